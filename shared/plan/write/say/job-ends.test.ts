import { describe, expect, it } from 'vitest';
import type { Figures } from '../../figures/calculate.ts';
import { monthAt } from '../../figures/calendar-months.ts';
import type { Fact, Income, Reading } from '../../reading/reading.ts';
import { hasJobIn, wageEndWords } from './job-ends.ts';

const rows = Array.from({ length: 12 }, (_, at) => ({
  month: monthAt('2026-12', at),
  leftCents: at === 5 ? 100_000 : 400_000,
}));
const figures = { inputs: { firstMonth: '2026-12' }, cases: [{ rows }] } as unknown as Figures;
const earning = (value: Income): Reading => {
  const fact: Fact<Income> = {
    ...{ id: 'income', value, words: 'my wage', certainty: 'stated' },
    at: { field: 'content', from: 0, to: 7 },
  };
  return { income: [fact] } as unknown as Reading;
};
const wage: Income = { kind: 'wage', cents: 148_000, per: 'week', yearCents: 7_696_000, tax: 'before' };

describe('a wage that ends', () => {
  it('is held against what the months after it leave', () => {
    const words = wageEndWords({ reading: earning({ ...wage, until: '2027-02' }), figures });
    expect(words).toContain('Your wage, $1,480 a week, stops in February 2027.');
    expect(words).toContain('From March 2027 to August 2027');
    expect(words).toContain('less than your wage');
    expect(words).toContain('The lowest of these months is May 2027');
  });

  it('is said without a comparison where its sum is after tax or not known', () => {
    const after = wageEndWords({ reading: earning({ ...wage, tax: 'after', until: '2027-02' }), figures });
    expect(after).not.toContain('than your wage');
    const unknown = wageEndWords({ reading: earning({ kind: 'wage', until: '2027-02' }), figures });
    expect(unknown).toMatch(/^Your wage stops in February 2027\. From March 2027/);
  });

  it('is no job in the months after it', () => {
    expect(wageEndWords({ reading: earning(wage), figures })).toBeUndefined();
    expect(hasJobIn(earning({ ...wage, until: '2027-02' }), '2027-03')).toBe(false);
    expect(hasJobIn(earning({ ...wage, until: '2027-02' }), '2027-02')).toBe(true);
    expect(hasJobIn(earning(wage), '2028-01')).toBe(true);
  });
});
