import { describe, expect, it } from 'vitest';
import { describeGoal } from './describe-goal.ts';
import { readGoal } from './read-goal.ts';

const now = new Date('2026-11-22T01:00:00Z');
const said = (text: string, background = ''): string => describeGoal(readGoal(text, { background, now }));

describe('a reading in words', () => {
  it.each([
    ['$2,000 a month by EOFY', 'You want $2,000 a month before tax by 30 June 2027, 7 months away.'],
    [
      'two grand a fortnight by 1/7/27',
      'You want $2,000 a fortnight, which is $4,333.33 a month, before tax by 1 July 2027, 7 months away.',
    ],
    [
      'I want to earn $2,000',
      'You want $2,000 a month before tax, tested six months from today, 22 May 2027. You gave no week, month or year, so $2,000 is read as a month’s money.',
    ],
    [
      '$5k revenue a month',
      'You want sales of $5,000 a month. You named no date, so the plan tests six months from today, 22 May 2027.',
    ],
    [
      'pay off 12k by June 2027',
      'You want $12,000 in all, which is $1,714.29 a month, by 30 June 2027, 7 months away. This is before tax: what you keep of it is less, so set the tax aside first.',
    ],
    [
      '£2,000 a month by Easter',
      'Your goal holds no figure the plan can test, so the plan shows what your hours support by 28 March 2027, 4 months away. “£2,000 a month” is not in Australian dollars, and the plan converts nothing at a guessed rate: write the figure in Australian dollars.',
    ],
    [
      'replace my salary by 2027',
      'You want to replace an income, read as $8,710 a month before tax by 31 December 2027, 13 months away. You gave no figure for your income, so the plan uses average full-time earnings: $2,010.00 a week (ABS, May 2025), $8,710 a month.',
    ],
    [
      '$800 a month by 31 Feb',
      'You want $800 a month before tax. “by 31 Feb” is no date we can count to, so the plan tests six months from today.',
    ],
    [
      '$2k a month by June 2026',
      'You want $2,000 a month before tax. 30 June 2026 has passed, so the plan tests six months from today.',
    ],
    [
      'more time with my family',
      'You named no amount, so the plan shows what your hours support. You named no date, so the plan tests six months from today, 22 May 2027.',
    ],
  ])('of %j', (text, words) => {
    expect(said(text)).toBe(words);
  });
});
