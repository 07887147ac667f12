import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printSum } from './print-sum.ts';
import { type Ratio, ratio, readRatio } from './ratio.ts';
import { type Names, workOut } from './work-out.ts';

const names: Names = {
  figures: new Map([
    ['lawn', ratio(65n)],
    ['casual-floor', readRatio('33.05')],
    ['none', ratio(0n)],
  ]),
  rules: new Map([
    ['larger', { takes: 2, from: ([a, b]) => ((a as Ratio).gt(b as Ratio) ? a : b) as Ratio }],
  ]),
};

const comesTo = (sum: string): string => printSum(workOut(sum, names), '~0.0000');

describe('a sum', () => {
  it.each([
    ['1 + 2 * 3', '7.0000'],
    ['(1 + 2) * 3', '9.0000'],
    ['8 - 3 - 2', '3.0000'],
    ['8 / 4 / 2', '1.0000'],
    ['-2 ^ 2', '-4.0000'],
    ['2 ^ 3 ^ 1', '8.0000'],
    ['1,250 / 100', '12.5000'],
    ['6 * lawn - 12', '378.0000'],
    ['2*casual-floor', '66.1000'],
    ['lawn - 5', '60.0000'],
    ['larger(lawn; 4 + 70)', '74.0000'],
    ['(1 - 0.014)^60', '0.4292'],
  ])('%s is %s', (sum, value) => {
    expect(comesTo(sum)).toBe(value);
  });

  it.each([
    ['lawns * 2', 'no figure named lawns'],
    ['lawn-5', 'no figure named lawn-5'],
    ['smaller(1; 2)', 'no rule named smaller'],
    ['larger(1)', 'takes 2 figures, not 1'],
    ['1 / none', 'divides by nothing'],
    ['1 / (lawn - 65)', 'divides by nothing'],
    ['(1 + 2', '“)” is missing'],
    ['1 +', 'ends too soon'],
    ['* 2', '“*” is where a figure should be'],
    ['1 2', '“2” is where it should end'],
    ['', 'ends too soon'],
    ['2 ^ 0.5', 'a power is a whole number'],
    ['2 ^ 100000', 'a power is a whole number'],
    ['lawn.price', 'cannot be read from “.price”'],
    ['process.exit(1)', 'cannot be read'],
  ])('%s is refused', (sum, fault) => {
    expect(() => workOut(sum, names)).toThrow(new RegExp(fault.replaceAll(/[()*]/g, String.raw`\$&`)));
  });

  it('of arbitrary characters gives a figure or an error message', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'0123456789.+-*/^()lawn; '), maxLength: 20 });
    fc.assert(
      fc.property(letters, (text) => {
        try {
          expect(workOut(text, names).d > 0n).toBe(true);
        } catch (error) {
          expect((error as Error).message).toMatch(/[a-z]{3}/);
          expect(error).toHaveProperty('name', expect.stringMatching(/SumFault|Error/));
        }
      }),
    );
  });
});

describe('a figure', () => {
  it.each([
    ['1234.5', '$0.00', '$1,234.50'],
    ['1234567', '$0', '$1,234,567'],
    ['2 / 3', '~0.0', '0.7'],
    ['0.1045', '0.00%', '10.45%'],
    ['2 / 3', '~0%', '67%'],
    ['0 - 12.5', '$0.00', '-$12.50'],
    ['0.05', '$0.00', '$0.05'],
    ['0 - 1 / 1000', '~$0.00', '$0.00'],
  ])('of %s is printed by %s as %s', (sum, look, printed) => {
    expect(printSum(workOut(sum, names), look)).toBe(printed);
  });

  it('is never rounded unless its writer allows it', () => {
    expect(() => printSum(workOut('100 / 3', names), '$0.00')).toThrow(
      'it is 33.333333, which “$0.00” would round; write “~$0.00” to round it',
    );
    expect(printSum(workOut('100 / 3', names), '~$0.00')).toBe('$33.33');
  });
});
