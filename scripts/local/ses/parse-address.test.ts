import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress, splitAddressList } from './parse-address.ts';

describe('addresses', () => {
  it.each([
    ['ann@example.test', '', 'ann@example.test'],
    [' <Ann.O+x@Example.test> ', '', 'Ann.O+x@Example.test'],
    ['Ann Example <ann@example.test>', 'Ann Example', 'ann@example.test'],
    ['"Example, \\"Ann\\"" <ann@example.test>', 'Example, "Ann"', 'ann@example.test'],
    ['=?utf-8?q?Zo=C3=AB?= <zoe@localhost>', 'Zoë', 'zoe@localhost'],
  ])('reads %s', (text, name, address) => {
    expect(parseAddress(text)).toEqual({ name, address });
  });

  it.each([
    ['ann', "Missing final '@domain'"],
    ['', "Missing final '@domain'"],
    ['ann@', "Missing final '@domain'"],
    ['@example.test', 'Missing local part'],
    ['a b@example.test', 'whitespace'],
    ['ann,bob@example.test', 'illegal character'],
    ['a@b@example.test', 'illegal character'],
    ['.ann@example.test', 'misplaced dot'],
    ['ann@example..test', 'misplaced dot'],
    ['ann@exa mple.test', 'Domain contains illegal character'],
    ['ann@-example.test', 'Domain contains illegal character'],
    [`${'a'.repeat(65)}@example.test`, 'too long'],
    [`ann@${'a.'.repeat(160)}test`, 'too long'],
    ['ann@example.test\r\nBcc: eve@example.test', 'control'],
    ['Zoë <zoe@example.test>', 'non-ASCII'],
    ['Ann <ann@example.test> <eve@example.test>', 'whitespace'],
    ['<ann@example.test>,<eve@example.test>', 'illegal character'],
  ])('refuses %j', (text, sentence) => {
    expect(() => parseAddress(text)).toThrow(sentence);
  });

  it('are shown with their name where they have one', () => {
    expect(formatAddress({ name: 'Ann', address: 'a@b.test' })).toBe('Ann <a@b.test>');
    expect(formatAddress({ name: '', address: 'a@b.test' })).toBe('a@b.test');
  });

  it('are split at the commas between them only', () => {
    expect(splitAddressList('"B, A" <a@b.test>, c@d.test,\t<e@f.test>,')).toEqual([
      '"B, A" <a@b.test>',
      'c@d.test',
      '<e@f.test>',
    ]);
    expect(splitAddressList('')).toEqual([]);
  });
});
