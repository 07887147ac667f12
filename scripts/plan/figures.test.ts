import { describe, expect, it } from 'vitest';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Business } from '#shared/plan/figures/business.ts';
import { calculateBusiness, type Figures } from '#shared/plan/figures/calculate.ts';
import { monthAt } from '#shared/plan/figures/calendar-months.ts';
import { freeDays } from '#shared/plan/figures/plan-hours.ts';
import { fullMonth, shareOpen } from '#shared/plan/figures/run-months.ts';
import type { Fact, Income, Reading, WeekCell } from '#shared/plan/reading/reading.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { differencesIn } from './compare-figures.ts';
import { emptyReading } from './generate-business.ts';

const now = new Date('2026-11-28T02:00:00Z');
const { rules } = readCatalogue();
if (!rules) throw new Error('There are no money rules');
const basis = { judged: 'For this test.' };

const fact = <T>(value: T, words = 'words', more: Partial<Fact<T>> = {}): Fact<T> => ({
  id: 'test',
  value,
  words,
  at: { field: 'content', from: 0, to: words.length },
  certainty: 'stated',
  ...more,
});

const doors: Business = {
  id: 'carpentry/doors',
  words: 'Carpentry, doors',
  isOwnIdea: false,
  unit: 'half day',
  item: 'Half day of small repairs',
  price: { low: 300, mid: 380, high: 460 },
  priceBasis: basis,
  hours: 4,
  unpaidHours: 1,
  cost: { dollars: 24, basis },
  mostPerMonth: 36,
  capacity: {
    paidShare: 0.65,
    weeksPerYear: 46,
    ramp: [0.2, 0.3, 0.5, 0.7, 0.9, 1, 1, 1, 1, 1, 1, 1],
    season: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.7],
    basis,
  },
  stress: { quietWeeks: 3, biggestBuyerShare: 0.2, lateShare: 0.4 },
  start: [{ what: 'a cordless drill', dollars: 200, basis, owned: ['drill'] }],
  monthly: [{ what: 'insurance', dollars: 90, basis, owned: [] }],
};

const of = (
  reading: Partial<Reading>,
  { tier = 'PRO', business = doors }: { tier?: PlanType; business?: Business } = {},
): Figures => calculateBusiness(business, { ...emptyReading, ...reading }, { tier, now, rules });

const week = (day: 'mon' | 'tue' | 'fri', parts: ('morning' | 'afternoon' | 'evening')[]) =>
  parts.map((part) => fact({ day, part, is: 'free' as const }));
const band = (low: number, high: number) =>
  fact({ low, high }, '10h+', { at: { field: 'timePerWeek', from: 0, to: 4 } });
const full = ['morning', 'afternoon', 'evening'] as const;

describe('the hours', () => {
  it('of a whole free Friday are eight', () => {
    const { inputs } = of({ hours: band(5, 10), week: week('fri', [...full]) });
    expect(inputs.hoursPerWeek.value).toBe(8);
    expect(inputs.days).toEqual([{ day: 'fri', hours: 8 }]);
  });

  it('are full weeks for a customer who was laid off and ticked “10h+”', () => {
    const { inputs, week: used } = of({
      hours: band(10, 38),
      situations: [fact({ id: 'laid-off' })],
    });
    expect(inputs.hoursPerWeek.value).toBe(40);
    expect([used.hours, used.paid, used.unpaid, used.spare]).toEqual([40, 26, 14, 0]);
  });

  it('are full weeks for a goal of a full wage, without a job', () => {
    const wanted = fact({
      cents: 900_000,
      per: 'month' as const,
      monthlyCents: 900_000,
      tax: 'before' as const,
      measure: 'income' as const,
    });
    expect(of({ hours: band(10, 38), goal: wanted }).inputs.hoursPerWeek.value).toBe(40);
    expect(of({ hours: band(10, 38) }).inputs.hoursPerWeek.value).toBe(24);
  });

  it('are spare, not unpaid, where one person cannot sell more', () => {
    const business = { ...doors, mostPerMonth: 13 };
    const { week: used } = of({ hours: fact({ low: 40, high: 40 }) }, { business });
    expect([used.paid, used.unpaid, used.spare]).toEqual([12, 6.5, 21.5]);
  });

  it('leave room for a job', () => {
    const income = [fact<Income>({ kind: 'wage' })];
    expect(of({ hours: band(10, 38), income }).inputs.hoursPerWeek.value).toBe(12);
  });

  it('follow times where the customer named them', () => {
    const cells = [
      fact({ day: 'tue' as const, part: 'morning' as const, is: 'free' as const, from: 555, to: 870 }),
      fact({ day: 'tue' as const, part: 'afternoon' as const, is: 'free' as const, from: 555, to: 870 }),
    ];
    expect(freeDays({ ...emptyReading, week: cells })).toEqual([{ day: 'tue', hours: 5.5 }]);
  });

  it.each([
    ['student-visa', 24],
    ['carer-payment', 25],
    ['disability-support-pension', 29],
  ])('stay lawful for %s: %d a week', (id, most) => {
    const { inputs, isHoursCapped } = of({
      hours: fact({ low: 40, high: 40 }),
      situations: [fact({ id })],
    });
    expect(inputs.hoursPerWeek.value).toBe(most);
    expect(isHoursCapped).toBe(true);
  });
});

