import fc from 'fast-check';
import { readLimits } from '#shared/plan/limits/read-limits.ts';
import { allPaths } from '#shared/plan/paths/all-paths.ts';
import { budgetBands, type PlanInput, timeBands } from '#shared/plan/plan-input.ts';
import { type Person, readPerson } from '../person.ts';
import type { TaskToPlace } from '../roadmap.ts';

export const aPath = fc.constantFrom(...allPaths);

const named = [
  'Writing',
  'Design',
  'AI Use',
  'Sales',
  'Video Editing',
  'Project Management',
  'sewing',
  'dog walking',
  'kindness',
];
const liked = [
  'Affiliate Marketing',
  'Digital Products',
  'Etsy Store',
  'AI Tools',
  'Blogging',
  'Local Tasks',
];
const goals = [
  '$500 a month by Christmas',
  'two grand a month in 6 months',
  'I want to replace my salary',
  'save 12k for a deposit in 18 months',
  'something on the side, any amount',
];
const lives = [
  'I work full-time in a warehouse and have two kids.',
  'Ten years as a copywriter; portfolio online. No car.',
  'Newly arrived, student visa, no experience at all.',
  '٢٠ سنة خبرة 🙂',
];
const several = (from: readonly string[]) =>
  fc.subarray([...from], { minLength: 0, maxLength: 4 }).map((entries) => entries.join(', '));

const aGoal = fc
  .record({
    dollars: fc.integer({ min: 1, max: 100_000 }),
    what: fc.constantFrom('', ' after tax', ' revenue'),
    months: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ dollars, what, months }) => `$${dollars} a month${what} in ${months} months`);

export const anInput: fc.Arbitrary<PlanInput> = fc
  .record({
    budget: fc.constantFrom(...budgetBands),
    timePerWeek: fc.constantFrom(...timeBands),
    skills: fc.oneof(several(named), fc.string({ maxLength: 60 })),
    interests: fc.oneof(several(liked), fc.string({ maxLength: 60 })),
    incomeGoal: fc.oneof(aGoal, fc.constantFrom(...goals), fc.string({ unit: 'grapheme', maxLength: 120 })),
    content: fc.oneof(fc.constantFrom(...lives), fc.string({ unit: 'grapheme', maxLength: 300 })),
    state: fc.constantFrom('New South Wales', 'Victoria', 'Queensland', 'Western Australia', undefined),
    country: fc.constantFrom('Australia', 'Australia', 'Australia', 'New Zealand'),
    abn: fc.constantFrom('51824753556', undefined),
    unlockedPath: fc.option(
      aPath.map(({ slug }) => slug),
      { nil: undefined },
    ),
  })
  .map(({ state, country, abn, unlockedPath, ...answers }) => ({
    answers,
    profile: { name: 'Sam', country, ...(state && { state }), ...(abn && { abn }) },
    ...(unlockedPath && { unlockedPath }),
  }));

export const aPerson: fc.Arbitrary<Person> = anInput.map((input) =>
  readPerson(input, readLimits(input.answers)),
);

export const plainPerson: Person = {
  weeklyHours: 7.5,
  usableBudgetCents: 300_00,
  skills: [],
  interests: [],
  background: '',
  limits: [],
  employed: false,
  otherIncomeCents: 0,
  otherIncomeIs: 'none',
  hasAbn: false,
  state: undefined,
  country: 'Australia',
};

const phases = ['offer', 'proof', 'reach', 'sell', 'deliver', 'learn', 'comply'] as const;

/** Tasks that need only tasks before or after them in the list, without a ring. */
export const someTasks: fc.Arbitrary<TaskToPlace[]> = fc
  .array(
    fc.record({
      hours: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
      lite: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
      phase: fc.constantFrom(...phases),
      needs: fc.array(fc.nat({ max: 30 }), { maxLength: 3 }),
      whole: fc.option(fc.constant<true>(true), { nil: undefined }),
      fromDay: fc.option(fc.integer({ min: 1, max: 70 }), { nil: undefined }),
      when: fc.constantFrom(undefined, 'open-shops', 'office-hours', 'daylight'),
      place: fc.nat(),
    }),
    { maxLength: 25 },
  )
  .map((drafts) =>
    drafts
      .map(({ hours, lite, phase, needs, place, whole, fromDay, when }, index) => ({
        id: `t${index}`,
        title: `Task ${index}`,
        hours,
        phase,
        needs: needs.filter((need) => need < index).map((need) => `t${need}`),
        ...(lite && { lite: { title: `Short ${index}`, hours: lite / 4 } }),
        ...(whole && { whole }),
        ...(fromDay && { fromDay }),
        ...(when && { when }),
        place,
      }))
      .sort((a, b) => a.place - b.place)
      .map(({ place: _place, ...task }) => task),
  );
