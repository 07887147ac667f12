import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Service = 's3' | 'ses' | 'secrets';

export interface Heard {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Call {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers of S3 that the product, its SDK or a browser reads. */
const readHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'x-amz-checksum-sha256',
  'x-amz-checksum-type',
];

/** The operation's name in the service's terms. */
export function operationOf(service: Service, { method, url, headers, body }: Call): string {
  if (service === 's3') return method;
  if (service === 'ses') return new URLSearchParams(body.toString()).get('Action') ?? 'no action';
  return String(headers['x-amz-target'] ?? 'no target').replace(/^.*\./, '') + (url === '/' ? '' : ` ${url}`);
}

/** The differences between two answers to one call, in the parts that are read. */
export function differencesOf(service: Service, answers: { standIn: Heard; moto: Heard }): string[] {
  const { standIn, moto } = answers;
  const told = (aspect: string, read: (heard: Heard) => unknown): string[] => {
    const [ours, theirs] = [read(standIn), read(moto)].map((value) => JSON.stringify(value) ?? 'nothing');
    return ours === theirs ? [] : [`${aspect}: stand-in ${ours}, moto ${theirs}`];
  };
  const status = told('status', (heard) => heard.status);
  if (standIn.status >= 400 || moto.status >= 400)
    return [...status, ...told('error', (heard) => errorIn(heard))];
  if (service === 's3')
    return [
      ...status,
      ...readHeaders.flatMap((name) => told(name, ({ headers }) => headers[name])),
      ...told('bytes', ({ body }) => createHash('sha256').update(body).digest('hex')),
    ];
  if (service === 'ses') return [...status, ...told('has a message id', hasMessageId)];
  return [...status, ...told('fields', fieldsOf), ...told('text', ({ body }) => secretOf(body))];
}

function errorIn({ status, body }: Heard): string | undefined {
  if (status < 400) return undefined;
  const text = body.toString();
  return /<Code>([^<]+)</.exec(text)?.[1] ?? /"__type"\s*:\s*"(?:[^"#]*#)?([^"]+)"/.exec(text)?.[1] ?? 'none';
}

const hasMessageId = ({ body }: Heard): boolean => /<MessageId>[^<]+<\/MessageId>/.test(body.toString());
const fieldsOf = ({ body }: Heard): string[] => Object.keys(JSON.parse(body.toString())).sort();
/** A hash, because differences are printed. */
const secretOf = (body: Buffer): string =>
  createHash('sha256')
    .update(String(JSON.parse(body.toString()).SecretString))
    .digest('hex')
    .slice(0, 8);
