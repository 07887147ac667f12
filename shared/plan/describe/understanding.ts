import type { GoalMeasure, GoalVerdict } from '#shared/domain/runs/plan-brief.ts';
import type { ConfirmedKind } from '../confirm/confirmed.ts';
import type { AnswerField, OpenQuestion } from '../reading/reading.ts';
import type { FactKind } from '../write/say/fact-line.ts';
import type { ReadValues } from './read-values.ts';

/** What we understood of some answers, in words that a screen shows as they are. */
export interface Understanding {
  outcome: Outcome;
  /** One sentence: what we understood. */
  summary?: string;
  /** "$800 a month before tax by 30 June 2027", where an amount was read. */
  goal?: string;
  /** What to answer next; what changes most comes first. */
  questions: Question[];
  /** The only skill, or one where nothing can be planned yet, is the name of a field. */
  broadSkill?: BroadSkill;
  facts: DescribedFact[];
  /** At most three, the best first, and the customer's own idea where they picked that. */
  businesses: DescribedBusiness[];
  /** The business that a plan would be made for now: the first, or the picked one. */
  chosen?: string;
  /** A limit, a licence or other answers rule out the business that was picked. */
  isPickLost: boolean;
  /** What the controls start with. */
  values: ReadValues;
  /** Corrections whose words are no longer in the answers. They still count. */
  gone: ConfirmedKind[];
  /** Nothing at all was read in the background, though there is one. */
  isBackgroundUnread: boolean;
  /** What a plan without a reviewer would be refused for; empty when it would not. */
  basicNeeds: string[];
}

export interface BroadSkill {
  /** As the customer wrote it. */
  said: string;
  /** What people pay for in this field, each with the skills as they would then be. */
  kinds: { kind: string; skills: string }[];
}

export interface Outcome {
  /**
   * planned: a plan can be made. needs-more: the answers show no skill that people pay for. not-planned: we do not make
   * plans for such work.
   */
  kind: 'planned' | 'needs-more' | 'not-planned';
  title: string;
  says: string;
  /** What to do instead; empty when a plan can be made. */
  ways: { kind: 'skill' | 'idea' | 'email'; says: string }[];
}

export interface Question extends Omit<OpenQuestion, 'choices' | 'words'> {
  choices?: string[];
  /** The words that raised it. */
  words?: string;
}

export interface SaidWords {
  field: AnswerField;
  text: string;
}

export interface DescribedFact {
  /** The same for the same fact when other text changes. */
  id: string;
  kind: FactKind;
  says: string;
  words: SaidWords[];
  /** The customer or the reviewer set it. */
  isConfirmed: boolean;
  /** What to name when all of it is wrong. */
  from: { id: string; words: string }[];
}

export interface DescribedBusiness {
  id: string;
  title: string;
  /** What the customer does and for whom, as a sentence. */
  line: string;
  /** The trade as a noun phrase: "small carpentry jobs". */
  trade: string;
  /** The library's handbook on this trade, as "persona/path". */
  handbook?: string;
  /** "$220 a half day" */
  price: string;
  hourLeavesCents: number;
  startCents: number;
  /** What the start costs beyond the money that the customer has. */
  shortCents: number;
  hoursPerWeek: number;
  /** The result of each of the first twelve months, measured as the goal is. */
  byMonth: number[];
  measure: GoalMeasure;
  /** What the bars of those months are: "Earned each month before tax". */
  caption: string;
  /** Missing where no amount was named. */
  reaches?: Reach;
  why: string[];
  /** "Ring two agents (25 minutes, by phone)." */
  firstStep?: string;
}

export interface Reach {
  verdict: GoalVerdict;
  /** "A stretch" */
  name: string;
  /** "You’d get part of the way." */
  means: string;
  /** A month, or in all for a sum to save. */
  targetCents: number;
  reachedCents: number;
  isTotal: boolean;
  /** Of the first twelve, where a date was named that is one of them. */
  dueMonth?: number;
  /** The month of the test, where no date was named it is our suggestion. */
  testedMonth: number;
  /** "About $640 a month before tax by June 2027." */
  says: string;
  /** What would close the gap, one change at a time. */
  levers: string[];
}
