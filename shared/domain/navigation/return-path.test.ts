import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const honoured = [
  '/',
  '/dashboard',
  '/make-money/path-compiler/confirm?pc_sid=abc&status=success',
  '/token/order?ref=%2Fmake-money%2Fpath-compiler%3Fplan%3DPRO',
  '/funding?state=New%20South%20Wales#grants',
  '/user/files/01JXYZ_a-b?runId=r_1',
];

const refused: [what: string, wish: string | null | undefined][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a relative path', 'dashboard'],
  ['a whole address', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a script after a slash-less space', ' javascript:alert(1)'],
  ['two slashes', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['slash and backslash', '/\\evil.example'],
  ['a backslash first', '\\/evil.example'],
  ['a backslash later', '/a\\evil.example'],
  ['a backslash in the query', '/a?b=\\evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line feed between slashes', '/\n/evil.example'],
  ['a carriage return at the end', '/dashboard\r'],
  ['a null byte', '/\0/evil.example'],
  ['a space first', ' /dashboard'],
  ['a space between slashes', '/ /evil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a twice encoded slash', '/%252Fevil.example'],
  ['a dot segment that leaves two slashes', '/.//evil.example'],
  ['an encoded dot segment', '/%2e//evil.example'],
  ['a parent segment that leaves two slashes', '/a/..//evil.example'],
  ['letters outside ASCII', '/straße'],
  ['a full-width slash', '/／evil.example'],
  ['a line separator', '/\u2028/evil.example'],
  ['a right-to-left override', '/\u202e/evil.example'],
  ['user information', '/@evil.example'],
  ['an over-long path', `/${'a'.repeat(2048)}`],
];

describe('safeReturnPath', () => {
  it.each(honoured)('accepts %s', (wish) => {
    expect(safeReturnPath(wish, '/fallback')).toBe(wish);
  });

  it.each(refused)('falls back on %s', (_what, wish) => {
    expect(safeReturnPath(wish, '/fallback')).toBe('/fallback');
  });

  it('returns the path as the browser would write it', () => {
    expect(safeReturnPath('/a/../dashboard', '/fallback')).toBe('/dashboard');
  });

  it('never returns what a browser resolves to another origin', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%09',
      '%2f',
      '%5c',
      '\t',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
    ];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces)
          for (const d of pieces) {
            const path = safeReturnPath(`/${a}${b}${c}${d}`, '/fallback');
            expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
            expect(path).toMatch(/^\/(?![/\\])/);
          }
  });
});
