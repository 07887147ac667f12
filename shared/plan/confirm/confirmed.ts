import type { Need } from '#shared/content/schemas/parts.ts';
import type { Day, DayPart, Goal, Hours, IncomeKind, LicenceFact, Period } from '../reading/reading.ts';

/** The goal as the customer set it; its amount for each month follows from it. */
export type ConfirmedGoal = Pick<Goal, 'cents' | 'per' | 'by'> & {
  tax: 'before' | 'after';
  /** Older answers leave it as we read it. */
  measure?: 'income' | 'sales';
};

export interface ConfirmedIncome {
  kind: IncomeKind;
  cents?: number;
  per?: Period;
  tax?: 'before' | 'after';
}

export interface FreePart {
  day: Day;
  part: DayPart;
  /** Free in all weeks, where we read that it is so in some. */
  everyWeek?: true;
}

/** The customer's own business, with the figures that a plan needs. */
export interface OwnBusiness {
  what: string;
  forWhom?: string;
  priceCents?: number;
  costCents?: number;
  hours?: number;
}

export interface RemovedFact {
  id: string;
  words: string;
  /** The line that was wrong, as it was shown: the words may be true. Older answers lack it. */
  says?: string;
}

export type PickedBusiness =
  | { kind: 'offer'; id: string }
  | ({ kind: 'own' } & OwnBusiness)
  | { kind: 'compiler' }
  | { kind: 'reviewer' };

/** Facts that one control sets as a whole. */
export const confirmedKinds = ['goal', 'income', 'hours', 'week', 'money', 'licences'] as const;
export type ConfirmedKind = (typeof confirmedKinds)[number];

/**
 * What a customer or a reviewer said about our reading: facts they set, added or took away, and the business they
 * picked. It wins over the reading and stays when other text changes.
 */
export interface Confirmed {
  version: 1;
  goal?: ConfirmedGoal;
  /** All income there is now. */
  income?: ConfirmedIncome[];
  hours?: Hours;
  /** The free parts of the week; every other part is not free. */
  week?: FreePart[];
  /** A date on which times of some weeks are free, so that we know which weeks these are. */
  turnFrom?: string;
  money?: { cents: number };
  licences?: Pick<LicenceFact, 'licence' | 'status'>[];
  /** Added to what the answers say. */
  owned?: string[];
  limits?: Need[];
  away?: { from: string; to: string }[];
  /** Trades of the catalogue that the customer works in. */
  trades?: string[];
  /** Facts that are wrong, by their ids. A fact from other words under the same id is kept. */
  removed?: RemovedFact[];
  /** Sentences of the answers that no file may hold. */
  hidden?: string[];
  picked?: PickedBusiness;
  /** What the first thing on the price card costs the buyer. */
  price?: { cents: number };
  /** The words that a control showed when it was used, so that we can say when they are gone. */
  was?: Partial<Record<ConfirmedKind, string>>;
}

export const nothingConfirmed: Confirmed = { version: 1 };

const entriesOf = (confirmed: Confirmed | undefined): [string, unknown][] =>
  Object.entries(confirmed ?? {}).filter(([, value]) => value !== undefined);

/** True when nothing was set: the reading stays as it is. */
export const isUnconfirmed = (confirmed: Confirmed | undefined): boolean => entriesOf(confirmed).length <= 1;

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
};

/** The order of names does not count. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Nothing and an empty one are the same. */
export const sameConfirmed = (one: Confirmed | undefined, other: Confirmed | undefined): boolean =>
  isUnconfirmed(one) ? isUnconfirmed(other) : isSame(one, other);
