import type { ReadValues } from '#shared/plan/describe/read-values.ts';
import type { DescribedBusiness, Understanding } from '#shared/plan/describe/understanding.ts';

export const someBusiness = (more: Partial<DescribedBusiness> = {}): DescribedBusiness => ({
  id: 'bookkeeping/weekly',
  title: 'Weekly books for tradespeople',
  line: 'You do the weekly books of two or three tradespeople.',
  trade: 'bookkeeping for small firms',
  handbook: 'local-earner/handy-odd-jobs',
  price: '$120 a week',
  hourLeavesCents: 5400,
  startCents: 9000,
  shortCents: 0,
  hoursPerWeek: 7.5,
  byMonth: [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 64_000, 64_000, 64_000, 64_000, 64_000, 64_000],
  measure: 'income',
  caption: 'Earned before tax each month',
  reaches: {
    verdict: 'stretch',
    name: 'A stretch',
    means: 'You’d get part of the way.',
    targetCents: 80_000,
    reachedCents: 64_000,
    isTotal: false,
    dueMonth: 7,
    testedMonth: 7,
    says: 'About $640 a month before tax by June 2027. Your goal is $800 a month before tax.',
    levers: ['10 hours a week would reach it.'],
  },
  why: ['You have done this work for 4 years.', 'People have paid you for it.'],
  firstStep: 'Write to three tradespeople (40 minutes, at home).',
  ...more,
});

export const someValues = (more: Partial<ReadValues> = {}): ReadValues => ({
  goal: { cents: 80_000, per: 'month', tax: 'unsaid', by: '2027-06-30' },
  income: [{ kind: 'wage', cents: 95_000, per: 'week' }],
  hours: { low: 5, high: 10 },
  week: [
    { day: 'tue', part: 'evening', is: 'free' },
    { day: 'sun', part: 'morning', is: 'blocked' },
  ],
  money: { cents: 30_000 },
  licences: [{ licence: 'bas-agent', name: 'BAS agent registration', status: 'missing' }],
  trades: [{ id: 'bookkeeping', name: 'Bookkeeping' }],
  owned: ['laptop'],
  limits: ['lifting'],
  words: { goal: '$800 a month by next June', hours: '5–10h', money: '<300', income: '$950 a week' },
  ...more,
});

/** An answer of the server, typed by the contract. */
export const someUnderstanding = (more: Partial<Understanding> = {}): Understanding => ({
  outcome: { kind: 'planned', title: 'Businesses that fit your answers', says: '', ways: [] },
  summary: 'You want $800 a month before tax, and can offer bookkeeping for small firms.',
  goal: '$800 a month before tax by 30 June 2027',
  questions: [
    {
      id: 'goal-tax',
      about: 'goal',
      ask: 'Is $800 before or after tax?',
      changes: 'figures',
      choices: ['Before tax', 'After tax'],
      words: '$800 a month',
    },
  ],
  facts: [
    {
      id: 'goal',
      kind: 'goal',
      says: 'Goal: $800 a month before tax by 30 June 2027.',
      words: [{ field: 'incomeGoal', text: '$800 a month by next June' }],
      isConfirmed: false,
      from: [{ id: 'goal', words: '$800 a month by next June' }],
    },
    {
      id: 'skill:bookkeeping',
      kind: 'skill',
      says: 'Skill: bookkeeping for small firms (4 years).',
      words: [{ field: 'skills', text: 'bookkeeping' }],
      isConfirmed: false,
      from: [{ id: 'skill:bookkeeping', words: 'bookkeeping' }],
    },
  ],
  businesses: [someBusiness(), someBusiness({ id: 'bookkeeping/catch-up', title: 'Catch-up of late books' })],
  chosen: 'bookkeeping/weekly',
  isPickLost: false,
  values: someValues(),
  gone: [],
  isBackgroundUnread: false,
  basicNeeds: [],
  ...more,
});

export const needsMore = someUnderstanding({
  outcome: {
    kind: 'needs-more',
    title: 'We can’t plan this well yet',
    says: '“daydreaming” doesn’t tell us yet what people would pay you to do.',
    ways: [
      { kind: 'skill', says: 'Name a skill.' },
      { kind: 'idea', says: 'Bring your own idea.' },
      { kind: 'email', says: 'Leave your email.' },
    ],
  },
  businesses: [],
});
