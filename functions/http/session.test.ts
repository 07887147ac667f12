import { base64url, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionKeys } from '../gateways/session-keys.ts';
import type { Account } from '../stores/accounts.ts';
import { someAccount } from '../testing/some-account.ts';
import { bearerToken, buildSessions, sessionSeconds } from './session.ts';

const keyOf = (letter: string) => new TextEncoder().encode(letter.repeat(48));
const nowMs = Date.UTC(2026, 10, 20, 9, 0, 0);
const nowS = nowMs / 1000;

const account = someAccount({ verified: false, sessionEpoch: 2 });

let clockMs: number;
let keys: SessionKeys;
let stored: { account: Account; loggedOut: boolean } | undefined;
let ids: number;

const sessions = buildSessions({
  clock: { nowMs: () => clockMs },
  newId: (prefix) => {
    ids += 1;
    return `${prefix}_${ids}`;
  },
  sessionKeys: async () => keys,
  accounts: { loadForSession: async (userId) => (userId === 'usr_1' ? stored : undefined) },
});

const read = async (token: string) => (await sessions.claim(token))?.live();

beforeEach(() => {
  clockMs = nowMs;
  keys = { current: { id: 'k2', key: keyOf('b') }, previous: { id: 'k1', key: keyOf('a') } };
  stored = { account, loggedOut: false };
  ids = 0;
});

interface Forgery {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: Uint8Array;
  without?: string[];
}

/** Makes a token like ours except for the given differences. */
function forge({ claims = {}, header = {}, key = keyOf('b'), without = [] }: Forgery): Promise<string> {
  const payload: Record<string, unknown> = {
    epoch: 2,
    iss: 'waymint',
    aud: 'waymint-web',
    sub: 'usr_1',
    jti: 'ses_9',
    iat: nowS,
    exp: nowS + sessionSeconds,
    ...claims,
  };
  for (const claim of without) delete payload[claim];
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: 'k2', ...header }).sign(key);
}

describe('a session token', () => {
  it('is read back as the session it was issued for', async () => {
    const token = await sessions.issue(account);
    expect(await read(token)).toEqual({
      userId: 'usr_1',
      sessionId: 'ses_1',
      expiresAtS: nowS + sessionSeconds,
      account,
    });
  });

  it('ends exactly after eight hours', async () => {
    const token = await sessions.issue(account);
    clockMs = nowMs + sessionSeconds * 1000 - 1;
    expect(await read(token)).toBeDefined();
    clockMs += 1;
    expect(await read(token)).toBeUndefined();
  });

  it('signed with the previous key still counts', async () => {
    expect(await read(await forge({ header: { kid: 'k1' }, key: keyOf('a') }))).toBeDefined();
    keys = { current: keys.current };
    expect(await read(await forge({ header: { kid: 'k1' }, key: keyOf('a') }))).toBeUndefined();
  });

  it.each<[string, Forgery]>([
    ['with another key', { key: keyOf('x') }],
    ['with the previous key under the current id', { key: keyOf('a') }],
    ['with an unknown key id', { header: { kid: 'k3' } }],
    ['by HS512', { header: { alg: 'HS512' } }],
    ['without an expiry', { without: ['exp'] }],
    ['without the time of issue', { without: ['iat'] }],
    ['without a subject', { without: ['sub'] }],
    ['without an id', { without: ['jti'] }],
    ['without an epoch', { without: ['epoch'] }],
    ['for another audience', { claims: { aud: 'another-service' } }],
    ['by another issuer', { claims: { iss: 'another-service' } }],
    ['that has expired', { claims: { exp: nowS } }],
    ['that is not valid yet', { claims: { nbf: nowS + 60 } }],
    ['that lives too long', { claims: { iat: nowS - sessionSeconds - 6, exp: nowS + 60 } }],
    ['for an unknown user', { claims: { sub: 'usr_2' } }],
    ['of an ended epoch', { claims: { epoch: 1 } }],
  ])('%s is refused', async (_, forgery) => {
    expect(await read(await forge(forgery))).toBeUndefined();
  });

  it('without a signature is refused', async () => {
    const [, payload] = (await sessions.issue(account)).split('.');
    const header = base64url.encode(JSON.stringify({ alg: 'none', kid: 'k2' }));
    expect(await read(`${header}.${payload}.`)).toBeUndefined();
  });

  it('with an edited subject is refused', async () => {
    const [header, payload = '', signature] = (await sessions.issue(account)).split('.');
    const claims = JSON.parse(new TextDecoder().decode(base64url.decode(payload)));
    const edited = base64url.encode(JSON.stringify({ ...claims, sub: 'usr_3' }));
    expect(await read(`${header}.${edited}.${signature}`)).toBeUndefined();
  });

  it.each(['', 'x', 'a.b.c', '....'])('that is malformed (%j) is refused', async (text) => {
    expect(await read(text)).toBeUndefined();
  });

  it('of a logged-out session is refused', async () => {
    stored = { account, loggedOut: true };
    expect(await read(await sessions.issue(account))).toBeUndefined();
  });

  it('issued before a password change is refused, and one issued with it is not', async () => {
    const before = await sessions.issue(account);
    const after = await sessions.issue({ ...account, sessionEpoch: 3 });
    stored = { account: { ...account, sessionEpoch: 3 }, loggedOut: false };
    expect(await read(before)).toBeUndefined();
    expect(await read(after)).toBeDefined();
  });

  it.each(['iat', 'nbf'])(
    'issued by a clock a few seconds ahead (%s) counts, and one further ahead does not',
    async (claim) => {
      expect(await read(await forge({ claims: { [claim]: nowS + 5 } }))).toBeDefined();
      expect(await read(await forge({ claims: { [claim]: nowS + 6 } }))).toBeUndefined();
    },
  );
});

describe('a bearer header', () => {
  it.each([
    ['Bearer abc.def.ghi', 'abc.def.ghi'],
    ['bearer abc', 'abc'],
    ['Basic abc', undefined],
    ['Bearer', undefined],
    ['Bearer a b', undefined],
    [undefined, undefined],
  ])('%j holds %j', (header, token) => expect(bearerToken(header)).toBe(token));
});
