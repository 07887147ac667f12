import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { securityHeaders } from '#shared/contract/site-headers.ts';

type HeaderName = keyof typeof securityHeaders;

const oneOf = <T extends string>(allowed: readonly T[], value: string): T => {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`CloudFront cannot send "${value}" here`);
  return found;
};

function transportSecurityOf(value: string) {
  const [maxAge = '', ...flags] = value.split('; ');
  const seconds = Number(/^max-age=(\d+)$/.exec(maxAge)?.[1]);
  return {
    accessControlMaxAge: Duration.seconds(seconds),
    includeSubdomains: flags.includes('includeSubDomains'),
    preload: flags.includes('preload'),
    override: true,
  };
}

/** CloudFront has separate fields for these headers and refuses them as custom headers. */
const asFields: Partial<Record<HeaderName, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'content-security-policy': (value) => ({
    contentSecurityPolicy: { contentSecurityPolicy: value, override: true },
  }),
  'strict-transport-security': (value) => ({ strictTransportSecurity: transportSecurityOf(value) }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({
    frameOptions: { frameOption: oneOf(Object.values(HeadersFrameOption), value), override: true },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: oneOf(Object.values(HeadersReferrerPolicy), value), override: true },
  }),
};

/** Translates headers of the contract into a policy for the distribution. */
export function headersPolicyOf(all: Partial<Record<HeaderName, string>>): ResponseHeadersPolicyProps {
  const headers = Object.entries(all) as [HeaderName, string][];
  const custom = headers
    .filter(([name]) => asFields[name] === undefined)
    .map(([header, value]) => ({ header, value, override: true }));
  return {
    securityHeadersBehavior: Object.assign({}, ...headers.map(([name, value]) => asFields[name]?.(value))),
    ...(custom.length === 0 ? {} : { customHeadersBehavior: { customHeaders: custom } }),
  };
}
