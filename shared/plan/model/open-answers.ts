import { allPaths } from '../paths/all-paths.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { baseLevers } from './base-levers.ts';
import { supportedCents } from './expected-income.ts';
import { floorTo } from './levers.ts';
import type { Person } from './person.ts';
import type { PlanModel } from './plan-model.ts';
import { decidePrice, type Proof } from './price.ts';
import { rankPaths } from './score-path.ts';
import { readProof } from './skills.ts';

/** Answers that somebody left open, so that the plan had to take the most careful guess. */
export type OpenAnswer = 'goal' | 'skills' | 'interests' | 'background';

/** A background of no words is as good as none. */
const isRead = (text: string): boolean => /\p{L}{3}/u.test(text);

export function openAnswers({
  person,
  feasibility,
}: Pick<PlanModel, 'person' | 'feasibility'>): OpenAnswer[] {
  const open: OpenAnswer[] = [];
  if (feasibility.targetFromHours) open.push('goal');
  if (person.skills.length === 0) open.push('skills');
  if (person.interests.length === 0) open.push('interests');
  if (!isRead(person.background)) open.push('background');
  return open;
}

/** What the model makes of one answer more, all others as they are. */
export interface AnswerTried {
  named: string;
  priceCents: number;
  supportedCents: number;
  /** The path that would then come first, if it is another. */
  otherPath: string | null;
}

const best = (weights: Readonly<Record<string, number>>): string =>
  Object.entries(weights).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? '';

function supportedAt({ path, feasibility }: PlanModel, person: Person, proof: Proof): number {
  return floorTo(
    supportedCents(baseLevers(path, person, proof), feasibility.measure, feasibility.testedMonth),
    1,
  );
}

export function trySkill(model: PlanModel): AnswerTried {
  const named = best(model.path.skillWeights);
  const person = { ...model.person, skills: [...model.person.skills, named] };
  const proof = readProof(person.skills, person.background, model.path);
  return {
    named,
    priceCents: decidePrice(model.path, proof).coreCents,
    supportedCents: supportedAt(model, person, proof),
    otherPath: firstOther(model, person),
  };
}

/** Years or a portfolio, named in the background. */
export const tryBackground = (model: PlanModel): AnswerTried => ({
  named: 'years or a portfolio',
  priceCents: decidePrice(model.path, 'proven').coreCents,
  supportedCents: supportedAt(model, model.person, 'proven'),
  otherPath: null,
});

/** The score of this path with the interest that suits it best, and one interest that would lead elsewhere. */
export function tryInterests(model: PlanModel): {
  named: string;
  total: number;
  elsewhere: { named: string; title: string } | null;
} {
  const named = best(model.path.interestWeights);
  const withOne = (interest: string): Person => ({ ...model.person, interests: [interest] });
  const own = rankPaths(withOne(named), model.target, model.input.unlockedPath).find(
    ({ path }) => path.slug === model.path.slug,
  );
  const others = [...new Set(allPaths.flatMap(({ interestWeights }) => Object.keys(interestWeights)))];
  const elsewhere = others.flatMap((interest) => {
    const title = firstOther(model, withOne(interest));
    return title === null ? [] : [{ named: interest, title }];
  });
  return { named, total: own?.total ?? 0, elsewhere: elsewhere[0] ?? null };
}

function firstOther({ path, target, input }: PlanModel, person: Person): string | null {
  const [first]: readonly { path: PathNumbers }[] = rankPaths(person, target, input.unlockedPath);
  return first && first.path.slug !== path.slug ? first.path.title : null;
}

/** The largest goals that this plan would call comfortable, and tight. */
export const goalsWithin = (supported: number): { comfortableCents: number; tightCents: number } => ({
  comfortableCents: floorTo(supported / 1.15, 100),
  tightCents: floorTo(supported / 0.85, 100),
});
