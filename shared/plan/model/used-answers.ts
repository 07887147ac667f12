import { readBudgetBand, readTimeBand } from '../plan-input.ts';
import type { Explanation } from './explain.ts';
import type { PathScore } from './score-path.ts';
import { interestNames, type Match, matchInterests, matchSkills, mentions } from './skills.ts';

/** One answer beside one path: whether the path makes use of it. */
export interface UsedAnswer {
  of: 'hours' | 'budget' | 'skill' | 'interest';
  /** As it was named. */
  entry: string;
  isUsed: boolean;
  /** One of the form’s own interests, where that is what it was read as. */
  readAs?: string;
}

/** From here on a match is part of the work; what is below it may help a little. */
const part = 0.5;
const isPart = ({ fit }: Match): boolean => fit >= part;

type Told = Pick<Explanation, 'answers' | 'person' | 'scores'>;

/** What the path that fits has use for, in the words of the answers. */
export function usedAnswers({ answers, person, scores: [best] }: Told): UsedAnswer[] {
  if (best === undefined) return [];
  const { path, excluded } = best;
  const interestOf = (match: Match): UsedAnswer => {
    const { entry } = match;
    const isUsed = isPart(match);
    const isOwnWord = path.ownWords.some((word) => mentions(entry, word));
    const [readAs] = interestNames(entry).filter((name) => (path.interestWeights[name] ?? 0) >= part);
    const isItself = readAs === undefined || entry.toLowerCase() === readAs.toLowerCase();
    return { of: 'interest', entry, isUsed, ...(isUsed && !isOwnWord && !isItself && { readAs }) };
  };
  const hours = readTimeBand(answers.timePerWeek) ?? '';
  return [
    { of: 'hours', entry: hours, isUsed: person.weeklyHours >= path.hoursMin.v },
    { of: 'budget', entry: readBudgetBand(answers.budget) ?? '', isUsed: !excluded },
    ...matchSkills(person.skills, path).map(
      (match): UsedAnswer => ({ of: 'skill', entry: match.entry, isUsed: isPart(match) }),
    ),
    ...matchInterests(person.interests, path).map(interestOf),
  ];
}

/** A path that is built on a skill the person named. */
export interface SkilledPath {
  path: PathScore['path'];
  skill: string;
  /** Of the goal, up to all of it. */
  goal: number;
}

/** The first of the others within the budget that is built on a skill, where the best is built on none. */
export function skilledInstead({ person, scores: [best, ...others] }: Told): SkilledPath | undefined {
  const skillOf = ({ path }: PathScore) => matchSkills(person.skills, path).find(isPart)?.entry;
  if (best === undefined || skillOf(best) !== undefined) return undefined;
  for (const score of others) {
    const skill = score.excluded ? undefined : skillOf(score);
    if (skill !== undefined) return { path: score.path, skill, goal: score.fits.goal };
  }
  return undefined;
}
