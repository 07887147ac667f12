import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { securityTextPath } from '#shared/contract/content-addresses.ts';
import { freshFolder, removeFolders } from '../testing/placeholder-build.ts';
import { refuseStaleSecurityText, securityText } from './security-text.ts';

afterAll(removeFolders);

const day = 24 * 60 * 60 * 1000;
const at = (date: string) => Date.parse(`${date}T12:00:00Z`);
const textAt = (nowMs: number) =>
  securityText({ siteUrl: 'https://waymint.example', email: 'hello@waymint.example', nowMs });

function buildWith(text?: string): string {
  const dist = freshFolder();
  const file = join(dist, 'site', securityTextPath);
  mkdirSync(dirname(file), { recursive: true });
  if (text !== undefined) writeFileSync(file, text);
  return dist;
}

describe('security.txt', () => {
  it('says whom to tell, until when, and where the file is', () => {
    expect(textAt(at('2026-11-22')).split('\n')).toEqual([
      'Contact: mailto:hello@waymint.example',
      'Expires: 2027-10-31T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://waymint.example/.well-known/security.txt',
      '',
    ]);
  });

  it.each(['2026-01-01', '2026-01-31', '2028-02-29', '2026-12-31'])(
    'expires in ten months to a year when it is built on %s',
    (date) => {
      const expires = Date.parse(/Expires: (.*)/.exec(textAt(at(date)))?.[1] ?? '');
      const days = (expires - at(date)) / day;
      expect(days).toBeGreaterThan(330);
      expect(days).toBeLessThan(366);
    },
  );
});

describe('a deployment', () => {
  it('accepts a build whose security.txt is valid for another month', () => {
    const dist = buildWith(textAt(at('2026-11-22')));
    expect(() => refuseStaleSecurityText(dist, at('2026-11-22'))).not.toThrow();
    expect(() => refuseStaleSecurityText(dist, at('2027-09-30'))).not.toThrow();
  });

  it.each([
    ['has expired', textAt(at('2025-01-01'))],
    ['expires within a month', textAt(at('2025-12-22'))],
    ['has no date', 'Contact: mailto:hello@waymint.example\n'],
    ['has an invalid date', 'Expires: never\n'],
    ['is missing', undefined],
  ])('refuses a build whose security.txt %s', (_, text) => {
    expect(() => refuseStaleSecurityText(buildWith(text), at('2026-11-22'))).toThrow(
      'Run npm run build again',
    );
  });
});
