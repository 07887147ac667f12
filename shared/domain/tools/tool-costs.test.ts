import { describe, expect, it } from 'vitest';
import { addToolCosts, readMonthlyPrice, readToolPicks, writeToolPicks } from './tool-costs.ts';

describe('a choice of tools', () => {
  it('is added up, and is affordable from ten times its cost', () => {
    expect(addToolCosts({ xero: 3500, canva: 1999, notion: undefined })).toEqual({
      picked: 3,
      unpriced: 1,
      monthlyCents: 5499,
      salesFromCents: 54_990,
    });
    expect(addToolCosts({})).toMatchObject({ picked: 0, monthlyCents: 0, salesFromCents: 0 });
  });

  it('is read from an address, in the order of the list', () => {
    const picks = { canva: 1999, xero: undefined };
    expect(readToolPicks(writeToolPicks(picks), ['xero', 'canva', 'make'])).toEqual(picks);
    expect(Object.keys(readToolPicks('canva,xero', ['xero', 'canva']))).toEqual(['xero', 'canva']);
  });

  it.each([null, '', 'nothing', 'xero:abc', 'xero:-5', 'xero:99999999', 'xero:1000001', 'xero:1e3'])(
    'has no price that an address like %j makes up',
    (text) => {
      expect(Object.values(readToolPicks(text, ['xero'])).filter((cents) => cents !== undefined)).toEqual([]);
    },
  );
});

describe('a monthly price', () => {
  it.each([
    ['29', 2900],
    ['29.9', 2990],
    [' $29.95 ', 2995],
    ['0', 0],
    ['', undefined],
    ['-1', undefined],
    ['29.999', undefined],
    ['10001', undefined],
    ['about 30', undefined],
  ])('typed as %j is %s cents', (text, cents) => {
    expect(readMonthlyPrice(text)).toBe(cents);
  });
});
