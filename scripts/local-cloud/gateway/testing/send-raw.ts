import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawRequest {
  port: number;
  method?: string;
  /** Sent unchanged: dots and escapes are not resolved. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Sends a request with full control over its lines, unlike fetch. The default Host is localhost. */
export function sendRaw({ port, method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      method,
      path,
      host: '127.0.0.1',
      agent: false,
      headers: { host: `localhost:${port}`, ...headers },
    });
    sent.once('error', reject);
    sent.once('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
    });
    sent.end(body);
  });
}
