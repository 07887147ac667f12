import type { Services } from './services.ts';

/** Exit codes for scripts, described in docs/OPERATIONS.md. */
export const exitCodes = {
  done: 0,
  fault: 1,
  usage: 2,
  absent: 3,
  refused: 4,
  unconfirmed: 5,
  disagrees: 6,
} as const;

export type Row = Record<string, string | number | boolean | null>;

interface Shown {
  kind: 'shown';
  rows: Row[];
  /** Printed as JSON instead of the rows when a table cannot show it. */
  detail?: unknown;
  sentence?: string;
  /** The command found a disagreement. */
  disagrees?: true;
}
export interface NotDone {
  kind: 'not done';
  exit: 'usage' | 'absent' | 'refused';
  sentence: string;
}
/** A change is shown for agreement before it is made. */
interface Change {
  kind: 'change';
  will: string;
  rows: Row[];
  make(): Promise<Shown | NotDone>;
}
export type Outcome = Shown | NotDone | Change;

export const shown = (rows: Row[], sentence?: string): Shown => ({
  kind: 'shown',
  rows,
  ...(sentence === undefined ? {} : { sentence }),
});
const notDone =
  (exit: NotDone['exit']) =>
  (sentence: string): NotDone => ({ kind: 'not done', exit, sentence });
export const usage = notDone('usage');
export const absent = notDone('absent');
export const refused = notDone('refused');

export interface Given {
  /** The argument after the verb. */
  subject: string;
  user?: string;
  status?: string;
  by?: readonly string[];
  reason?: string;
  feedback?: string;
  tokens?: string;
  version?: string;
  name?: string;
  checked?: string;
  file?: string;
  /** The owner of the credentials, as known by AWS. */
  caller?: string;
}
export type OptionName = Exclude<keyof Given, 'subject' | 'caller'>;

export interface Command {
  /** The required argument after the verb, if there is one. */
  takes?: string;
  needs?: readonly OptionName[];
  may?: readonly OptionName[];
  does: string;
  /** Its record is kept outside the tables, which may be lost. */
  keepsOwnRecord?: true;
  run(services: Services, given: Given): Promise<Outcome>;
}

export const atTime = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();
/** Formats hundredths as tokens. */
export const inTokens = (hundredths: number): string => (hundredths / 100).toFixed(2);
