import { dayMs } from '../day-ms.ts';

/** A round of a grant as its source stated it on the day it was checked. Days are those of Sydney. */
export interface GrantRound {
  name: string;
  /** Days are in ISO form, and null if no source gives one. */
  opens: string | null;
  closes: string | null;
  /** `reported` means that it took place according to a source without dates. */
  status: 'announced' | 'open' | 'closed' | 'reported';
  source: string;
  checked: string;
}

/** The dates of a round decide its state. */
export type RoundDays = Pick<GrantRound, 'opens' | 'closes'>;

export type RoundStanding<Round extends RoundDays = GrantRound> =
  | { kind: 'open'; round: Round }
  | { kind: 'announced'; round: Round }
  | { kind: 'closed'; round: Round }
  /** No dated round is known. */
  | { kind: 'unknown' };

/** `ongoing` means that it is open all year, with no rounds. */
export type RoundKind = 'ongoing' | RoundStanding['kind'];

const midnightInSydney = 'T14:00:00Z';
const endsMs = (day: string): number => Date.parse(`${day}${midnightInSydney}`);
const beginsMs = (day: string): number => endsMs(day) - dayMs;

/** A round is closed after its last day, whatever its recorded status. */
function standingOf<Round extends RoundDays>(round: Round, nowMs: number): RoundStanding<Round> {
  if (round.opens === null || round.closes === null) return { kind: 'unknown' };
  if (nowMs >= endsMs(round.closes)) return { kind: 'closed', round };
  if (nowMs >= beginsMs(round.opens)) return { kind: 'open', round };
  return { kind: 'announced', round };
}

const order = ['open', 'announced', 'closed', 'unknown'] as const;

/** Describes a grant's rounds by the open one, else the next, else the last that closed. */
export function roundStanding<Round extends RoundDays>(
  rounds: readonly Round[],
  nowMs: number,
): RoundStanding<Round> {
  const standings = rounds.map((round) => standingOf(round, nowMs));
  for (const kind of order) {
    const found = standings.findLast((standing) => standing.kind === kind);
    if (found !== undefined) return found;
  }
  return { kind: 'unknown' };
}

export const roundKind = (rounds: 'ongoing' | readonly RoundDays[], nowMs: number): RoundKind =>
  rounds === 'ongoing' ? rounds : roundStanding(rounds, nowMs).kind;
