import { expect, it } from 'vitest';
import { isOfAnother, readSources, sumOf } from './read-sources.ts';

const figure = (text: string) => ({ text, mark: 'D' as const, label: 'Cash flow' });
const cash = {
  ...{ label: 'Cash flow', value: 'opening + collected = closing', reason: 'Whole cents', page: 10 },
  worked: [
    ['The year: ', figure('$4,000'), ' collected = ', figure('$3,600')],
    ['Month 2: ', figure('−$133.33'), ' opening + ', figure('$450'), ' collected = ', figure('$316.67')],
  ],
};

it('reads what the letters lead to, and nothing out of a file that says it otherwise', () => {
  expect(readSources(JSON.stringify([cash])).get('Cash flow')).toEqual(cash);
  expect(readSources(JSON.stringify([{ ...cash, page: 'ten' }])).size).toBe(0);
  expect(readSources('{').size).toBe(0);
  expect(readSources(undefined).size).toBe(0);
});

it('finds the sum that a figure is the result of, as a table or a sentence prints it', () => {
  expect(sumOf(cash, '316.67')).toEqual({ sum: cash.worked[1], as: 'result' });
  expect(sumOf(cash, 'ends at $3,600')).toEqual({ sum: cash.worked[0], as: 'result' });
  expect(sumOf(cash, '3,600.00')).toEqual({ sum: cash.worked[0], as: 'result' });
  expect(sumOf(cash, 'Cash at the end of each month')).toEqual({ sum: cash.worked[0], as: 'result' });
});

it('finds the sum in which a figure stands, else shows another of its rule', () => {
  expect(sumOf(cash, '−450.00')).toEqual({ sum: cash.worked[1], as: 'part' });
  expect(sumOf(cash, '17')).toEqual({ sum: cash.worked[0], as: 'example' });
  expect(sumOf({ ...cash, worked: [] }, '17')).toBeUndefined();
});

it('knows when a rule without a sum gives another figure than the one beside its letter', () => {
  const week = {
    label: 'Hours a week',
    value: '7.5 hours',
    reason: 'The middle of the band',
    page: 9,
    worked: [],
  };
  expect(isOfAnother(week, 'Walk two strips 12.25 h')).toBe(true);
  expect(isOfAnother(week, '7.5')).toBe(false);
  expect(isOfAnother(week, 'Hours you have')).toBe(false);
  expect(isOfAnother({ ...week, value: '$350 to $1,200' }, '$1,200')).toBe(false);
  expect(isOfAnother({ ...week, value: '8%' }, '−164.00')).toBe(false);
  expect(isOfAnother({ ...week, worked: cash.worked }, '12.25 h')).toBe(false);
});
