import { describe, expect, it } from 'vitest';
import { makePlan } from '#shared/plan/make-plan.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const catalogue = readCatalogue();
const now = new Date('2026-11-28T02:00:00Z');
const planFor = (content: string, { incomeGoal = '$600 a week before tax', skills = 'candle making' } = {}) =>
  makePlan(
    {
      answers: { budget: '<500', timePerWeek: '10h+', skills, interests: '', incomeGoal, content },
      profile: { name: 'Kim Adair', country: 'Australia', state: 'Queensland' },
    },
    { tier: 'PRO', now, planId: 'run', catalogue },
  );
const counted = (content: string) =>
  (planFor(content).reading.salesNow ?? []).map(({ value: { count, per, perMonth } }) => ({
    count,
    per,
    perMonth: Math.round(perMonth),
  }));

const candles =
  'I make soy candles in Mackay and work on my own. Every Saturday I sell 30 candles at the market for $24 each. ' +
  'Wax and jar cost $7 a candle. ';

describe('what the customer sells today', () => {
  it.each([
    ['I sell about 30 candles a week at $24 each.', 30, 'week', 130],
    ['I sell candles at $24 each. I only get about 2 or 3 orders a week.', 2.5, 'week', 11],
    ['I sell out of 40 candles every Saturday market, $24 each.', 40, 'week', 173],
    ['I make candles for $24. I sold 96 candles last year.', 96, 'year', 8],
    ['My candles are $24. Did 55 last month.', 55, 'month', 55],
    ['I have 11 regulars for my candle box at $24, most fortnightly.', 11, 'fortnight', 24],
  ] as const)('is read from: %s', (content, count, per, perMonth) => {
    expect(counted(content)).toEqual([{ count, per, perMonth }]);
  });

  it.each([
    'I want to sell 30 candles a week at $24 each.',
    'A gift shop would take 30 candles a week at $14.',
    'I could make 30 candles a week. I would ask $24 each.',
    'I used to sell 30 candles a week at $24.',
    'If I get a stall I can sell 30 candles a week.',
    'The shop I work in sells 30 candles a week at $24.',
  ])('is not read from: %s', (content) => {
    expect(counted(content)).toEqual([]);
  });

  it.each([
    ['Turned over $88,000 last year, $46,000 left for me.', 8_800_000, 4_600_000],
    ['Last year I took $61,000 in sales and kept about $34,000 after costs.', 6_100_000, 3_400_000],
  ])('takings and what is left are read from: %s', (content, sales, left) => {
    const { running } = planFor(`I make soy candles at $24 each. ${content}`).reading;
    expect(Math.round((running?.value.monthlyCents ?? 0) * 12)).toBeCloseTo(sales, -3);
    expect(Math.round((running?.value.profitCents ?? 0) * 12)).toBeCloseTo(left, -3);
  });
});

describe('a plan for a person who sells already', () => {
  it('sells no month less than today, and buys no start', () => {
    const { figures } = planFor(candles);
    expect(figures.inputs.start).toEqual([]);
    expect(figures.inputs.today?.salesCents).toBe(130 * 2400);
    for (const { units } of figures.cases[0]?.rows ?? []) expect(units).toBeGreaterThanOrEqual(129);
  });

  it('adds a promised buyer and a waiting list to today', () => {
    const { figures } = planFor(
      `${candles}A gift shop will take 20 a week at $14. There are 15 people on a waiting list.`,
    );
    const lines = figures.inputs.named?.lines ?? [];
    expect(lines.map(({ unitsPerMonth }) => Math.round(unitsPerMonth))).toEqual([87, 65]);
    expect(figures.cases[0]?.rows[3]?.units).toBeGreaterThan(130 + 87);
  });

  it('counts a buyer of today once', () => {
    const { figures } = planFor(`${candles}The florist in Sarina takes 10 a week at $24.`);
    expect(figures.inputs.today?.salesCents).toBe(130 * 2400);
  });

  it('keeps today what the customer says is left', () => {
    const { figures } = planFor(
      'I run my own business since 2021, soy candles at $24 each. Turned over $48,000 last year, $21,000 left for me.',
    );
    const { salesCents = 0, leftCents = 0 } = figures.inputs.today ?? {};
    expect(salesCents * 12).toBeCloseTo(4_800_000, -4);
    expect(leftCents * 12).toBeCloseTo(2_100_000, -3);
  });

  it('takes today off a goal that comes on top of it', () => {
    const { figures } = planFor(candles, { incomeGoal: 'an extra $300 a week before tax by June 2027' });
    expect(figures.goal?.todayCents).toBe(figures.inputs.today?.leftCents);
  });

  it('takes the hours that today takes, and asks, where they named fewer', () => {
    const { figures, document } = planFor(
      'I run my own handyman business since 2021, $65 an hour. I turn over $1,300 a week. I work Monday and Tuesday 9 to 1.',
      { skills: 'handyman' },
    );
    expect(figures.inputs).toMatchObject({ unit: 'hour', hoursPerUnit: 1, hoursNamed: 8 });
    expect(figures.inputs.hoursPerWeek.value).toBeGreaterThanOrEqual(20);
    expect(JSON.stringify(document)).toContain('how many hours do you work?');
  });

  it('keeps the profit that they state, with the costs that it leaves', () => {
    const { figures } = planFor(
      'Handyman for 2 years, $65 an hour. Turn over about 1250 a week, reckon I keep 950 after fuel.',
      { skills: 'handyman' },
    );
    expect(figures.inputs.today?.isOwnLeft).toBe(true);
    expect(Math.round(((figures.inputs.today?.leftCents ?? 0) * 12) / 5200)).toBe(950);
  });

  it('buys the cover that they say they lack', () => {
    const { figures } = planFor(`${candles}I have no insurance yet.`);
    expect(figures.inputs.start.every(({ what }) => /insurance|cover|liability/i.test(what))).toBe(true);
  });

  it.each([
    ['I teach candle making at $40 an hour. I have six clients now.', true],
    ['I teach six children already, $40 an hour, candle making.', true],
    ['I would have six clients by then. Soy candles at $24 each.', false],
    ['I have three kids and I make soy candles. I would ask $24.', false],
  ])('asks how many they sell where they do not say it: %s', (content, isAsked) => {
    expect(planFor(content).reading.open.some(({ id }) => id === 'sales-now')).toBe(isAsked);
  });
});
