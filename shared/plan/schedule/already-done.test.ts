import { describe, expect, it } from 'vitest';
import type { Trade } from '#shared/content/schemas/trade.ts';
import type { Reading } from '../reading/reading.ts';
import { isDone } from './already-done.ts';

const task = (words: string, more: Partial<Trade['tasks'][number]> = {}): Trade['tasks'][number] => ({
  id: 'task',
  phase: 'ready',
  do: words,
  done: 'it is done',
  minutes: 30,
  where: 'at home',
  needs: [],
  ...more,
});
const massage = { id: 'massage', isOwn: false };
const at = { field: 'content', from: 0, to: 1 } as const;
// A cast is needed, because only these parts of a reading decide what is done already.
const reading = (more: Partial<Reading>): Reading =>
  ({ skills: [], prices: [], buyers: [], done: [], settled: [], ...more }) as unknown as Reading;
const settled = (what: 'abn' | 'insurance' | 'place') =>
  reading({ settled: [{ id: what, value: { what }, words: what, at, certainty: 'stated' }] });
const experienced = reading({
  skills: [
    {
      id: 'skill:massage',
      value: { trade: 'massage', strength: 10, years: 12, proof: [], isWeak: false, found: [] },
      words: '12 years',
      at,
      certainty: 'stated',
    },
  ],
});

describe('a task that the customer need not do', () => {
  it.each([
    ['Apply for your ABN at abr.gov.au.', settled('abn')],
    ['Buy public liability that covers wax burns.', settled('insurance')],
    ['Compare two rooms by the half day.', settled('place')],
    ['Patch test your wax on five people.', experienced],
  ])('%s', (words, known) => {
    expect(isDone(task(words), known, massage)).toBe(true);
  });

  it('is a practice piece only for people who have not sold the work', () => {
    const practice = task('Make three and write down the minutes.', { forNew: true });
    expect(isDone(practice, reading({}), massage)).toBe(false);
    expect(isDone(practice, experienced, massage)).toBe(true);
  });

  it('is no practice for people who name years of their own work', () => {
    const years = reading({
      experience: { id: 'experience', value: { years: 9 }, words: '9 years', at, certainty: 'stated' },
    });
    const test = task('Do one whole job as a test and write down the minutes.');
    expect(isDone(test, years, { id: 'own', isOwn: true })).toBe(true);
    expect(isDone(test, reading({}), { id: 'own', isOwn: true })).toBe(false);
  });

  it('stays where nothing says that it is done', () => {
    expect(isDone(task('Buy public liability.'), settled('abn'), massage)).toBe(false);
  });
});
