import { expect, it } from 'vitest';
import { buildOrigin } from './origin-secret.ts';

const now = 'n'.repeat(64);
const before = 'b'.repeat(64);
const cameThrough = (stored: unknown, shown: string | undefined) =>
  buildOrigin(async () => JSON.stringify(stored)).cameThrough(shown);

it('accepts the current value, and the previous one during a rotation', async () => {
  expect(await cameThrough({ value: now }, now)).toBe(true);
  expect(await cameThrough({ value: now }, before)).toBe(false);
  expect(await cameThrough({ value: now, previousValue: before }, now)).toBe(true);
  expect(await cameThrough({ value: now, previousValue: before }, before)).toBe(true);
});

it.each([undefined, '', now.slice(1), `${now}n`, 'é'])('refuses %s', async (shown) => {
  expect(await cameThrough({ value: now, previousValue: before }, shown)).toBe(false);
});

it.each([{}, { value: '' }, { value: now, previousValue: '' }])(
  'throws on the malformed secret %j, so that no request gets in',
  async (stored) => {
    await expect(cameThrough(stored, '')).rejects.toThrow(
      'The secret origin does not have the expected form',
    );
  },
);

const codeOf = (address: string, value = now) =>
  buildOrigin(async () => JSON.stringify({ value })).codeOfClient(address);

it('gives a client or an IPv6 household one code, and every other client another', async () => {
  const [one, again, other] = await Promise.all(
    ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2'].map((a) => codeOf(a)),
  );
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  expect(await codeOf('2001:db8:1:2::9')).toBe(await codeOf('2001:db8:1:2:3::1'));
  expect(await codeOf('2001:db8:1:3::9')).not.toBe(await codeOf('2001:db8:1:2::9'));
});

it('gives an account its own code, which differs from client codes', async () => {
  const codeOfAccount = (email: string, value = now) =>
    buildOrigin(async () => JSON.stringify({ value })).codeOfAccount(email);
  const code = await codeOfAccount('a@example.com');
  expect(code).toMatch(/^[0-9a-f]{16}$/);
  expect(await codeOfAccount('a@example.com')).toBe(code);
  expect(await codeOfAccount('b@example.com')).not.toBe(code);
  expect(await codeOfAccount('a@example.com', before)).not.toBe(code);
  expect(await codeOf('a@example.com')).not.toBe(code);
});

it('gives an address another code under another secret, so that it cannot be guessed without the secret', async () => {
  expect(await codeOf('192.0.2.1', before)).not.toBe(await codeOf('192.0.2.1'));
});
