import { planIdBonus, scoreWeights } from '../assumptions/general.ts';
import { startupIdealCents, startupMinCents } from '../assumptions/path-figures.ts';
import { factorOfLimits } from '../limits/path-asks.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { baseLevers, canAfford } from './base-levers.ts';
import { supportedCents } from './expected-income.ts';
import { clamp } from './levers.ts';
import type { Person } from './person.ts';
import { bestFit, matchInterests, matchSkills } from './skills.ts';
import { type Target, testedMonth } from './target.ts';

export interface PathScore {
  path: PathNumbers;
  /** Each from 0 to 1. */
  fits: { skill: number; interest: number; goal: number; time: number; budget: number };
  /** Points of a hundred that each fit brings. */
  points: { skill: number; interest: number; goal: number; time: number; budget: number };
  weakGoal: boolean;
  weakSkill: boolean;
  /** What is left for what the path asks and the person refuses; 1 where it asks for nothing of the kind. */
  limitFactor: number;
  /** All factors together. */
  factor: number;
  bonus: number;
  total: number;
  /** The budget is under what the path takes to begin. */
  excluded: boolean;
}

const weakGoalFactor = 0.85;
const weakSkillFactor = 0.6;

/** Full marks at the path's ideal week, half of the remaining marks below its least. */
const timeFit = (path: PathNumbers, hours: number): number => {
  const share = clamp(hours / path.hoursIdeal.v, 0, 1);
  return hours < path.hoursMin.v ? share / 2 : share;
};

const budgetFit = (path: PathNumbers, usableCents: number): number => {
  const least = startupMinCents(path);
  const ideal = startupIdealCents(path);
  if (usableCents < least) return 0;
  if (usableCents >= ideal) return 1;
  return 0.4 + (0.6 * (usableCents - least)) / (ideal - least);
};

export function scorePath(
  path: PathNumbers,
  person: Person,
  target: Target,
  unlockedPath?: string,
): PathScore {
  const supported = supportedCents(baseLevers(path, person), target.measure, testedMonth(target));
  const skill = bestFit(matchSkills(person.skills, path), path.entrySkill.v);
  const fits = {
    skill,
    interest: bestFit(matchInterests(person.interests, path), 0),
    // Without an amount every path that earns anything within the year serves the goal by what it earns.
    goal: clamp(supported / (target.monthlyCents ?? 1_000_00), 0, 1),
    time: timeFit(path, person.weeklyHours),
    budget: budgetFit(path, person.usableBudgetCents),
  };
  const weights = scoreWeights.v;
  const points = {
    skill: 100 * weights.skill * fits.skill,
    interest: 100 * weights.interest * fits.interest,
    goal: 100 * weights.goal * fits.goal,
    time: 100 * weights.time * fits.time,
    budget: 100 * weights.budget * fits.budget,
  };
  const weakGoal = fits.goal < 0.25;
  const weakSkill = skill < 0.2;
  const bonus = path.slug === unlockedPath ? planIdBonus.v : 0;
  const plain = points.skill + points.interest + points.goal + points.time + points.budget;
  const limitFactor = factorOfLimits(path.slug, person.limits);
  const factor = (weakGoal ? weakGoalFactor : 1) * (weakSkill ? weakSkillFactor : 1) * limitFactor;
  // Sums of the same parts in another order are the same score.
  const total = Math.round((plain * factor + bonus) * 1e6) / 1e6;
  return {
    path,
    fits,
    points,
    weakGoal,
    weakSkill,
    limitFactor,
    factor,
    bonus,
    total,
    excluded: !canAfford(path, person),
  };
}

/** Best first; those the budget excludes stand last, in the same order. */
export const rankPaths = (person: Person, target: Target, unlockedPath?: string): PathScore[] =>
  allPaths
    .map((path) => scorePath(path, person, target, unlockedPath))
    .sort(
      (a, b) =>
        Number(a.excluded) - Number(b.excluded) ||
        b.total - a.total ||
        a.path.firstDollarDays.v - b.path.firstDollarDays.v ||
        (a.path.title < b.path.title ? -1 : 1),
    );
