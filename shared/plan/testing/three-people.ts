import { usableBudgetCents } from '../assumptions/general.ts';
import { startupMinCents } from '../assumptions/path-figures.ts';
import { buildModel } from '../model/build-model.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { budgetBands, type PlanInput } from '../plan-input.ts';

const now = new Date('2026-11-22T01:00:00Z');

/** The names by weight, so that the path comes first without its unlocking deciding alone. */
const byWeight = (weights: Readonly<Record<string, number>>): string[] =>
  Object.entries(weights)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name);

/** The band asked for, or the first that pays for the least this path needs. */
const atLeast = (path: PathNumbers, band: (typeof budgetBands)[number]): string =>
  budgetBands
    .slice(budgetBands.indexOf(band))
    .find((one) => usableBudgetCents.v[one] >= startupMinCents(path)) ?? '<1000';

/** The first of these for whom the path is the best one. */
function firstOn(path: PathNumbers, people: readonly PlanInput[]): PlanInput {
  const found = people.find(
    (input) => buildModel(input, { tier: 'BASIC', now, planId: path.slug }).path.slug === path.slug,
  );
  if (!found) throw new Error(`None of these people comes to ${path.slug}`);
  return found;
}

/**
 * Three people who unlocked the same path and share nothing else that the path does not force on them: hours, money,
 * skill, place, household, goal and date differ. Their plans should read like plans for three people.
 */
export function threePeople(path: PathNumbers): readonly PlanInput[] {
  const [first = '', second = first, third = second] = byWeight(path.skillWeights);
  const [own = first] = path.ownWords;
  const [interest = ''] = byWeight(path.interestWeights);
  const variants = (
    { answers, profile }: Pick<PlanInput, 'answers' | 'profile'>,
    skills: readonly string[],
    hours: readonly string[],
  ): PlanInput[] =>
    [answers.incomeGoal, 'anything on the side'].flatMap((incomeGoal) =>
      hours.flatMap((timePerWeek) =>
        skills.flatMap((named) =>
          [
            interest,
            path.ownWords.slice(0, 2).join(', '),
            byWeight(path.interestWeights).slice(0, 2).join(', '),
          ].map((interests) => ({
            answers: { ...answers, incomeGoal, skills: named, timePerWeek, interests },
            profile,
            unlockedPath: path.slug,
          })),
        ),
      ),
    );
  const beginner = {
    answers: {
      budget: atLeast(path, '0'),
      timePerWeek: '',
      skills: '',
      interests: interest,
      incomeGoal: '$200 a month by March',
      content: 'Second-year nursing student in Cairns. I have never sold anything.',
    },
    profile: { name: 'Maya Torres', country: 'Australia', state: 'Queensland' },
  };
  const veteran = {
    answers: {
      budget: '<1000',
      timePerWeek: '',
      skills: '',
      interests: interest,
      incomeGoal: '$2,500 a month in 12 months',
      content: `I worked for nine years in ${own} in Parramatta, with a portfolio, and was laid off in September. No kids.`,
    },
    profile: { name: 'Viktor Stein', country: 'Australia', state: 'New South Wales', abn: '51824753556' },
  };
  const parent = {
    answers: {
      budget: atLeast(path, '<300'),
      timePerWeek: '',
      skills: '',
      interests: interest,
      incomeGoal: '$900 a month before EOFY',
      content: 'Practice receptionist in Ballarat. Two kids at primary; evenings are mine once they sleep.',
    },
    profile: { name: 'Ana Silva', country: 'Australia', state: 'Victoria' },
  };
  const both = `${own}, ${first}`;
  return [
    firstOn(path, variants(beginner, [third, second, first, both], ['1–3h', '3–5h'])),
    firstOn(path, variants(veteran, [`${both}, Sales`, both, own, first], ['10h+', '5–10h'])),
    firstOn(path, variants(parent, [second, first, both, `${both}, ${second}`], ['5–10h', '3–5h'])),
  ];
}
