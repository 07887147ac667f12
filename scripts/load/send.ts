import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Asked {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  form?: Record<string, string>;
}

export interface Answered {
  status: number;
  location: string | undefined;
  /** Undefined when the body is not JSON. */
  body: unknown;
}

const patienceMs = 30_000;

/** The browsers' connections, kept open, with a separate address for each person. */
export function buildSend(siteUrl: string) {
  const { port } = new URL(siteUrl);
  const agent = new Agent({ keepAlive: true });
  const send = (
    path: string,
    { localAddress, ...asked }: Asked & { localAddress: string },
  ): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const { token, json, form } = asked;
      const body = form === undefined ? json && JSON.stringify(json) : new URLSearchParams(form).toString();
      const headers = {
        'accept-encoding': 'gzip',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(form === undefined
          ? {}
          : { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const method = asked.method ?? (body === undefined ? 'GET' : 'POST');
      const where = { host: '127.0.0.1', port, localAddress, agent, path, method };
      const sent = request({
        ...where,
        headers: { host: `localhost:${port}`, ...headers },
        timeout: patienceMs,
      });
      sent.on('timeout', () => sent.destroy(new Error('No answer came')));
      sent.on('error', reject);
      sent.on('response', async (response) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of response) chunks.push(chunk);
          const { location } = response.headers;
          resolve({ status: response.statusCode ?? 0, location, body: readJson(response.headers, chunks) });
        } catch (error) {
          reject(error);
        }
      });
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

function readJson(headers: IncomingHttpHeaders, chunks: readonly Buffer[]): unknown {
  if (headers['content-type']?.startsWith('application/json') !== true) return undefined;
  const bytes = Buffer.concat(chunks);
  return JSON.parse((headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8'));
}

export const field = (body: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );
