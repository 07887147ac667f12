import type { Grant } from '#shared/content/grants/grant.ts';
import { grants } from '#shared/content/grants/grants.ts';
import type { GrantFit } from '#shared/domain/funding/match-grant.ts';
import { isOver, type RoundNews, roundNews } from './round-words.ts';

type Dated = Pick<Grant, 'rounds' | 'checked'>;

const places: Readonly<Record<RoundNews['kind'], number>> = {
  ongoing: 0,
  open: 0,
  announced: 1,
  closed: 2,
  unknown: 2,
};

/** What can be applied for now, then what is to open, then the rest; the order of our list within each. */
export const openFirst = <G extends Dated>(list: readonly G[], nowMs: number): G[] =>
  list.toSorted((one, other) => places[roundNews(one, nowMs).kind] - places[roundNews(other, nowMs).kind]);

/** Until the browser says what day it is, the day on which the last of our list was checked. */
export const lastChecked: string =
  grants
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? '';

export interface Match {
  grant: Dated;
  fit: Pick<GrantFit, 'status'>;
}

const ofOne = {
  'open to you': 'It is open to you.',
  'open and reachable': 'It is open and reachable.',
  announced: 'Its round is announced.',
  closed: 'Its round is closed.',
} as const;

const standingOf = ({ grant, fit }: Match, nowMs: number): keyof typeof ofOne => {
  const { kind } = roundNews(grant, nowMs);
  if (kind === 'announced') return 'announced';
  if (isOver(kind)) return 'closed';
  return fit.status === 'eligible' ? 'open to you' : 'open and reachable';
};

/** Counts what matches by what can be done about it: “1 open to you, 1 closed.” A single one needs no count. */
export function matchCounts(matches: readonly Match[], nowMs: number): string {
  const found = matches.map((match) => standingOf(match, nowMs));
  const [only, ...more] = found;
  if (only && more.length === 0) return ofOne[only];
  const counts = ['open to you', 'open and reachable', 'announced', 'closed'].flatMap((words) => {
    const count = found.filter((one) => one === words).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return `${counts.join(', ')}.`;
}
