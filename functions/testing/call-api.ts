import { inject } from 'vitest';
import { noteSecrets, secretsIn } from './used-secrets.ts';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  // Tests read arbitrary answers and assert on their shape.
  // biome-ignore lint/suspicious/noExplicitAny: the answer's shape is the thing under test
  body: any;
}

export interface ApiCall {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  /** It is sent unchanged instead of json. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Calls the API of the running cloud over HTTP, like any client. */
export async function callApi(path: string, call: ApiCall = {}): Promise<ApiAnswer> {
  const { token, json, raw } = call;
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await fetch(`${inject('siteUrl')}/api${path}`, {
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const answered = isJson ? JSON.parse(text) : text;
  noteSecrets(inject('dataFolder'), [...secretsIn(json), ...secretsIn({ token }), ...secretsIn(answered)]);
  return { status: response.status, headers: response.headers, body: answered };
}
