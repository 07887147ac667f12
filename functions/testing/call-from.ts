import { request } from 'node:http';
import { inject } from 'vitest';
import type { ApiAnswer } from './call-api.ts';
import { noteSecrets, secretsIn } from './used-secrets.ts';

/** Posts JSON from another loopback address, which counts as a different visitor. */
export function callFrom(address: string, path: string, json: object, token?: string): Promise<ApiAnswer> {
  noteSecrets(inject('dataFolder'), secretsIn(json));
  const { port } = new URL(inject('siteUrl'));
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, localAddress: address, method: 'POST', path: `/api${path}`, headers },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
        });
      },
    );
    sent.on('error', reject).end(JSON.stringify(json));
  });
}
