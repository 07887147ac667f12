import { createHmac, hash } from 'node:crypto';
import type { Credentials } from './credentials.ts';

/** What of a request is signed besides its body; names in lower case. */
interface Unsigned {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface Signing {
  credentials: Credentials;
  region: string;
  service: string;
  at: Date;
}

const algorithm = 'AWS4-HMAC-SHA256';
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Signature Version 4 for a POST without a query, which is all that the JSON protocols of AWS know: the headers to send,
 * each of them signed. Held against AWS's own signer by its test.
 */
export function signRequest(
  { url, headers, body }: Unsigned,
  { credentials, region, service, at }: Signing,
): Record<string, string> {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const date = time.slice(0, 8);
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-date': time,
    ...(sessionToken ? { 'x-amz-security-token': sessionToken } : {}),
  };
  const names = Object.keys(signed).sort();
  const list = names.join(';');
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const canonical = `POST\n${url.pathname}\n\n${lines}\n${list}\n${hash('sha256', body)}`;
  const scope = `${date}/${region}/${service}/aws4_request`;
  const parts = [date, region, service, 'aws4_request'];
  const key = parts.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secretAccessKey}`);
  const text = [algorithm, time, scope, hash('sha256', canonical)].join('\n');
  const signature = hmac(key, text).toString('hex');
  return {
    ...signed,
    authorization: `${algorithm} Credential=${accessKeyId}/${scope}, SignedHeaders=${list}, Signature=${signature}`,
  };
}
