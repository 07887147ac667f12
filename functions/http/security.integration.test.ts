import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { RouteDefinition } from '#shared/contract/route.ts';
import { allRoutes } from '#shared/contract/routes.ts';
import { type ApiCall, callApi } from '../testing/call-api.ts';
import { advanceClock } from '../testing/local-tools.ts';
import { signUpPerson } from '../testing/people.ts';
import { sessionKey } from '../testing/session-key.ts';

/** Requests that every route with a session must refuse. */
const authenticated = allRoutes.filter(({ auth }) => auth === 'session');
const addressOf = ({ path }: RouteDefinition) => path.replaceAll(/\{\w+\}/g, 'some-id');
const named = authenticated.map((route) => [`${route.method} ${route.path}`, route] as const);

const json = { 'content-type': 'application/json' };
const withBody = ({ encoding }: RouteDefinition): ApiCall =>
  encoding === 'json' || encoding === 'optional-json' ? { raw: '{}', headers: json } : {};
const call = (route: RouteDefinition, more: ApiCall) =>
  callApi(addressOf(route), { method: route.method, ...withBody(route), ...more });

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/**
 * A valid token and broken variants, signed with the right key where that alone is not the fault. Each has its own
 * session, so that a wrongly accepted logout would not end the others.
 */
async function spoiltTokens(): Promise<Record<string, string | undefined>> {
  const { token } = await signUpPerson();
  const other = await signUpPerson();
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = decode(payload);
  const issuedAtS = Number(claims.iat);
  const sign = (
    more: Record<string, unknown>,
    { alg = 'HS256', kid = decode(header).kid, key = sessionKey() } = {},
  ) =>
    new SignJWT({ ...claims, jti: `ses_${randomUUID()}`, ...more })
      .setProtectedHeader({ alg, kid: String(kid) })
      .sign(key);
  const untouched = await sign({});
  expect((await callApi('/user', { token: untouched })).status).toBe(200);
  const ended = (await signUpPerson()).token;
  await callApi('/auth/logout', { method: 'POST', token: ended });
  return {
    'no token': undefined,
    'a malformed token': 'x.y.z',
    'a signature of another key': await sign({}, { key: new TextEncoder().encode('k'.repeat(48)) }),
    'an unknown key id': await sign({}, { kid: 'k0' }),
    'algorithm none': `${encode({ ...decode(header), alg: 'none' })}.${payload}.`,
    'algorithm HS384': await sign({}, { alg: 'HS384' }),
    'algorithm HS512': await sign({}, { alg: 'HS512' }),
    expired: await sign({ iat: issuedAtS - 7200, exp: issuedAtS - 3600 }),
    'older than a session lives': await sign({ iat: issuedAtS - 9 * 3600, exp: issuedAtS + 3600 }),
    'not valid yet': await sign({ nbf: issuedAtS + 3600 }),
    'no expiry': await sign({ exp: undefined }),
    'no time of issue': await sign({ iat: undefined }),
    'no subject': await sign({ sub: undefined }),
    'no session id': await sign({ jti: undefined }),
    'another audience': await sign({ aud: 'another-service' }),
    'no audience': await sign({ aud: undefined }),
    'another issuer': await sign({ iss: 'another-service' }),
    'another epoch': await sign({ epoch: Number(claims.epoch) + 1 }),
    'an unknown account': await sign({ sub: 'usr_nobody' }),
    'an edited subject': `${header}.${encode({ ...claims, sub: decode(other.token.split('.')[1]).sub })}.${signature}`,
    'a session that was logged out': ended,
  };
}

describe('a route that needs a session', () => {
  it.each(named)('%s refuses everything but a live session', async (_, route) => {
    for (const [what, token] of Object.entries(await spoiltTokens())) {
      const { status, body } = await call(route, { token });
      expect({ what, status, code: body.code }).toEqual({ what, status: 401, code: 'session-invalid' });
    }
  });

  it('refuses a session that has expired', async () => {
    const { token } = await signUpPerson();
    await advanceClock(8 * 60 * 60);
    for (const route of authenticated) expect((await call(route, { token })).status).toBe(401);
  });

  const bodies = named.filter(([, { encoding }]) => encoding === 'json');
  it.each(bodies)('%s refuses a malformed body', async (_, route) => {
    const { token } = await signUpPerson();
    const wrong: [ApiCall, number][] = [
      [{ raw: `{"x":"${'a'.repeat(131_072)}"}`, headers: json }, 413],
      [{ raw: '{"x":', headers: json }, 400],
      [{ raw: '{}', headers: { 'content-type': 'text/plain' } }, 415],
      [{ raw: '{}', headers: {} }, 415],
    ];
    for (const [given, status] of wrong) expect((await call(route, { token, ...given })).status).toBe(status);
  });
});

describe('forged headers', () => {
  it('change neither the identity of a visitor nor the targets of links', async () => {
    const answer = await callApi('/auth/login', {
      json: { email: 'nobody@example.com', password: 'whatever it is' },
      headers: {
        'x-viewer-address': '203.0.113.9',
        'x-origin-secret': 'guess',
        'x-forwarded-host': 'evil.example',
      },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify([...answer.headers])).not.toContain('evil.example');
  });
});
