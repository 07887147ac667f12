import { describe, expect, it } from 'vitest';
import { type FactId, facts, fillFacts, printFact, splitAtFacts } from './facts.ts';

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
    'named %s, that is our own figure, says so and where to look',
    (id) => {
      expect(printFact(id)).toMatch(/our planning figure; check .+\)$/);
    },
  );

  it.each(entries)('named %s prints a date, or that it is ours', (id) => {
    expect(printFact(id)).toMatch(/20\d\d|our planning figure/);
  });
});

describe('a text', () => {
  it('prints the facts it names, with the day they were checked', () => {
    expect(fillFacts('Register at {{gst-threshold}}, within {{gst-days}}.')).toBe(
      'Register at $75,000 (as at 20 November 2026), within 21 days (as at 20 November 2026).',
    );
  });

  it.each(['{{asic-business-name}}', '{{}}', '{{constructor}}'])('cannot print %s', (text) => {
    expect(() => fillFacts(text)).toThrow('There is no fact named');
  });

  it('is told apart from its facts', () => {
    expect(splitAtFacts(`Stop at ${printFact('gst-threshold')} or so.`)).toEqual(['Stop at ', ' or so.']);
  });
});
