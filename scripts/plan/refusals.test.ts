import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lexiconOf } from '#shared/plan/catalogue.ts';
import { readAnswers } from '#shared/plan/reading/read.ts';
import { type Day, dayParts } from '#shared/plan/reading/reading.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { mostOf } from './most-of.ts';

interface Refusals {
  limits: { say: string; needs: string[][] }[];
  notLimits: string[];
  days: { say: string; out: (Day | 'evenings')[] }[];
  notDays: string[];
}

const file = (name: string) =>
  parse(readFileSync(join(root, 'shared/plan/testing', name), 'utf8')) as unknown;
const refusals = file('refusals.yaml') as Refusals;

const lexicon = lexiconOf(readCatalogue());
const none = { budget: '', timePerWeek: '', skills: '', interests: '', incomeGoal: '', content: '' };
const readContent = (content: string) =>
  readAnswers({ ...none, content }, { lexicon, now: new Date('2026-11-28T02:00:00Z') });

describe('what a person will not do', () => {
  it.each(refusals.limits)('$say', ({ say, needs }) => {
    const read = readContent(say).limits.map(({ value }) => value.need as string);
    for (const oneOf of needs)
      expect(
        read.some((need) => oneOf.includes(need)),
        read.join(', '),
      ).toBe(true);
  });

  it.each(refusals.notLimits)('is not read from: %s', (say) => {
    expect(readContent(say).limits.map(({ value }) => value.need)).toEqual([]);
  });
});

/** Days without a free part, of those that the sentence speaks of, and evenings that are out. */
function outIn(say: string): { days: Day[]; evenings: boolean; weekends: boolean } {
  const { week, limits } = readContent(say);
  const isOut = (day: Day) =>
    dayParts.every((part) =>
      week.some(({ value }) => value.day === day && value.part === part && value.is === 'blocked'),
    );
  const evenings = week.filter(({ value }) => value.part === 'evening');
  return {
    weekends: limits.some(({ value }) => value.need === 'weekends'),
    days: (['sat', 'sun'] as const).filter(isOut),
    evenings:
      limits.some(({ value }) => value.need === 'evenings') ||
      (evenings.length === 7 && evenings.every(({ value }) => value.is === 'blocked')),
  };
}

const isNamed = (say: string, day: Day): boolean =>
  /weekend/i.test(say) || (day === 'sat' ? /satur|sater|\bsat\b/i : /sunday|\bsun\b/i).test(say);

describe('a time of the week', () => {
  it.each(refusals.days)('is out: $say', ({ say, out }) => {
    const { days, evenings, weekends } = outIn(say);
    for (const one of out)
      expect(one === 'evenings' ? evenings : weekends || days.includes(one), one).toBe(true);
  });

  // "I work every day except Sunday" takes Saturday, and not the day that it names.
  it('is not out where they say so, for most', () => {
    mostOf(
      refusals.notDays,
      (say) => {
        const { days, evenings } = outIn(say);
        expect({ days: days.filter((day) => isNamed(say, day)), evenings }).toEqual({
          days: [],
          evenings: false,
        });
      },
      1,
    );
  });
});
