import type { Grant } from '#shared/content/grants/grant.ts';
import { type RoundKind, type RoundStanding, roundStanding } from '#shared/domain/funding/round-standing.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';

export interface RoundNews {
  kind: RoundKind;
  /** Two or three words. */
  badge: string;
  /** A sentence with the dates. */
  text: string;
}

/** No round is open or announced, as far as we know. */
export const isOver = (kind: RoundNews['kind']): boolean => kind === 'closed' || kind === 'unknown';

/** People can apply today. */
export const isOpen = (kind: RoundNews['kind']): boolean => kind === 'ongoing' || kind === 'open';

const words = (standing: RoundStanding, checked: string): Omit<RoundNews, 'kind'> => {
  if (standing.kind === 'unknown')
    return { badge: 'No round announced', text: `No round had been announced on ${formatDay(checked)}.` };
  const { name, opens, closes } = standing.round;
  switch (standing.kind) {
    case 'open':
      return { badge: 'Round open', text: `${name} is open until ${formatDay(closes ?? '')}.` };
    case 'announced':
      return {
        badge: 'Round announced',
        text: `${name} opens ${formatDay(opens ?? '')} and closes ${formatDay(closes ?? '')}.`,
      };
    case 'closed':
      return {
        badge: 'Round closed',
        text: `${name} ran from ${formatDay(opens ?? '')} to ${formatDay(closes ?? '')}. No new round had been announced on ${formatDay(checked)}.`,
      };
  }
};

/** The state of a grant's rounds, for its card and its guide. */
export function roundNews({ rounds, checked }: Pick<Grant, 'rounds' | 'checked'>, nowMs: number): RoundNews {
  if (rounds === 'ongoing')
    return {
      kind: 'ongoing',
      badge: 'Open all year',
      text: 'You can apply any time.',
    };
  const standing = roundStanding(rounds, nowMs);
  return { kind: standing.kind, ...words(standing, checked) };
}
