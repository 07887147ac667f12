import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '../sha256.ts';

/** The headers of a POST signed as the SDK signs, for bodies that the SDK would never send. */
export async function signRequest(signing: {
  url: string;
  service: string;
  body: string;
  headers?: Record<string, string>;
  accessKeyId: string;
}): Promise<Record<string, string>> {
  const { url, service, body, headers = {}, accessKeyId } = signing;
  const { hostname, port, protocol, pathname, host } = new URL(url);
  const signer = new SignatureV4({
    service,
    region: 'ap-southeast-2',
    sha256: Sha256,
    credentials: { accessKeyId, secretAccessKey: 'secret' },
  });
  const signed = await signer.sign({
    method: 'POST',
    protocol,
    hostname,
    port: Number(port),
    path: pathname,
    headers: { host, ...headers },
    body,
  });
  return signed.headers;
}
