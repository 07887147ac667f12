/** A firm that names its sales is planned from them, with its contracts in their months. */
import { describe, expect, it } from 'vitest';
import { contractLines } from '#shared/plan/figures/contracts.ts';
import { makePlan } from '#shared/plan/make-plan.ts';
import { printDocument } from '#shared/plan/testing/print-document.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { planContent } from './plan-content.ts';

const catalogue = readCatalogue();
const firm =
  'I run Hill Painting in Ballarat, sole trader since 2016. Turnover is about $3,000 a week. After paint, my apprentice, fuel and insurance I am left with $1,500 a week before tax. ' +
  'I charge $65 an hour, about $4,400 for three bedrooms inside, and units are $1,800 each. My apprentice Tamsin is on $21 an hour, 30 hours a week. ';
const planFor = (content: string) =>
  makePlan(
    {
      answers: {
        budget: '<1000',
        timePerWeek: '10h+',
        skills: 'painter and decorator 20 years, licensed',
        interests: '',
        incomeGoal: '$1,900 a week before tax by December 2027',
        content,
      },
      profile: { name: 'Kim Adair', country: 'Australia', state: 'Victoria' },
    },
    {
      tier: 'ENTERPRISE',
      now: new Date('2026-11-28T02:00:00Z'),
      planId: 'run',
      catalogue,
    },
  );

describe('a firm that names its sales', () => {
  const { figures, document } = planFor(firm);

  it('starts from its own sales and what is left of them', () => {
    const { today, unit } = figures.inputs;
    expect(unit).toBe('$10 of work');
    expect(today).toMatchObject({ salesCents: 1_300_000, isOwnLeft: true });
    expect(Math.abs((today?.leftCents ?? 0) - 650_000)).toBeLessThan(5_000);
  });

  it('sells every month what it sells today', () => {
    for (const { salesCents } of figures.cases[0]?.rows ?? [])
      expect(Math.abs(salesCents - 1_300_000)).toBeLessThan(2_000);
  });

  it('counts wages with super among its costs', () => {
    const wage = figures.inputs.monthly.find(({ what }) => /wage and super/.test(what));
    expect(wage?.cents).toBe(Math.round(Math.round(2_100 * 30 * (52 / 12)) * 1.12));
  });

  it('names no one whom the firm pays', () => {
    expect(printDocument(document)).not.toContain('Tamsin');
    expect(JSON.stringify(figures)).not.toContain('Tamsin, wage');
  });

  it('tells buyers its own price, and no step of ours', () => {
    const text = printDocument(document);
    expect(text).toContain('$65');
    expect(text).not.toContain('$10 of work');
  });
});

describe('contract work', () => {
  const at = { field: 'content', from: 0, to: 5 } as const;
  const line = (contract: object) =>
    contractLines(
      [
        {
          id: 'contract',
          value: { what: 'units', cents: 600_000, isSure: true, ...contract },
          words: 'words',
          at,
          certainty: 'stated',
        },
      ],
      { firstMonth: '2026-12', months: 24, costShare: 0.2 },
    )[0];

  it('is done in its months and paid after its terms, less what is held back', () => {
    const { sales, money, costs } =
      line({ from: '2027-02', to: '2027-04', payDays: 45, retainedPercent: 5, retainedMonths: 6 }) ?? {};
    expect(sales?.slice(0, 6)).toEqual([0, 0, 200_000, 200_000, 200_000, 0]);
    expect(money?.slice(2, 12)).toEqual([0, 0, 190_000, 190_000, 190_000, 0, 0, 0, 30_000, 0]);
    expect(costs?.reduce((sum, one) => sum + one, 0)).toBe(120_000);
  });

  it('by the month goes on to the end of the plan', () => {
    const { sales } = line({ perMonthCents: 50_000, from: '2027-01' }) ?? {};
    expect(sales?.filter((cents) => cents === 50_000)).toHaveLength(23);
  });

  it('without months is spread, and says so', () => {
    expect(line({})).toMatchObject({ isSpread: true });
  });

  it('outside the plan is left out', () => {
    expect(line({ from: '2029-01', to: '2029-03' })).toBeUndefined();
  });
});

const read = (content: string) => planContent(content, { skills: 'pest control' }).reading;

describe('busy and quiet months', () => {
  it.each([
    ['September to February is flat out, July is dead.', [1, 2, 9, 10, 11, 12], [7]],
    ['Busy is May to Oct with the grey nomads, dead at Xmas.', [5, 6, 7, 8, 9, 10], [12]],
    ['I do apr to sept flat out and nothing in summer.', [4, 5, 6, 7, 8, 9], []],
    ['Alterations at home. School formal dresses in winter.', [6, 7, 8], []],
    ['I arrange flowers. Wedding season is October to March.', [1, 2, 3, 10, 11, 12], []],
    ['I do hair. Deb balls are in May and June here.', [5, 6], []],
  ])('are read from: %s', (content, busy, quiet) => {
    expect(read(content).busyMonths?.value).toEqual({ busy, quiet });
  });

  it.each([
    'What if January is slow?',
    'I made a formal complaint in March.',
    'Half of them arrive dead in summer.',
    'I am quiet by nature.',
  ])('are not read from: %s', (content) => {
    expect(read(content).busyMonths).toBeUndefined();
  });
});

describe('a bill without a time', () => {
  it('is of the time that its list names', () => {
    const costs = read('Costs a month (my guess): fuel 900, insurance 410, phone 120.').costs;
    expect(costs.map(({ value: { cents, per } }) => [cents, per])).toEqual([
      [90_000, 'month'],
      [41_000, 'month'],
      [12_000, 'month'],
    ]);
  });
});