describe('the months', () => {
  it('sell nothing while the customer is away, and named weeks count towards the weeks without pay', () => {
    const away = [fact({ from: '2027-02-01', to: '2027-02-28' })];
    const { inputs, cases } = of({ hours: fact({ low: 20, high: 20 }), away });
    expect(inputs.away[2]).toBe(1);
    expect(inputs.awayWeeks).toBe(4);
    expect(cases[0]?.rows[2]?.units).toBe(0);
  });

  it('start faster with a buyer who pays already', () => {
    const buyers = [fact({ who: 'three agents', when: 'now' as const })];
    const hours = fact({ low: 20, high: 20 });
    expect(of({ hours, buyers }).inputs.ramp.value[0]).toBe(0.6);
    expect(of({ hours }).inputs.ramp.value[0]).toBe(0.2);
  });

  it('run for two years in an Enterprise plan', () => {
    expect(of({}, { tier: 'ENTERPRISE' }).cases[0]?.rows.at(-1)?.month).toBe('2028-11');
    expect(of({}).cases[0]?.rows.at(-1)?.month).toBe('2027-11');
  });
});

describe('a customer who works in school hours', () => {
  const cells = [
    fact(
      { day: 'tue' as const, part: 'morning' as const, is: 'free' as const, from: 555, to: 870 },
      'Free 9.15 to 2.30 school days',
    ),
  ];

  it('sells next to nothing in January, and the holidays count towards the weeks without pay', () => {
    const { inputs, cases } = of({ hours: fact({ low: 5, high: 5 }), week: cells });
    const january = inputs.away.findIndex((_, index) => monthAt(inputs.firstMonth, index).endsWith('-01'));
    expect([inputs.isInTerm, inputs.awayWeeks, inputs.away[january]]).toEqual([true, 12, 0.87]);
    expect(cases[0]?.rows[1]?.units).toBe(0);
    expect(cases.map(({ id }) => id)).not.toContain('quiet-january');
    expect(of({}).inputs.isInTerm).toBe(false);
  });
});

describe('the tax', () => {
  const hours = fact({ low: 10, high: 10 });
  const on = (income: Income) => of({ hours, income: [fact(income)] });

  it('is on top of the wage', () => {
    const alone = of({ hours }).year;
    const withWage = on({ kind: 'wage', yearCents: 9_000_000 }).year;
    expect(withWage.taxCents).toBe(Math.round(alone.profitCents * 0.32));
    expect(withWage.taxCents).toBeGreaterThan(alone.taxCents);
  });

  it('takes a wage that was named after tax as the wage before it', () => {
    const { inputs } = on({ kind: 'wage', yearCents: 5_460_000, tax: 'after' });
    const { taxCents } = on({ kind: 'wage', yearCents: inputs.otherYearCents }).year;
    expect(inputs.otherYearCents).toBeGreaterThan(6_600_000);
    expect(on({ kind: 'wage', yearCents: 5_460_000, tax: 'after' }).year.taxCents).toBe(taxCents);
  });

  it('uses the minimum wage for a job without a wage, and says so', () => {
    const { inputs, assumptions } = on({ kind: 'wage' });
    expect(inputs.otherYearCents).toBe(5_225_480);
    expect(assumptions.find(({ id }) => id === 'other-income')?.value).toBe(5_225_480);
  });

  it('is at least 15% for a taxed payment without an amount, and the pension of a carer is not taxed', () => {
    const { year } = on({ kind: 'payment', payment: 'parenting-payment' });
    expect(year.setAsidePercent).toBeGreaterThanOrEqual(15);
    expect(
      on({ kind: 'payment', payment: 'carer-payment', yearCents: 2_900_000 }).inputs.otherYearCents,
    ).toBe(0);
  });
});

