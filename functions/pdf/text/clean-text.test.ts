import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#shared/testing/any-text.ts';
import { cleanText } from './clean-text.ts';

describe('a text to draw', () => {
  it.each([
    ['a\u0000b\u0007c\u009fd', 'abcd', 'control characters'],
    ['pay \u202edollars 001\u202c', 'pay dollars 001', 'overrides of direction'],
    ['a\u2066b\u2069\u200f\u200e\u061cc', 'abc', 'isolates and marks of direction'],
    ['one\r\ntwo\u2028three', 'one two three', 'line breaks, which become spaces'],
    ['Nguye\u0302\u0303n', 'Nguyễn', 'decomposed letters'],
    ['half \ud800 a pair', 'half \ufffd a pair', 'lone surrogates'],
    ['so\u00adft\ufeff\ufe0f', 'soft', 'invisible characters'],
    [
      'Z\u0351\u0352\u0353\u0354\u0355\u0356',
      'Z\u0353\u0354\u0355\u0356',
      'more marks than a letter can carry',
    ],
  ])('%j becomes %j: without %s', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('keeps joiners, which some scripts need', () => {
    expect(cleanText('क्\u200dष می\u200cخواهم')).toBe('क्\u200dष می\u200cخواهم');
  });

  it('does not change when cleaned again', () => {
    fc.assert(
      fc.property(anyText(40), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean).not.toMatch(/\p{Cc}|\p{Bidi_Control}|\p{Cs}/u);
      }),
    );
  });
});
