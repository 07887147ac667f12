import type { Services } from './services.ts';

/** What a command ends with, for scripts: docs/OPERATIONS.md tells them. */
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
  /** Instead of the rows, where a table cannot hold it: printed as JSON. */
  detail?: unknown;
  sentence?: string;
  /** Found out, though not as it should be. */
  disagrees?: true;
}
export interface NotDone {
  kind: 'not done';
  exit: 'usage' | 'absent' | 'refused';
  sentence: string;
}
/** Nothing is changed before somebody has read this. */
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
  /** What stands after the verb. */
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
  /** Whose credentials are used: not typed, but known by AWS. */
  caller?: string;
}
export type OptionName = Exclude<keyof Given, 'subject' | 'caller'>;

export interface Command {
  /** What stands after the verb, if anything has to. */
  takes?: string;
  needs?: readonly OptionName[];
  may?: readonly OptionName[];
  does: string;
  /** Its record is kept outside of the tables, which may be gone. */
  keepsOwnRecord?: true;
  run(services: Services, given: Given): Promise<Outcome>;
}

export const atTime = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();
/** Hundredths, as tokens are written. */
export const inTokens = (hundredths: number): string => (hundredths / 100).toFixed(2);