describe('the money', () => {
  it('uses the price that the customer charges', () => {
    const prices = [fact({ cents: 42_000, unit: 'half day', when: 'now' as const }, '$420 a half day')];
    const sold = { priceId: prices[0]?.id ?? '', cents: 42_000 };
    const { inputs } = of({ prices }, { business: { ...doors, sold } });
    expect(inputs.priceCents).toEqual({ value: 42_000, from: { words: '$420 a half day' } });
  });

  it('buys nothing that the customer owns', () => {
    const { inputs } = of({ owned: [fact({ item: 'cordless drill' })] });
    expect(inputs.start).toEqual([]);
    expect(inputs.owned).toEqual(['a cordless drill']);
  });

  it('names each case by what happens', () => {
    const { cases } = of({ hours: fact({ low: 20, high: 20 }) });
    expect(cases.map(({ what }) => what)).toEqual([
      'as planned',
      'you are ill for three weeks in June',
      'you get 60% of your money a month late',
      'you have no work for two weeks in January',
      'you charge 10% less',
      'you start a month late, are ill for three weeks in June and charge 10% less',
      'you sell 10% more',
    ]);
    const [base, ...others] = cases;
    for (const { id, yearLeftCents } of others)
      if (id === 'strong') expect(yearLeftCents).toBeGreaterThan(base?.yearLeftCents ?? 0);
      else expect(yearLeftCents, id).toBeLessThan(base?.yearLeftCents ?? 0);
  });
});

describe('GST', () => {
  it('applies from the first month when a year brings $75,000', () => {
    const { gst, year } = of({ hours: fact({ low: 40, high: 40 }) });
    expect(year.salesCents).toBeGreaterThan(7_500_000);
    expect([gst.from, gst.month, gst.buyerPaysCents]).toEqual(['month', '2026-12', 41_800]);
  });

  it('applies from the month in which twelve months reach the limit, and below it never', () => {
    const { gst, cases } = of({ hours: fact({ low: 36, high: 36 }) }, { tier: 'ENTERPRISE' });
    const sales = cases[0]?.rows.map(({ salesCents }) => salesCents) ?? [];
    const at = cases[0]?.rows.findIndex(({ month }) => month === gst.month) ?? 0;
    const twelve = (from: number) => sales.slice(from, from + 12).reduce((sum, one) => sum + one, 0);
    expect(gst.from).toBe('month');
    expect(twelve(at)).toBeGreaterThanOrEqual(7_500_000);
    if (at > 0) expect(twelve(at - 1)).toBeLessThan(7_500_000);
    expect(of({ hours: fact({ low: 5, high: 5 }) }).gst.from).toBe('no');
  });

  it('applies to a ride from day one', () => {
    const business = { ...doors, words: 'Ride share driving' };
    expect(of({ hours: fact({ low: 2, high: 2 }) }, { business }).gst.from).toBe('day-one');
  });
});

