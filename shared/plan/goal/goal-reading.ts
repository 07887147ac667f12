import type { Cents } from '#shared/domain/tokens/money.ts';
import type { Currency } from './currency.ts';
import type { Deadline } from './deadline.ts';
import type { MentionedHours } from './hours.ts';
import type { GoalNote } from './notes.ts';
import type { Per } from './period.ts';

type Place = readonly [start: number, end: number];

/** The figure as the person typed it, before anything is made of it; places count UTF-16 units of their text. */
export interface WrittenAmount {
  amountCents: Cents;
  stretchCents?: Cents;
  currency: Currency;
  period: Per | 'none';
  spans: { amount: Place; deadline?: Place };
}

export interface AfterTax {
  kind: 'after';
  /** Monthly, as wanted in the hand; the target is what that takes before tax. */
  wanted: Cents;
  wantedStretch?: Cents;
  /** The year of the rates, and the yearly income the goal comes on top of. */
  basis: {
    taxYear: string;
    levyYear: string;
    otherIncome: Cents;
    otherIncomeIs: 'none' | 'stated' | 'assumed';
  };
}

export interface ReadOfEveryGoal {
  text: string;
  asWritten?: WrittenAmount;
  measure: 'income' | 'revenue';
  tax: { kind: 'before' } | AfterTax;
  deadline: Deadline;
  /** A sum to be had by the deadline: the target is its monthly share, rounded up. */
  spread?: { total: Cents; months: number; stretchTotal?: Cents };
  /** Time the text mentions, which is never money. */
  hours: readonly MentionedHours[];
  notes: readonly GoalNote[];
}

/** With a figure, `target` and `stretch` are monthly, before tax, in Australian cents. */
export type GoalReading =
  | (ReadOfEveryGoal & { kind: 'amount' | 'replace-income'; target: Cents; stretch?: Cents })
  | (ReadOfEveryGoal & { kind: 'what-hours-support'; target?: undefined; stretch?: undefined });
