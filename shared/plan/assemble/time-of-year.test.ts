import { describe, expect, it } from 'vitest';
import { compilePlan } from '../compile-plan.ts';
import type { PathSlug } from '../paths/path-slugs.ts';
import { printBlock } from '../testing/print-document.ts';
import { blockOf } from '../testing/read-printed.ts';
import { aroundChristmas, seasons } from '../words/seasons.ts';
import { meets } from './time-of-year.ts';

it('the weeks around Christmas are met where more than a few days of a plan lie in them', () => {
  const met = (startsOn: string, days: number): boolean => meets(aroundChristmas, startsOn, days);
  expect(met('2026-11-23', 45)).toBe(true);
  expect(met('2026-11-23', 30)).toBe(false);
  expect(met('2027-01-04', 30)).toBe(false);
  expect(met('2026-12-28', 14)).toBe(true);
  expect(met('2026-06-01', 60)).toBe(false);
});

function yearNote(slug: PathSlug, now: string, state = 'Victoria'): string {
  const input = {
    answers: {
      budget: '<1000',
      timePerWeek: '5–10h',
      skills: 'Writing',
      interests: '',
      incomeGoal: '$500 a month',
      content: 'I have free evenings.',
    },
    profile: { name: 'Ana', country: 'Australia', state },
    unlockedPath: slug,
  };
  const document = compilePlan(input, { tier: 'PRO', now: new Date(now), planId: 'p1' });
  expect(document.title).not.toBe('');
  return ['time-of-year', 'public-holidays']
    .map((id) => blockOf(document, id))
    .flatMap((block) => (block ? printBlock(block) : []))
    .join(' ');
}

describe('what the time of year means', () => {
  it('names the end of term where it is known, and elsewhere where to look', () => {
    const tutor = 'small-group-tutoring';
    expect(yearNote(tutor, '2026-11-22T01:00:00Z')).toContain('Term ends on Friday 18 December in Victoria.');
    expect(yearNote(tutor, '2026-11-22T01:00:00Z', 'Queensland')).toContain('term dates of Queensland');
    expect(yearNote(tutor, '2027-08-01T01:00:00Z')).toContain('term dates of Victoria');
  });

  it('names the public holidays among its days, and none of a year that is not known', () => {
    expect(yearNote('ai-content-desk', '2026-12-13T01:00:00Z')).toContain(
      'Shut everywhere on Friday 25 December, Saturday 26 December, Monday 28 December and Friday 1 January.',
    );
    expect(yearNote('ai-content-desk', '2027-03-08T01:00:00Z')).toContain('Friday 26 March');
    expect(yearNote('ai-content-desk', '2030-03-08T01:00:00Z')).toBe('');
  });

  it('says nothing in weeks that are like any other', () => {
    expect(yearNote('ai-content-desk', '2027-08-01T01:00:00Z')).toBe('');
  });

  it('has one season at most on any day of a path', () => {
    for (const all of Object.values(seasons)) {
      const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)));
      for (const day of days) {
        const at = day.toISOString().slice(5, 10);
        const held = all.filter(({ from, until }) =>
          from <= until ? at >= from && at <= until : at >= from || at <= until,
        );
        expect(held.length).toBeLessThan(2);
      }
    }
  });
});
