import type { Grant } from '#shared/content/grants/grant.ts';
import { type RoundKind, type RoundStanding, roundStanding } from '#shared/domain/funding/round-standing.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';

export interface RoundNews {
  kind: RoundKind;
  /** In two or three words. */
  badge: string;
  /** In a sentence, with its days. */
  text: string;
}

/** Nothing can be applied for now, as far as we know. */
export const isOver = (kind: RoundNews['kind']): boolean => kind === 'closed' || kind === 'unknown';

/** It can be applied for today. */
export const isOpen = (kind: RoundNews['kind']): boolean => kind === 'ongoing' || kind === 'open';

const words = (standing: RoundStanding, checked: string): Omit<RoundNews, 'kind'> => {
  if (standing.kind === 'unknown')
    return { badge: 'No known round', text: `We know of no dated round, as at ${formatDay(checked)}.` };
  const { name, opens, closes } = standing.round;
  const days = `${formatDay(opens ?? '')} to ${formatDay(closes ?? '')}`;
  switch (standing.kind) {
    case 'open':
      return { badge: 'Round open', text: `${name} is open from ${days}.` };
    case 'announced':
      return { badge: 'Round announced', text: `${name} is to open from ${days}.` };
    case 'closed':
      return {
        badge: 'Round closed',
        text: `${name} was open from ${days} and is closed. No new round announced, checked ${formatDay(checked)}.`,
      };
  }
};

/** How a grant's rounds stand now, for its card and its blueprint. */
export function roundNews({ rounds, checked }: Pick<Grant, 'rounds' | 'checked'>, nowMs: number): RoundNews {
  if (rounds === 'ongoing')
    return {
      kind: 'ongoing',
      badge: 'Open all year',
      text: `Open all year, as at ${formatDay(checked)}.`,
    };
  const standing = roundStanding(rounds, nowMs);
  return { kind: standing.kind, ...words(standing, checked) };
}
