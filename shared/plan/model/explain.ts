import type { GoalReading } from '../goal/goal-reading.ts';
import { readGoal } from '../goal/read-goal.ts';
import type { StatedLimit } from '../limits/limits.ts';
import type { PlanInput, RunAnswers } from '../plan-input.ts';
import { baseLevers } from './base-levers.ts';
import { runCash, runScenarios } from './cash.ts';
import { expectMonths, trailingCents } from './expected-income.ts';
import { type Feasibility, judgeFeasibility } from './feasibility.ts';
import { type Refusal, refusalForBasic } from './licensed-work.ts';
import { type Person, readPerson } from './person.ts';
import type { ReviewFlag } from './review-flag.ts';
import { reviewFlags } from './review-flags.ts';
import { type PathScore, rankPaths } from './score-path.ts';
import { setTarget } from './target.ts';
import { watchGst } from './tax-duties.ts';

export type PathNamed = Pick<PathScore['path'], 'slug' | 'title' | 'persona'>;

const named = ({ slug, title, persona }: PathNamed): PathNamed => ({ slug, title, persona });

/** What the run page shows while somebody types, and what the free goal check answers. Nothing here needs words. */
export interface Explanation {
  answers: RunAnswers;
  person: Person;
  /** All paths, the best first, which is the one the figures are of. */
  scores: readonly PathScore[];
  goal: GoalReading;
  path: PathNamed;
  /** How the path stands among those the budget allows, by the goal alone. */
  choice: {
    paths: number;
    /** How many reach the goal. */
    reaching: number;
    /** What brings most of the goal, where it is another; `null` where none brings more. */
    better: (PathNamed & { supportedCents: number }) | null;
  };
  /** Verdict, hours needed and what would have to be true, each lever alone and the best mix. */
  feasibility: Feasibility;
  weeklyHours: number;
  priceCents: number;
  /** What each of the first twelve months supports, measured as the goal is. */
  byMonth: readonly number[];
  /** What the reviewer will look at. */
  flags: readonly ReviewFlag[];
  /** Why Basic would refuse these answers; null if it would not. */
  refusal: Refusal | null;
}

interface ExplainOptions {
  now: Date;
  /** What the answers refuse, where the asker has a background to read it from: that reading is loaded apart. */
  limits?: readonly StatedLimit[];
  /** So is whether it can be read at all. */
  unread?: boolean;
}

function standingOf(
  best: PathScore,
  scores: readonly PathScore[],
  { targetCents }: Feasibility,
): Explanation['choice'] {
  const affordable = scores.filter(({ excluded }) => !excluded);
  const [most = best] = affordable.toSorted((a, b) => b.fits.goal - a.fits.goal);
  return {
    paths: affordable.length,
    reaching: affordable.filter(({ fits }) => fits.goal === 1).length,
    better:
      most.fits.goal > best.fits.goal
        ? { ...named(most.path), supportedCents: Math.round(most.fits.goal * targetCents) }
        : null,
  };
}

export function explain(input: PlanInput, { now, limits = [], unread = false }: ExplainOptions): Explanation {
  const person = readPerson(input, limits);
  const goal = readGoal(input.answers.incomeGoal, { background: person.background, now });
  const target = setTarget(goal);
  const scores = rankPaths(person, target, input.unlockedPath);
  const [best] = scores;
  if (!best) throw new Error('There are no paths');
  const { path } = best;
  const levers = baseLevers(path, person);
  const feasibility = judgeFeasibility(levers, target);
  const gst = watchGst(runCash(levers, 24).months.map(({ revenueCents }) => revenueCents));
  const cash = runScenarios(levers);
  const flow = expectMonths(levers, 12);
  return {
    answers: input.answers,
    person,
    scores,
    goal,
    path: named(path),
    choice: standingOf(best, scores, feasibility),
    feasibility,
    weeklyHours: person.weeklyHours,
    priceCents: levers.priceCents,
    byMonth: flow.map((_, index) => trailingCents(flow, target.measure, index + 1)),
    flags: reviewFlags(input, { feasibility, target, gst, cash, person, levers, scores }, unread),
    refusal: refusalForBasic(input),
  };
}
