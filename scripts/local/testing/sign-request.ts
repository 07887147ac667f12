import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';

/** The headers of a POST with this body, signed as the SDK signs: for bodies the SDK itself would never send. */
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

class Sha256 {
  readonly #hash: ReturnType<typeof createHash | typeof createHmac>;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    if (secret === undefined) this.#hash = createHash('sha256');
    else this.#hash = createHmac('sha256', typeof secret === 'string' ? secret : bytesOf(secret));
  }
  update(data: Uint8Array): void {
    this.#hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {}
}

const bytesOf = (data: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
