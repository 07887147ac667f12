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
  /** The hours the path takes, where they are more. */
  takes?: number;
}

/** From here on a match is part of the work; what is below it may help a little. */
const part = 0.5;
const isPart = ({ fit }: Match): boolean => fit >= part;

type Told = Pick<Explanation, 'answers' | 'person' | 'scores'>;

/** Typed because the question wants an answer: there is nothing in it to be used. */
const nothing = /^(?:none|no|nothing|nil|n\/?a|no skills?|not sure|don[’']?t know|[-–?.]+)$/i;

const hasOwnWord = (path: PathScore['path'], entry: string): boolean => mentions(entry, path.ownWords);

/** What somebody can do and likes is one answer. */
function once(answers: readonly UsedAnswer[]): UsedAnswer[] {
  const byEntry = new Map<string, UsedAnswer>();
  for (const answer of answers) {
    const key = answer.entry.toLowerCase();
    const before = byEntry.get(key);
    if (!before || (answer.isUsed && !before.isUsed)) byEntry.set(key, answer);
  }
  return [...byEntry.values()];
}

/** What the path that fits has use for, in the words of the answers. */
export function usedAnswers({ answers, person, scores: [best] }: Told): UsedAnswer[] {
  if (best === undefined) return [];
  const { path, excluded } = best;
  const interestOf = (match: Match): UsedAnswer => {
    const { entry } = match;
    const isUsed = isPart(match);
    const [readAs] = interestNames(entry).filter((name) => (path.interestWeights[name] ?? 0) >= part);
    const isItself = readAs === undefined || entry.toLowerCase() === readAs.toLowerCase();
    return {
      of: 'interest',
      entry,
      isUsed,
      ...(isUsed && !hasOwnWord(path, entry) && !isItself && { readAs }),
    };
  };
  const hours = readTimeBand(answers.timePerWeek) ?? '';
  const least = path.hoursMin.v;
  const isEnough = person.weeklyHours >= least;
  const said = [
    ...matchSkills(person.skills, path).map(
      (match): UsedAnswer => ({ of: 'skill', entry: match.entry, isUsed: isPart(match) }),
    ),
    ...matchInterests(person.interests, path).map(interestOf),
  ].filter(({ entry }) => !nothing.test(entry.trim()));
  return [
    { of: 'hours', entry: hours, isUsed: isEnough, ...(!isEnough && { takes: least }) },
    { of: 'budget', entry: readBudgetBand(answers.budget) ?? '', isUsed: !excluded },
    ...once(said),
  ];
}

/** A path that is about a thing the person named, where the best was found by what that thing is a kind of. */
export interface NamedPath {
  path: PathScore['path'];
  entry: string;
  /** What speaks against it beside the best, if anything does. */
  against: 'money' | 'goal' | 'hours' | undefined;
}

export function namedInstead(told: Told): NamedPath | undefined {
  const [best, ...others] = told.scores;
  const read = usedAnswers(told).find(({ readAs }) => readAs !== undefined);
  const other = read && others.find(({ path }) => hasOwnWord(path, read.entry));
  if (!best || !other) return undefined;
  return { path: other.path, entry: read.entry, against: weakerIn(other, best) };
}

function weakerIn(other: PathScore, best: PathScore): NamedPath['against'] {
  if (other.excluded || other.fits.budget < best.fits.budget) return 'money';
  if (other.fits.goal < best.fits.goal) return 'goal';
  return other.fits.time < best.fits.time ? 'hours' : undefined;
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
