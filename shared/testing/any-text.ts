import fc from 'fast-check';

/** It covers any code point of any script, because fast-check's own generator takes a second to prepare. */
const anyCodePoint = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  .map((value) => String.fromCodePoint(value < 0xd800 ? value : value + 0x800));

export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: anyCodePoint, maxLength });
