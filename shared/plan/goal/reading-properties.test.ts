/** Guards: any text gives a reading; a time is never money; no figure is anything but whole cents. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#shared/testing/any-text.ts';
import { numRuns } from '#shared/testing/long-run.ts';
import { describeGoal } from './describe-goal.ts';
import type { GoalReading } from './goal-reading.ts';
import { readGoal } from './read-goal.ts';

const now = new Date('2026-11-22T01:00:00Z');
const read = (text: string, background = ''): GoalReading => readGoal(text, { background, now });

/** Every number of a reading, wherever it stands. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

function expectSound(reading: GoalReading): void {
  for (const number of numbersIn(reading)) {
    expect(Number.isFinite(number)).toBe(true);
    expect(Object.is(number, -0)).toBe(false);
  }
  const { target, stretch, deadline, asWritten } = reading;
  if (reading.kind === 'what-hours-support') expect(target).toBeUndefined();
  else expect(Number.isSafeInteger(target) && reading.target > 0).toBe(true);
  if (stretch !== undefined) expect(stretch).toBeGreaterThan(target ?? Number.POSITIVE_INFINITY);
  expect(Number.isInteger(deadline.months) && deadline.months >= 1).toBe(true);
  expect(deadline.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(deadline.date >= '2026-11-22').toBe(true);
  if (asWritten) {
    const [start, end] = asWritten.spans.amount;
    expect(reading.text.slice(start, end)).not.toBe('');
  }
  const words = describeGoal(reading);
  expect(words).not.toMatch(/undefined|NaN|Infinity| {2}|,,/);
  // What the person wrote is quoted as it stands.
  if (!reading.text.includes('-0')) expect(words).not.toMatch(/-0\b/);
}

const vocabulary =
  '$ £ US$ 5 12 500 2,000 2k 2-3k 1.5 2027 1999 0 -0 1e9 k grand hundred thousand half a an and of per each every week month year day hour pw pa p.a. / - + ( ) , . ; by before in within from until next this end Christmas EOFY June 30 1/7/27 31/2/27 months weeks hours clients at save deposit debt pay off quit replace my salary earn want to after tax revenue few couple million trillion 99999999999999999999 ideally then 20 % FY Q 3 9-5 twice second six figures the'.split(
    ' ',
  );
const sentence = fc
  .array(fc.constantFrom(...vocabulary), { maxLength: 40 })
  .chain((words) => fc.constantFrom(' ', '', ' ').map((gap) => words.join(gap).slice(0, 250)));
const typed = anyText(125).map((text) => text.slice(0, 250));
const unitText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 250 })
  .map((units) => String.fromCharCode(...units));

describe('any text', () => {
  it.each([
    ['of any script', typed],
    ['with broken pairs of units', unitText],
    ['in the words of goals', sentence],
  ])('%s gives a sound reading', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => expectSound(read(text))),
      numRuns(150, 3000),
    );
  });

  it('is read the same way twice', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      numRuns(30, 300),
    );
  });

  it('of a background does no harm either', () => {
    const background = fc.oneof(
      typed,
      fc.array(sentence, { maxLength: 20 }).map((parts) => parts.join('. ')),
    );
    fc.assert(
      fc.property(background, (text) => expectSound(read('quit my job and keep 2000 after tax', text))),
      numRuns(30, 500),
    );
  });

  it('of 250 units that was made to be slow is read at once', () => {
    const hostile = [
      '1',
      '1,',
      '1 000 ',
      "1'",
      'a ',
      '$',
      '1-',
      '-',
      'in 1 ',
      'by the ',
      '(',
      'and a half ',
      'hundred ',
      'per ',
      '%',
      "a'",
      '1.',
      'I earn $1 an hour. ',
      '0',
      '\u200d',
      '٠',
    ];
    const text = fc
      .tuple(fc.constantFrom(...hostile), fc.constantFrom(...hostile))
      .map(([one, two]) => (one.repeat(60) + two.repeat(125)).slice(0, 250));
    fc.assert(
      fc.property(text, (goal) => expectSound(read(goal))),
      numRuns(20, 400),
    );
  });

  it('of 10,000 units in the background is read at once', () => {
    const hostile = [
      '1,',
      '-',
      'I earn $1 a ',
      'salary ',
      '1',
      '9-5 my job ',
      '. ',
      'I earn 1 a week. ',
      '\n',
    ];
    for (const part of hostile)
      expectSound(read('quit my job today please', part.repeat(10_000).slice(0, 10_000)));
  });
});

const year = fc.integer({ min: 2024, max: 2049 });
const monthName = fc.constantFrom(
  'January',
  'Feb',
  'March',
  'apr',
  'May',
  'June',
  'jul',
  'August',
  'Sept',
  'December',
);
const count = fc.integer({ min: 2, max: 60 });
const deadline = fc.oneof(
  year.map((value) => `by ${value}`),
  year.map((value) => `in ${value}`),
  year.map((value) => `before the end of ${value}`),
  fc.tuple(monthName, year).map(([month, value]) => `by ${month} ${value}`),
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), monthName, year)
    .map(([day, month, value]) => `by ${day} ${month} ${value}`),
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), monthName)
    .map(([day, month]) => `before the ${day}th of ${month}`),
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }), year)
    .map((parts) => `by ${parts.join('/')}`),
  fc
    .tuple(count, fc.constantFrom('days', 'weeks', 'months', 'years'))
    .map(([value, unit]) => `within ${value} ${unit}`),
  fc.tuple(count, fc.constantFrom('weeks', 'months')).map(([value, unit]) => `in the next ${value} ${unit}`),
);
const time = fc.oneof(
  count.map((value) => `${value} hours a week`),
  count.map((value) => `${value}h/wk`),
  fc.tuple(count, count).map(([low, high]) => `${low}-${high} hrs per week`),
  fc.integer({ min: 2, max: 7 }).map((value) => `${value} days a week`),
  count.map((value) => `${value} minutes a day`),
  fc.constantFrom('9-5', '24/7', 'from 9 to 5', 'after 3pm'),
);

describe('a deadline, an hour and a year', () => {
  it('are no money when no money is named', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['d', 't'], { minLength: 1 }), deadline, time, (order, due, hours) => {
        const text = `earn something extra ${order.map((part) => (part === 'd' ? due : hours)).join(' ')}`;
        expect(read(text).kind, text).toBe('what-hours-support');
      }),
      numRuns(100, 2000),
    );
  });

  it('leave the amount beside them as it is', () => {
    const amount = fc.integer({ min: 50, max: 90 }).map((value) => value * 100);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['d', 't', 'a'], { minLength: 3 }),
        deadline,
        time,
        amount,
        (order, due, hours, value) => {
          const parts = { d: due, t: hours, a: `$${value} a month` };
          const text = order.map((part) => parts[part as keyof typeof parts]).join(', ');
          expect(read(text), text).toMatchObject({ kind: 'amount', target: value * 100 });
        },
      ),
      numRuns(100, 2000),
    );
  });
});

describe('a bigger figure', () => {
  it('never makes a smaller goal', () => {
    const units = fc.constantFrom('a day', 'a week', 'a fortnight', 'a month', 'a quarter', 'a year');
    const figure = fc.integer({ min: 1, max: 900_000 });
    fc.assert(
      fc.property(figure, figure, units, fc.constantFrom('', ' after tax'), (one, two, unit, tax) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)].map(
          (value) => read(`$${value} ${unit}${tax}`).target,
        );
        expect(less ?? Number.NaN).toBeLessThanOrEqual(more ?? Number.NaN);
      }),
    );
  });
});
