import { describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/contract/routes.ts';
import { callApi } from '../testing/call-api.ts';
import { signUpPerson } from '../testing/people.ts';

const contentTypes: Record<string, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/json',
};

describe('the routes of the contract', () => {
  it('are all built and served', async () => {
    const answers = new Map<string, number>();
    const { token: kept } = await signUpPerson();
    for (const route of allRoutes) {
      const token = route.id === 'logOut' ? (await signUpPerson()).token : kept;
      const contentType = contentTypes[route.encoding];
      const { status } = await callApi(route.path.replaceAll(/\{\w+\}/g, 'some-id'), {
        method: route.method,
        token,
        ...(contentType === undefined
          ? {}
          : { raw: route.encoding === 'form' ? '' : '{}', headers: { 'content-type': contentType } }),
      });
      answers.set(route.id, status);
    }
    expect([...answers].filter(([, status]) => status >= 500)).toEqual([]);
  }, 60_000);

  it('answer an unknown path or method with a JSON 404', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['DELETE', '/auth/login'],
      ['GET', ''],
    ] as const) {
      const { status, body } = await callApi(path, { method });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
    }
  });
});

describe('an error', () => {
  it('has the same sentence under three names, and the request id', async () => {
    const { body, headers } = await callApi('/user');
    expect(body).toEqual({
      code: 'session-invalid',
      global: 'Your session has ended. Please log in again.',
      error: 'Your session has ended. Please log in again.',
      message: 'Your session has ended. Please log in again.',
      requestId: expect.stringMatching(/^[\w-]{10,}$/),
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['malformed JSON', { raw: '{"email":', headers: json }, 400, 'malformed-json'],
    [
      'invalid UTF-8',
      { raw: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), headers: json },
      400,
      'malformed-json',
    ],
    ['a list', { raw: '[]', headers: json }, 400, 'invalid-input'],
    ['null', { raw: 'null', headers: json }, 400, 'invalid-input'],
    [
      'another content type',
      { raw: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported-media-type',
    ],
    ['more than 128 KB', { raw: `{"email":"${'a'.repeat(131_072)}"}`, headers: json }, 413, 'body-too-large'],
  ])('of %s is refused', async (_, call, status, code) => {
    const answer = await callApi('/auth/login', { method: 'POST', ...call });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  it('can be omitted where the contract says so', async () => {
    const { token } = await signUpPerson();
    expect((await callApi('/auth/logout', { method: 'POST', token, headers: json })).status).toBe(200);
  });
});
