/** Paths (all of them in a long run), for people who refuse a day of the weekend or both: nothing they are told to do falls on it. */
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#shared/testing/long-run.ts';
import type { ToldTask } from '../assemble/tell-words.ts';
import { decidePlan } from '../compile-plan.ts';
import { plainText } from '../document/text.ts';
import { isOpen, weekdays } from '../model/week.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { PathSlug } from '../paths/path-slugs.ts';
import { wordsOf } from '../words/words-of.ts';

const now = new Date('2026-11-22T01:00:00Z');
const answers = { budget: '<1000', incomeGoal: '$20 a month in 12 months' };
const profile = { name: 'Sam Reed', country: 'Australia' };

const refusals = [
  ['I cannot work on Sundays, Saturdays are fine.', ['Sunday']],
  ['No Saturdays.', ['Saturday']],
  ['cant work weekends', ['Saturday', 'Sunday']],
] as const;
const lives = [
  ['I work full-time in a shop in Geelong.', '5–10h'],
  ['A toddler at home, evenings are mine once she sleeps.', '10h+'],
  ['No evenings either.', '10h+'],
] as const;

function planOf(slug: PathSlug, content: string, timePerWeek: string) {
  const own = (allPaths.find((path) => path.slug === slug)?.ownWords ?? []).join(', ');
  return decidePlan(
    {
      answers: { ...answers, skills: `${own}, Writing`, interests: own, content, timePerWeek },
      profile,
      unlockedPath: slug,
    },
    { tier: 'PRO', now, planId: 'p1' },
  );
}

const saidIn = ({ title, where, doneWhen, materials, how }: ToldTask): string =>
  [title, ...[where, doneWhen, materials, how].map((text) => plainText(text ?? []))].join(' | ');

describe.each(sampleOf(allPaths, 2).map(({ slug }) => slug))('%s', (slug) => {
  it.each(refusals)('names no day that was refused: %s', (refusal, out) => {
    // A customer's lost weekend is nobody's task.
    const isOut = new RegExp(`(?<!lost )weekend|${out.join('|')}`, 'i');
    for (const [life, band] of sampleOf(lives, 1)) {
      const { model, words } = planOf(slug, `${refusal} ${life}`, band);
      expect(model.path.slug).toBe(slug);
      expect(model.week.filter(({ day }) => out.some((one) => one === day))).toEqual([]);
      expect(new Set(model.week.map(({ day }) => day)).size).toBe(model.week.length);
      for (const { fromDay, toDay } of model.roadmap?.tasks ?? [])
        for (const day of [fromDay, toDay]) expect(out).not.toContain(weekdays[(day - 1) % 7]);
      expect(words.tasks.map(saidIn).filter((text) => isOut.test(text))).toEqual([]);
    }
  });
});

describe('work that needs light', () => {
  const daylight = allPaths
    .map(({ slug }) => slug)
    .filter((slug) => wordsOf(slug).tasks.some(({ when }) => when === 'daylight'));

  it.each(sampleOf(daylight, 1))('has a sitting by day for whoever refuses weekends: %s', (slug) => {
    const { model } = planOf(slug, 'cant work weekends', '10h+');
    expect(model.week.some((sitting) => isOpen('daylight', sitting))).toBe(true);
  });
});