describe('a payment', () => {
  const on = (payment: string, more: Partial<Reading> = {}) =>
    of({
      hours: fact({ low: 10, high: 10 }),
      income: [fact<Income>({ kind: 'payment', payment })],
      situations: [fact({ id: payment })],
      ...more,
    });

  it('falls by 50 cents from $150 and 60 cents from $256 on JobSeeker', () => {
    const { payment, year } = on('jobseeker');
    const fortnight = Math.round(year.profitCents / 26);
    expect(fortnight).toBeGreaterThan(25_600);
    expect(payment?.profitFortnightCents).toBe(fortnight);
    expect(payment?.lessFortnightCents).toBe(Math.round(10_600 * 0.5 + (fortnight - 25_600) * 0.6));
  });

  it('falls by 40 cents from a free area that grows with the children on Parenting Payment Single', () => {
    const situations = [fact({ id: 'single-parent' }, 'Single mum of three')];
    const { payment, year } = on('parenting-payment', { situations });
    expect(payment?.freeFortnightCents).toBe(26_980);
    const fortnight = Math.round(year.profitCents / 26);
    expect(payment?.lessFortnightCents).toBe(Math.round((fortnight - 26_980) * 0.4));
  });

  it('counts the Work Bonus first on the Age Pension', () => {
    const { payment, year } = on('age-pension');
    const counted = Math.round(year.profitCents / 26) - 30_000 - 21_800;
    expect(payment?.lessFortnightCents).toBe(Math.max(0, Math.round(counted * 0.5)));
    expect(payment?.status).toBe('older');
  });

  it('never falls below nothing', () => {
    const income = [fact<Income>({ kind: 'payment', payment: 'jobseeker', yearCents: 260_000 })];
    const { payment } = on('jobseeker', { income });
    expect(payment?.lessFortnightCents).toBe(10_000);
    expect(payment?.endsPayment).toBe(true);
  });
});

describe('the goal', () => {
  const goal = (tax: 'before' | 'after') =>
    fact({
      cents: 140_000,
      per: 'week' as const,
      monthlyCents: 606_667,
      tax,
      measure: 'income' as const,
      by: '2027-06-30',
    });

  it('is held against what is left after tax when the customer asked for that', () => {
    const before = of({ hours: fact({ low: 40, high: 40 }), goal: goal('before') }).goal;
    const after = of({ hours: fact({ low: 40, high: 40 }), goal: goal('after') }).goal;
    expect(before?.reachedCents).toBe(before?.beforeTaxCents);
    expect(after?.reachedCents).toBe(after?.afterTaxCents);
    expect(after?.goalUnits ?? 0).toBeGreaterThan(before?.goalUnits ?? 0);
  });

  it('is not made up', () => {
    expect(of({}).goal).toBeUndefined();
  });
});

describe('an Enterprise plan', () => {
  const licence = { what: 'contractor licence', kind: 'running', cents: 400_000, per: 'once' } as const;
  const poor = of(
    { hours: fact({ low: 20, high: 20 }), money: fact({ cents: 0 }), costs: [fact(licence)] },
    { tier: 'ENTERPRISE' },
  );

  it('asks for what the hard case lacks, repayments included', () => {
    const { loan, cases } = poor;
    const hard = cases.find(({ id }) => id === 'hard');
    if (!loan || !hard) throw new Error('no loan');
    expect(loan.amountCents).toBeGreaterThanOrEqual(-hard.lowest.cents);
    hard.rows.forEach(({ balanceCents }, index) => {
      expect(balanceCents + loan.amountCents - loan.repaymentCents * index).toBeGreaterThanOrEqual(0);
    });
    expect(loan.rows.at(0)?.owedCents).toBe(loan.amountCents);
  });

  it('asks for none when the money lasts', () => {
    const rich = of(
      { hours: fact({ low: 20, high: 20 }), money: fact({ cents: 900_000 }) },
      { tier: 'ENTERPRISE' },
    );
    expect(rich.loan).toBeUndefined();
  });

  it('names no industry range when none is published', () => {
    expect(poor.ratios?.industry).toBeUndefined();
    const basisOf = { source: 'ato' };
    const business = {
      ...doors,
      benchmark: {
        industry: 'Carpentry',
        ratio: 'total expenses to turnover, percent',
        low: 34,
        high: 52,
        basis: basisOf,
      },
    };
    const { ratios } = of({}, { tier: 'ENTERPRISE', business });
    expect(ratios?.industry?.oursPercent).toBe(ratios?.totalExpensesPercent);
  });
});

