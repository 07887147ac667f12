import { dayMs } from '../day-ms.ts';

/** One round of a grant, as its source has it on the day it was checked. Days are those of Sydney. */
export interface GrantRound {
  name: string;
  /** ISO days; null where no source gives one. */
  opens: string | null;
  closes: string | null;
  /** reported: it took place by a source that gives no dates. */
  status: 'announced' | 'open' | 'closed' | 'reported';
  source: string;
  checked: string;
}

export type RoundStanding =
  | { kind: 'open'; round: GrantRound }
  | { kind: 'announced'; round: GrantRound }
  | { kind: 'closed'; round: GrantRound }
  /** No dated round is known. */
  | { kind: 'unknown' };

const midnightInSydney = 'T14:00:00Z';
const endsMs = (day: string): number => Date.parse(`${day}${midnightInSydney}`);
const beginsMs = (day: string): number => endsMs(day) - dayMs;

/** A round that is past its last day is closed, whatever its row says. */
function standingOf(round: GrantRound, nowMs: number): RoundStanding {
  if (round.opens === null || round.closes === null) return { kind: 'unknown' };
  if (nowMs >= endsMs(round.closes)) return { kind: 'closed', round };
  if (nowMs >= beginsMs(round.opens)) return { kind: 'open', round };
  return { kind: 'announced', round };
}

const order = ['open', 'announced', 'closed', 'unknown'] as const;

/** How a grant's rounds stand: the open one, else the next, else the last that closed. */
export function roundStanding(rounds: readonly GrantRound[], nowMs: number): RoundStanding {
  const standings = rounds.map((round) => standingOf(round, nowMs));
  for (const kind of order) {
    const found = standings.findLast((standing) => standing.kind === kind);
    if (found !== undefined) return found;
  }
  return { kind: 'unknown' };
}
