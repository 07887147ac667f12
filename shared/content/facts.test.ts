import { describe, expect, it } from 'vitest';
import { factNumbers, inCents } from './fact-numbers.ts';
import { type FactId, facts, printFact, splitAtFacts } from './facts.ts';

const entries = Object.entries(facts) as [FactId, { status: string; figure: string; note?: string }][];

describe('a fact', () => {
  it.each(entries.filter(([, { status }]) => status === 'dated'))(
    'named %s, of an older year, prints that year',
    (id) => {
      expect(printFact(id)).toMatch(/\(.*\b20\d\d\b.*\)$/);
      expect(printFact(id)).not.toContain('as at 20 November 2026');
    },
  );

  it.each(entries.filter(([, { status }]) => status === 'planning'))(
    'named %s, that is our own figure, says so, with its date and where to look',
    (id) => {
      expect(printFact(id)).toMatch(/our planning figure, as at \d+ \w+ 20\d\d; check .+\)$/);
    },
  );

  it.each(entries)('named %s prints a date', (id) => {
    expect(printFact(id)).toMatch(/20\d\d/);
  });
});

describe('the figures that sums rest on', () => {
  it('put the casual floor a quarter above the minimum wage', () => {
    expect(inCents(factNumbers['casual-floor'])).toBe((inCents(factNumbers['minimum-wage']) * 5) / 4);
  });

  it.each(['liability', 'trade-liability', 'indemnity'] as const)(
    'put the year of %s in the middle of insurers’ prices',
    (cover) => {
      expect(factNumbers[cover]).toBe((factNumbers[`${cover}-least`] + factNumbers[`${cover}-most`]) / 2);
    },
  );

  it('are worded with their units', () => {
    expect(facts['card-fee'].figure).toBe('1.7% + 30 cents');
    expect(facts['gst-threshold'].figure).toBe('$75,000');
    expect(facts['average-earnings'].figure).toBe('$2,010.00 a week');
    expect(facts['airtasker-fee'].figure).toBe('10 to 20% of the task price, and tax on the fee');
  });
});

describe('a text', () => {
  it('is split into its facts and the text between them', () => {
    expect(splitAtFacts(`Stop at ${printFact('gst-threshold')} or so.`)).toEqual(['Stop at ', ' or so.']);
  });
});
