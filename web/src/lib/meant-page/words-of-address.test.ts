import { expect, it } from 'vitest';
import { wordsOfAddress } from './words-of-address.ts';

it.each([
  ['/make-money/lawn-mowing', 'lawn mowing'],
  ['/podcast-editing.html/', 'podcast editing html'],
  ['/%3Cscript%3E', 'script'],
  ['/no/such/page', ''],
  ['/index.html', ''],
  ['/path-of-least-effort', 'path of least effort'],
  ['/', ''],
  [`/${'a'.repeat(90)}`, 'a'.repeat(40)],
])('an address such as %s is searched for as “%s”', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
