import { expect, it } from 'vitest';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { briefWords as words } from './brief-words.ts';

const briefWords = (brief: PlanBrief): string => words(brief).replaceAll('\u00a0', '_');

const dollars = [500, 700, 900, 950, 1010, 1100, 1200, 1250, 1260, 1300, 1310, 1320];
const brief = { path: 'lawns', title: 'Lawns', byMonth: dollars.map((amount) => amount * 100) };

/** The supported amount is the income of its month. */
const said = (judged: PlanBrief['judged'], month = judged?.dueMonth ?? 6): string =>
  briefWords({
    ...brief,
    supportedCents: brief.byMonth[month - 1] ?? 0,
    ...(judged === undefined ? {} : { judged }),
  });

it('a plan says when its goal is passed, and the income at the chosen date', () => {
  const judged = { verdict: 'comfortable', targetCents: 100_000 } as const;
  expect(said({ ...judged, dueMonth: 9 })).toBe(
    'Comfortable. You’d reach $1,000 a month in month_5. By month_9, your date: about $1,260.',
  );
  expect(said({ ...judged, dueMonth: 5 })).toBe(
    'Comfortable. You’d reach $1,000 a month in month_5, your date.',
  );
  expect(said({ ...judged, dueMonth: 3 })).toBe(
    'Comfortable. By month_3, your date: about $900 a month. You’d reach $1,000 in month_5.',
  );
  expect(said(judged)).toBe('Comfortable. You’d reach $1,000 a month in month_5. By month_6: about $1,100.');
});

it('a plan whose first year does not reach the goal says how much is missing', () => {
  expect(said({ verdict: 'stretch', targetCents: 200_000, dueMonth: 6 })).toBe(
    'A stretch. By month_6, your date: about $1,100 a month, $900 short of $2,000.',
  );
  expect(said({ verdict: 'not-supported', targetCents: 5_000_000, dueMonth: 1 })).toBe(
    'Not yet. Your goal is $50,000 a month. The plan brings in about $500 by month_1, your date, and $1,320 by month_12.',
  );
  const year = { ...brief, byMonth: [53, 100_000], supportedCents: 53 };
  const judged = { verdict: 'not-supported', targetCents: 5_000_000, dueMonth: 1 } as const;
  expect(briefWords({ ...year, judged })).toContain('The plan brings in under $1 by month_1');
});

it('a plan without an amount to judge says what it supports, and names no month outside its first year', () => {
  expect(said(undefined)).toBe('Your hours could earn about $1,100 a month by month_6.');
  expect(briefWords({ ...brief, supportedCents: 126_040, byMonth: [] })).toBe(
    'Your hours could earn about $1,260 a month.',
  );
});
