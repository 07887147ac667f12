import fc from 'fast-check';
import type { Business } from '#shared/plan/figures/business.ts';
import type { Contract } from '#shared/plan/reading/firm-facts.ts';
import type { Fact, Goal, Income, Reading, Running } from '#shared/plan/reading/reading.ts';

/** Businesses and readings of every size, for tests of the figures. */

const basis = { judged: 'For a test.' };
const at = { field: 'content', from: 0, to: 5 } as const;
const fact = <T>(value: T, id = 'test'): Fact<T> => ({ id, value, words: 'words', at, certainty: 'stated' });

const cost = fc.record({
  what: fc.constant('something'),
  dollars: fc.integer({ min: 0, max: 40_000 }).map((cents) => cents / 100),
  basis: fc.constant(basis),
  owned: fc.constant<string[]>([]),
});
const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);
const twelve = (min: number, max: number) => fc.array(hundredths(min, max), { minLength: 12, maxLength: 12 });

export const someBusiness: fc.Arbitrary<Business> = fc
  .record({
    priceCents: fc.integer({ min: 50, max: 600_000 }),
    costCents: fc.integer({ min: 0, max: 60_000 }),
    hours: fc.integer({ min: 0, max: 80 }).map((quarters) => quarters / 4),
    unpaidHours: fc.integer({ min: 0, max: 16 }).map((quarters) => quarters / 4),
    mostPerMonth: fc.integer({ min: 1, max: 400 }),
    paidShare: hundredths(20, 100),
    weeksPerYear: fc.integer({ min: 20, max: 52 }),
    ramp: twelve(0, 100),
    season: twelve(0, 150),
    quietWeeks: fc.integer({ min: 1, max: 8 }),
    biggestBuyerShare: hundredths(0, 90),
    lateShare: hundredths(0, 100),
    start: fc.array(cost, { maxLength: 4 }),
    monthly: fc.array(cost, { minLength: 1, maxLength: 4 }),
    isTaxi: fc.boolean(),
  })
  .map((made) => ({
    id: 'trade/offer',
    words: made.isTaxi ? 'Ride sharing in a taxi' : 'Small jobs',
    isOwnIdea: false,
    unit: 'job',
    item: 'job',
    price: { low: made.priceCents / 100, mid: made.priceCents / 100, high: made.priceCents / 100 },
    priceBasis: basis,
    hours: made.hours,
    unpaidHours: made.unpaidHours,
    cost: { dollars: made.costCents / 100, basis },
    mostPerMonth: made.mostPerMonth,
    capacity: {
      paidShare: made.paidShare,
      weeksPerYear: made.weeksPerYear,
      ramp: made.ramp,
      season: made.season,
      basis,
    },
    stress: {
      quietWeeks: made.quietWeeks,
      biggestBuyerShare: made.biggestBuyerShare,
      lateShare: made.lateShare,
    },
    start: made.start,
    monthly: made.monthly,
  }));

const someGoal: fc.Arbitrary<Goal> = fc.record(
  {
    cents: fc.integer({ min: 1, max: 6_000_000 }),
    per: fc.constantFrom('week', 'month', 'year', 'total'),
    monthlyCents: fc.integer({ min: 1, max: 2_000_000 }),
    tax: fc.constantFrom('before', 'after', 'unsaid'),
    measure: fc.constantFrom('income', 'sales', 'saving'),
    by: fc.constantFrom('2026-12-20', '2027-03-28', '2027-11-30', '2028-06-01'),
  },
  { requiredKeys: ['cents', 'per', 'monthlyCents', 'tax', 'measure'] },
);

const someIncome: fc.Arbitrary<Income> = fc.oneof(
  fc.record({ kind: fc.constant('wage' as const), yearCents: fc.integer({ min: 0, max: 20_000_000 }) }),
  fc.record(
    {
      kind: fc.constant('payment' as const),
      payment: fc.constantFrom(
        'jobseeker',
        'youth-allowance',
        'parenting-payment',
        'carer-payment',
        'age-pension',
        'disability-support-pension',
      ),
      yearCents: fc.integer({ min: 100_000, max: 3_500_000 }),
    },
    { requiredKeys: ['kind', 'payment'] },
  ),
);

const someMonth = fc.constantFrom('2026-11', '2026-12', '2027-02', '2027-07', '2028-03', '2029-01');
const someContract: fc.Arbitrary<Contract> = fc.record(
  {
    what: fc.constant('9 townhouses'),
    who: fc.constant('a builder'),
    cents: fc.integer({ min: 1, max: 20_000_000 }),
    isSure: fc.boolean(),
    from: someMonth,
    to: someMonth,
    perMonthCents: fc.integer({ min: 1, max: 2_000_000 }),
    payDays: fc.constantFrom(7, 30, 45, 90),
    retainedPercent: fc.constantFrom(5, 10),
    retainedMonths: fc.constantFrom(3, 6, 12),
    costCents: fc.integer({ min: 0, max: 500_000 }),
  },
  { requiredKeys: ['what', 'cents', 'isSure'] },
);

/** A firm that names its sales, and sometimes what is left of them. */
const someRunning: fc.Arbitrary<Running> = fc.record(
  {
    monthlyCents: fc.integer({ min: 100_000, max: 8_000_000 }),
    profitCents: fc.integer({ min: 0, max: 4_000_000 }),
  },
  { requiredKeys: ['monthlyCents'] },
);

export const emptyReading: Reading = {
  version: 1,
  otherGoals: [],
  income: [],
  pastIncome: [],
  owed: [],
  debts: [],
  week: [],
  away: [],
  skills: [],
  licences: [],
  owned: [],
  buyers: [],
  contracts: [],
  staff: [],
  prices: [],
  unitCosts: [],
  paysAfter: [],
  terms: [],
  costs: [],
  done: [],
  arranged: [],
  toDo: [],
  notDone: [],
  limits: [],
  refusals: [],
  situations: [],
  private: [],
  asked: [],
  declinesOthers: false,
  notPlanned: [],
  unused: [],
  isPlainEdition: false,
  open: [],
};

export const someReading: fc.Arbitrary<Reading> = fc
  .record({
    goal: fc.option(someGoal, { nil: undefined }),
    income: fc.array(someIncome, { maxLength: 2 }),
    hours: fc.integer({ min: 1, max: 60 }),
    money: fc.integer({ min: 0, max: 1_000_000 }),
    away: fc.constantFrom(
      undefined,
      { from: '2026-12-24', to: '2027-01-10' },
      { from: '2027-06-05', to: '2027-07-20' },
    ),
    buyer: fc.constantFrom(undefined, 'waiting' as const, 'now' as const, 'past' as const),
    isStudent: fc.boolean(),
    isParent: fc.boolean(),
    contracts: fc.array(someContract, { maxLength: 2 }),
    running: fc.option(someRunning, { nil: undefined }),
  })
  .map(({ goal, income, hours, money, away, buyer, isStudent, isParent, contracts, running }) => ({
    ...emptyReading,
    ...(goal && { goal: fact(goal) }),
    ...(running && { running: fact(running) }),
    contracts: contracts.map((one) => fact(one)),
    income: income.map((one) => fact(one)),
    hours: fact({ low: hours, high: hours }),
    money: fact({ cents: money }),
    away: away ? [fact(away)] : [],
    buyers: buyer ? [fact({ who: 'an agent', when: buyer })] : [],
    situations: [
      ...(isStudent ? [fact({ id: 'student-visa' })] : []),
      ...(isParent ? [{ ...fact({ id: 'single-parent' }), words: 'single mum of three kids' }] : []),
    ],
  }));
