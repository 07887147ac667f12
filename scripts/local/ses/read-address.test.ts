import { describe, expect, it } from 'vitest';
import { formatAddress, readAddress } from './read-address.ts';

describe('an address', () => {
  it.each([
    ['ann@example.test', '', 'ann@example.test'],
    [' <Ann.O+x@Example.test> ', '', 'Ann.O+x@Example.test'],
    ['Ann Example <ann@example.test>', 'Ann Example', 'ann@example.test'],
    ['"Example, \\"Ann\\"" <ann@example.test>', 'Example, "Ann"', 'ann@example.test'],
    ['=?utf-8?q?Zo=C3=AB?= <zoe@localhost>', 'Zoë', 'zoe@localhost'],
  ])('is read from %s', (text, name, address) => {
    expect(readAddress(text)).toEqual({ name, address });
  });

  it.each([
    'ann',
    '',
    'ann@',
    '@example.test',
    'a b@example.test',
    'ann,bob@example.test',
    'a@b@example.test',
    '.ann@example.test',
    'ann@example..test',
    'ann@exa mple.test',
    'ann@-example.test',
    `${'a'.repeat(65)}@example.test`,
    `ann@${'a.'.repeat(160)}test`,
    'ann@example.test\r\nBcc: eve@example.test',
    'Zoë <zoe@example.test>',
    'Ann <ann@example.test> <eve@example.test>',
    '<ann@example.test>,<eve@example.test>',
  ])('is refused: %j', (text) => {
    expect(() => readAddress(text)).toThrow('Illegal address');
  });

  it('is shown with its name if it has one', () => {
    expect(formatAddress({ name: 'Ann', address: 'a@b.test' })).toBe('Ann <a@b.test>');
    expect(formatAddress({ name: '', address: 'a@b.test' })).toBe('a@b.test');
  });
});