describe('a business of the customer’s own', () => {
  const said = 'I carve spoons for $45, wood costs $6';
  const idea = fact({ what: 'carved spoons', unit: 'spoon', priceCents: 4_500, costCents: 600 }, said);

  it('uses the price and cost of the customer to the cent', () => {
    const business = { ...doors, isOwnIdea: true };
    const figures = of({ idea }, { business });
    expect(figures.perUnit).toEqual({ priceCents: 4_500, costCents: 600, leftCents: 3_900 });
    expect(figures.inputs.priceCents.from).toEqual({ words: said });
    expect(differencesIn(figures, rules)).toEqual([]);
  });

  it('falls back on the range of similar work where the customer named no price', () => {
    const business = { ...doors, isOwnIdea: true };
    const { inputs } = of({ idea: fact({ what: 'carved spoons' }) }, { business });
    expect(inputs.priceCents).toEqual({ value: 38_000, from: { basis } });
  });
});

describe('the capacity of a month', () => {
  const hours = fact({ low: 40, high: 40 });
  const workdays = (more: Partial<WeekCell>) =>
    (['mon', 'tue', 'wed', 'thu', 'fri'] as const).flatMap((day) => [
      fact<WeekCell>({ day, part: 'morning', is: 'free', from: 420, to: 720, ...more }),
      fact<WeekCell>({ day, part: 'afternoon', is: 'free', from: 720, to: 900, ...more }),
    ]);

  it('is what the hours hold, in a busy month too', () => {
    const season = doors.capacity.season.map((_, index) => (index === 9 ? 2 : 0.9));
    const business = { ...doors, capacity: { ...doors.capacity, season } };
    const { inputs, cases } = of({ hours }, { business });
    for (const { rows } of cases)
      for (const { units } of rows) expect(units).toBeLessThanOrEqual(Math.ceil(fullMonth(inputs)));
    expect(cases[0]?.rows[10]?.units).toBeGreaterThanOrEqual(Math.floor(fullMonth(inputs)));
  });

  it('is that of the weeks that are free', () => {
    const turn = { on: 1, of: 3, per: 'week' as const, from: '2026-12-07' };
    const { inputs } = of({ hours, week: workdays({ turn }) });
    expect(inputs.hoursPerWeek.value).toBe(40);
    expect(shareOpen(inputs, { first: 0, last: 11 })).toBeCloseTo(1 / 3, 1);
    expect(new Set(inputs.away).size).toBeGreaterThan(2);
  });

  it('is that of the hours now, until the others start', () => {
    const now = fact<WeekCell>({
      ...{ day: 'sat', part: 'morning', is: 'free', from: 420, to: 720 },
      ends: '2027-03-01',
    });
    const { inputs, cases } = of({ hours, week: [...workdays({ starts: '2027-03-01' }), now] });
    expect(inputs.away[1]).toBeGreaterThan(0.8);
    expect(inputs.away[3]).toBeLessThan(0.05);
    const [, january, , march] = cases[0]?.rows ?? [];
    expect((january?.units ?? 0) * 4).toBeLessThan(march?.units ?? 0);
  });

  it('is that of so many days as they work at most', () => {
    const { inputs } = of({ hours: band(10, 38), week: workdays({}), mostDays: fact(3) });
    expect(inputs.days.map(({ day }) => day)).toEqual(['mon', 'tue', 'wed']);
    expect(inputs.hoursPerWeek.value).toBe(24);
  });
});

describe('a goal that falls due in a busy month', () => {
  it('is compared with the months before it too', () => {
    const by = { measure: 'income', tax: 'before', by: '2027-10-30' } as const;
    const goal = fact({ cents: 300_000, monthlyCents: 300_000, per: 'month' as const, ...by });
    const peak = doors.capacity.season.map((_, index) => (index === 8 || index === 9 ? 1.3 : 0.9));
    const busy = { ...doors, capacity: { ...doors.capacity, season: peak } };
    const usual = of({ hours: fact({ low: 20, high: 20 }), goal });
    const test = of({ hours: fact({ low: 20, high: 20 }), goal }, { business: busy }).goal;
    expect([usual.goal?.window, usual.goal?.from]).toEqual(['month', '2027-10']);
    expect([test?.window, test?.to]).toEqual(['usual', '2027-10']);
    expect(test?.from.localeCompare('2027-08')).toBeLessThanOrEqual(0);
  });
});
