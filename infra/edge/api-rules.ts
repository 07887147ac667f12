import { apiHeaders, originBodyLimitBytes, viewerAddressHeader } from '#shared/contract/edge-headers.ts';
import { errors } from '#shared/contract/errors.ts';
import type { EdgeField } from './cloudfront-events.ts';

export interface ApiRules {
  bodyLimitBytes: number;
  viewerAddressHeader: string;
  status: number;
  refusal: { code: string; global: string; error: string; message: string };
  headers: Record<string, EdgeField>;
}

const [status, sentence] = errors['body-too-large'];
const headers = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' };

export const apiRules: ApiRules = {
  bodyLimitBytes: originBodyLimitBytes,
  viewerAddressHeader,
  status,
  refusal: { code: 'body-too-large', global: sentence, error: sentence, message: sentence },
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
};
