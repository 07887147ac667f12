import { argon2Sync, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dummyHash, hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

describe('a password hash', () => {
  it('is argon2id at the recommended cost, with its parameters and its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('one'), hashPassword('one')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(isOutdated(first)).toBe(false);
  });

  it('accepts only the password it was made from', async () => {
    const hash = await hashPassword('a quiet eucalyptus');
    expect(await verifyPassword('a quiet eucalyptus', hash)).toBe(true);
    expect(await verifyPassword('A quiet eucalyptus', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('treats two Unicode spellings of one text as the same password', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await verifyPassword('cafe\u0301 au lait', hash)).toBe(true);
  });

  it('of lower cost is verified with its own parameters and reported as outdated', async () => {
    const nonce = Buffer.alloc(16, 7);
    const message = Buffer.from('an old password');
    const tag = argon2Sync('argon2id', {
      message,
      nonce,
      memory: 8192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
    expect(await verifyPassword('an old password', old)).toBe(true);
    expect(await verifyPassword('another password', old)).toBe(false);
    expect(isOutdated(old)).toBe(true);
  });

  it.each([
    [15, 8, 1],
    // OWASP recommends this cost, which takes 128 MiB.
    [17, 8, 1],
  ])('by scrypt with ln=%i,r=%i,p=%i is verified, and reported as outdated', async (ln, r, p) => {
    const salt = Buffer.alloc(16, 7);
    const tag = scryptSync('an old password', salt, 32, { N: 2 ** ln, r, p, maxmem: 2 ** 28 });
    const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    const old = `$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(tag)}`;
    expect(await verifyPassword('an old password', old)).toBe(true);
    expect(await verifyPassword('another password', old)).toBe(false);
    expect(isOutdated(old)).toBe(true);
  });

  it.each([
    '',
    'secret',
    '$2b$10$abc',
    '$scrypt$ln=15,r=8,q=1$AAAA$AAAA',
    '$argon2id$v=16$m=1,t=1,p=1$AAAA$AAAA',
  ])('in an unknown format is a fault, not a wrong password: “%s”', async (hash) => {
    await expect(verifyPassword('secret', hash)).rejects.toThrow('A stored password hash');
  });

  it('stays correct when many are computed in parallel', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => hashPassword(`password ${index}`)),
    );
    const verified = await Promise.all(
      hashes.map((hash, index) => verifyPassword(`password ${index}`, hash)),
    );
    expect(verified).toEqual(Array.from({ length: 6 }, () => true));
  });

  it('for an unknown account accepts no password', async () => {
    expect(await verifyPassword('', dummyHash)).toBe(false);
    expect(isOutdated(dummyHash)).toBe(false);
  });
});
