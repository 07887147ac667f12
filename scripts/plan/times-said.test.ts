/** When a customer works, from which day on, and until when they have a job. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWindows } from '#shared/plan/figures/in-windows.ts';
import type { FigureInputs } from '#shared/plan/figures/inputs.ts';
import type { Reading } from '#shared/plan/reading/reading.ts';
import { openTimes } from '#shared/plan/schedule/open-times.ts';
import { knownNow, someCustomer } from './known-people.ts';
import { preparePlanner, prepareWriter } from './plan-person.ts';

const plan = preparePlanner();
const write = prepareWriter();
const readingOf = (content: string): Reading => plan(someCustomer('', content), knownNow).reading;
const freeOf = (content: string) => readingOf(content).week.filter(({ value }) => value.is === 'free');

describe('a job that ends', () => {
  it.each([
    ['I sew curtains. I earn $900 a week at a mill. My contract there ends on 26 February.', '2027-02'],
    ['On $1,400 a week before tax. Contract as a driver finishes 30 April and I will mow lawns.', '2027-04'],
    [
      'I have done the books for a college for $82,000 a year and it closes its doors on 18 December.',
      '2026-12',
    ],
    [
      'I am on $1,200 a week before tax. Till the end of March I’m still with the boss, then I lay pavers.',
      '2027-03',
    ],
    ['I get paid $1,050 a week. They told me last day is 29 January. I fix bikes.', '2027-01'],
    ['I finish my plumbing apprenticeship on 31 March. On $980 a week until then. I mow lawns.', '2027-03'],
    ['The café I’m in closes on Sunday 28 February. I’m on $890 a week. I bake bread.', '2027-02'],
    ['The garage I work at in Bendigo shuts on 29 January. I get $910 a week there. I fix bikes.', '2027-01'],
  ])('ends the wage: %s', (content, until) => {
    const wage = readingOf(content).income.find(({ value }) => value.kind === 'wage');
    expect(wage?.value.until).toBe(until);
    expect(readingOf(content).situations.map(({ value }) => value.id)).not.toContain('wage-beside');
  });

  it.each([
    'I earn $900 a week at a mill. My husband’s contract ends on 26 February.',
    'I earn $900 a week at a mill. The council tender closes on 26 February.',
    'I earn $900 a week at a mill. The night market closes in March.',
    'I earn $900 a week at a mill. When does the lease end? In June?',
  ])('is no other end: %s', (content) => {
    const wage = readingOf(content).income.find(({ value }) => value.kind === 'wage');
    expect(wage).toBeDefined();
    expect(wage?.value.until).toBeUndefined();
  });

  it('is in no tax of the months after it', () => {
    const content = 'I lay pavers at $85 an hour. I am on $1,500 a week before tax. ';
    const enterprise = (text: string) => ({ ...someCustomer('paving', text), plan: 'ENTERPRISE' as const });
    const [going, ends] = [content, `${content}My contract finishes 18 December.`].map(
      (text) => plan(enterprise(text), knownNow).figures,
    );
    expect(ends?.inputs.wageEnds?.months).toBe(1);
    expect(ends?.year.setAsidePercent).toBeLessThan(going?.year.setAsidePercent ?? 0);
  });
});

describe('full time from a day', () => {
  it.each([
    ['I put up fences. Full time from Monday 1 March, 6.30 to 3.', '2027-03-01'],
    ['I groom dogs. Saturdays for now. Full time from 12 April, 9 to 4.', '2027-04-12'],
    ['I tile bathrooms. Till the end of January Saturdays only. Full time from 1 February.', '2027-02-01'],
  ])('is every weekday: %s', (content, starts) => {
    const later = freeOf(content).filter(({ value }) => value.starts === starts);
    expect(new Set(later.map(({ value }) => value.day))).toEqual(
      new Set(['mon', 'tue', 'wed', 'thu', 'fri']),
    );
  });

  it.each(['I work full time from 7 to 3 at a mine. I groom dogs.', 'I look after Dad full time. I sew.'])(
    'is no job of theirs: %s',
    (content) => {
      expect(freeOf(content).filter(({ value }) => value.starts !== undefined)).toEqual([]);
    },
  );

  it('is after a job that fills the day', () => {
    const free = freeOf(
      'I have run the labs of a school for $90,000 a year and it closes on 18 December. I do home labs. Weekdays 8 to 5.',
    );
    expect(new Set(free.map(({ value }) => value.starts))).toEqual(new Set(['2026-12-19']));
  });
});

describe('the day on which they start', () => {
  it.each([
    ['I will make candles. I’d start on Monday 4 January.', '2027-01-04'],
    ['I prune roses. I want to go out on my own after Christmas.', '2026-12-27'],
    ['I teach guitar. Not before Easter.', '2027-03-30'],
    ['I walk dogs. I could start once the twins go to kinder in February.', '2027-02-01'],
  ])('is read: %s', (content, day) => {
    expect(readingOf(content).opens?.value).toBe(day);
  });

  it.each([
    'I wash dogs. Two families would start in January.',
    'I wash rugs. Money to spend: nothing till January.',
    'I start at 6 and I mow lawns until 2.',
    'When should I start? In March?',
  ])('is no other day: %s', (content) => {
    expect(readingOf(content).opens).toBeUndefined();
  });
});

describe('days', () => {
  it.each([
    ['want to wash cars for money in town on saturdays', ['sat']],
    ['I would like to sell plants on Sundays', ['sun']],
    ['hoping to do ironing on Fridays', ['fri']],
  ])('said once are the days of the work: %s', (content, days) => {
    expect([...new Set(freeOf(content).map(({ value }) => value.day))]).toEqual(days);
  });

  it.each([
    'I fix taps, Monday to Friday 8 to 4. I’d answer a real emergency on a Saturday.',
    'I fix taps, Monday to Friday 8 to 4. Saturdays time and a half.',
    'I fix taps, Monday to Friday 8 to 4. Weekends are double time.',
  ])('at another price are neither free nor busy: %s', (content) => {
    expect(readingOf(content).week.some(({ value }) => value.day === 'sat')).toBe(false);
  });

  it.each([
    ['I make toys. Market is first Sunday of the month.', { nth: 1, day: 'sun' }],
    ['I sell jam at the third Saturday market in town.', { nth: 3, day: 'sat' }],
    ['I sell honey at the market on the last Sunday of each month.', { nth: 5, day: 'sun' }],
  ])('of a market are dates: %s', (content, day) => {
    expect(readingOf(content).marketDay?.value).toEqual(day);
  });

  it('of a market are in the schedule', () => {
    const { schedule } = write(
      someCustomer('crochet', 'I crochet toys at $30 each. Market is first Sunday of the month.'),
      knownNow,
    );
    expect(schedule.orders.map(({ date }) => date)).toContain('2026-12-06');
  });
});

describe('a day', () => {
  const inputs = { hoursPerUnit: 3, unpaidHoursPerUnit: 0.75, mostPerMonth: 40 } as FigureInputs;
  const business = { isVisit: true } as Parameters<typeof inWindows>[1];
  it.each([
    [[5, 5], 8.67],
    [[4], 4.33],
    [[8, 8], 17.33],
  ])('of %j hours holds whole visits', (hours, most) => {
    const days = hours.map((one) => ({ day: 'tue' as const, hours: one }));
    expect(inWindows({ ...inputs, days }, business).mostPerMonth).toBe(most);
  });

  it('that is too short for one is no limit', () => {
    const days = [{ day: 'tue' as const, hours: 2 }];
    expect(inWindows({ ...inputs, days }, business).mostPerMonth).toBe(40);
  });
});

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const works = [
  'I clean houses at $120 a clean',
  'I mow lawns at $60 a lawn',
  'I teach piano at $45 a lesson',
];

it('of paid work none is outside the times, before the start or more than the days hold', () => {
  const someone = fc.record({
    work: fc.constantFrom(...works),
    days: fc.uniqueArray(fc.constantFrom(...dayNames), { minLength: 1, maxLength: 3 }),
    from: fc.integer({ min: 8, max: 10 }),
    hours: fc.integer({ min: 4, max: 7 }),
    start: fc.option(fc.integer({ min: 11, max: 28 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(someone, ({ work, days, from, hours, start }) => {
      const till = from + hours > 12 ? from + hours - 12 : from + hours;
      const content = `${work}. I can do ${days.join(', ')} ${from} to ${till}.${start ? ` I’d start on ${start} January.` : ''}`;
      const { reading, schedule, figures } = write(
        { ...someCustomer('', content, { timePerWeek: '10h+' }), plan: 'ENTERPRISE' },
        knownNow,
      );
      const times = openTimes(reading, { from: schedule.from, days: 90, isHoliday: () => false });
      const paid = schedule.tasks.filter(({ isFirstPaid, sales }) => isFirstPaid || sales !== undefined);
      for (const { date, from: at, minutes } of paid) {
        const isIn = times.some((one) => one.date === date && one.from <= at && at + minutes <= one.to);
        expect(isIn, `${content} ${date} ${at}`).toBe(true);
        if (start) expect(date >= `2027-01-${start}`, content).toBe(true);
      }
      const [december, ...rows] = figures.cases[0]?.rows ?? [];
      if (start) expect(december?.units, content).toBe(0);
      // Sales are whole, so one more than the days hold may have been left over.
      const most = Math.ceil(figures.inputs.mostPerMonth) + 1;
      expect(Math.max(...rows.map(({ units }) => units)), content).toBeLessThanOrEqual(most);
    }),
    { numRuns: 12, seed: 17 },
  );
}, 120_000);
