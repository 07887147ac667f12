import { describe, expect, it } from 'vitest';
import { formatAbn, parseAbn } from './abn.ts';

describe('an ABN', () => {
  it.each([
    ['51824753556', '51824753556'],
    ['51 824 753 556', '51824753556'],
    [' 83 914 571 673 ', '83914571673'],
  ])('is read from %j', (text, digits) => expect(parseAbn(text)).toBe(digits));

  it.each([
    ['a wrong check digit', '51824753557'],
    ['ten digits', '5182475355'],
    ['twelve digits', '518247535560'],
    ['letters', '5182475355a'],
    ['a number that passes the checksum but belongs to no one', '10000000000'],
    ['a leading zero', '01824753556'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => expect(parseAbn(text)).toBeUndefined());

  it('is shown in groups', () => expect(formatAbn('51824753556')).toBe('51 824 753 556'));
});
