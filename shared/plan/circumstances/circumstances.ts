import type { Person } from '../model/person.ts';
import type { Place } from './places.ts';
import { type KnownBuyers, readBuyers } from './read-buyers.ts';
import { type Earned, readEarned } from './read-earned.ts';
import { readTown } from './read-town.ts';
import { readWorkplace, type Workplace } from './read-workplace.ts';

/** What the answers say of somebody's life, beyond what the model counts with. Nothing here is guessed. */
export interface Circumstances {
  town: Place | undefined;
  workplace: Workplace | undefined;
  /** Those who ask this person already: a nearer crowd than any workplace. */
  buyers: KnownBuyers | undefined;
  /** Work that somebody paid or asked them for, and which of the named skills it was. */
  earned: Earned | undefined;
  children: boolean;
  /** Old enough for a school run, where the answers say so. */
  schoolAge: boolean;
  /** Weeks on and weeks off, away from home. */
  swings: boolean;
  student: boolean;
  retired: boolean;
}

const childWords =
  /\b(?:kids?|children|(?:my|a|our|the|new) baby|baby (?:at home|boy|girl|due)|toddler|newborn|daughters?|sons?|mum of|dad of|mother of|father of|parental leave|school run)\b/i;
const noChildren = /\b(?:no|without) (?:kids|children)\b|\bchildren’s\b/i;
const schoolWords =
  /\b(?:kids?|children|sons?|daughters?|girls?|boys?)\b[^.;]{0,25}\b(?:at|in|starting) (?:school|primary|high school|year \d)|\bschool[- ](?:run|aged?|pick-?up)\b|\bteen(?:s|agers?)\b/i;
const swingWords = /\bfifo\b|\bfly[- ]in\b|\b(?:weeks?|days?) on\b[^.;]{0,12}\b(?:weeks?|days?|\w+) off\b/i;
const studentWords = /\b(?:student|studying|uni|tafe course|apprentice)\b/i;
const trainer = /\b(?:former|ex-|was a) ?student|\bstudents\b/i;
const retiredWords = /\b(?:retired|pensioner|pension)\b/i;

export function readCircumstances(person: Person): Circumstances {
  const text = person.background.slice(0, 2000);
  const hasChildren = childWords.test(text) && !noChildren.test(text);
  return {
    town: readTown(text, person.state),
    workplace: readWorkplace(text),
    buyers: readBuyers(text),
    earned: readEarned(text, person.skills),
    children: hasChildren,
    schoolAge: hasChildren && schoolWords.test(text),
    swings: swingWords.test(text),
    student: studentWords.test(text) && !trainer.test(text),
    retired: retiredWords.test(text),
  };
}
