import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { leakedSecrets, noteSecrets, secretsIn } from './used-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymint-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the search for leaked secrets', () => {
  it('collects passwords and tokens from requests and answers', () => {
    const fields = { email: 'a@example.com', password: 'a quiet one', token: 'abcdefgh', name: 'A' };
    expect(secretsIn(fields)).toEqual(['a quiet one', 'abcdefgh']);
    expect(secretsIn('text')).toEqual([]);
  });

  it('finds a logged secret, plain or encoded, and nothing else', () => {
    noteSecrets(folder, ['a quiet one', 'never logged', 'plus+sign']);
    writeFileSync(join(folder, 'functions.log'), '{"line":"?password=a%20quiet%20one&x=plus+sign"}\n');
    expect(leakedSecrets(folder)).toEqual(['a quiet one', 'plus+sign']);
  });
});
