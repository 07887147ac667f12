import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentWriter } from './content-writer.ts';
import { glyphBytes, number } from './syntax.ts';

const writtenBy = (write: (writer: ContentWriter) => void): string => {
  const writer = new ContentWriter();
  write(writer);
  return Buffer.from(writer.written()).toString('latin1');
};

describe('the content of a page', () => {
  it('holds what was put, byte for byte and however long', () => {
    const text = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte))
      .join('')
      .repeat(300);
    expect(writtenBy((writer) => writer.put('a').put(text).put('z'))).toBe(`a${text}z`);
  });

  it('holds numbers with at most two decimals, as everything else of the file does', () => {
    const cases = [0, -0, 1, -1, 0.5, -0.5, 0.05, 10.1, 99.999, -99.994, 841.89, 1000, -0.001, 12_345.67];
    expect(
      writtenBy((writer) => {
        for (const value of cases) writer.number(value);
      }),
    ).toBe('0 0 1 -1 .5 -.5 .05 10.1 100 -99.99 841.89 1000 0 12345.67 ');
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(writtenBy((writer) => writer.number(value))).toBe(`${number(value)} `);
        expect(Number(number(value))).toBeCloseTo(value, 1);
      }),
    );
  });
});

describe('a glyph within a string', () => {
  it('is two bytes, of which those that end a string or turn into another are escaped', () => {
    expect(glyphBytes(0x12_34)).toBe('\x12\x34');
    expect(['(', ')', '\\', '\r'].map((sign) => glyphBytes(sign.charCodeAt(0)))).toEqual([
      '\0\\(',
      '\0\\)',
      '\0\\\\',
      '\0\\r',
    ]);
  });
});
