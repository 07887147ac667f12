import { CalendarCheck, CalendarX, CircleCheck } from 'lucide-react';
import type { GrantFit } from '#shared/domain/funding/match-grant.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { isOpen, isOver, type RoundNews } from './round-words.ts';

type Fit = Exclude<GrantFit['status'], 'hidden'>;

const fitWords: Record<Fit, string> = { eligible: 'Eligible', reachable: 'Reachable' };

const roundWords: Record<RoundNews['kind'], string> = {
  ongoing: ', open all year',
  open: ', round open',
  announced: ', round announced',
  closed: ', but closed now',
  unknown: ', but no round announced',
};

export interface GrantBadgeProps {
  round: RoundNews;
  status: Fit | undefined;
  /** True if our questions settle it; for some grants a provider decides. */
  settled: boolean;
}

/** Combines fit and round in one phrase. */
export function standingWords(status: Fit, kind: RoundNews['kind'], settled: boolean): string {
  if (!settled && isOpen(kind)) return `${fitWords[status]}: a provider decides`;
  return `${fitWords[status]}${roundWords[kind]}`;
}

export function GrantBadge({ round, status, settled }: GrantBadgeProps) {
  const over = isOver(round.kind);
  const word = status === undefined ? round.badge : standingWords(status, round.kind, settled);
  if (over) return <StatusBadge tone="neutral" icon={CalendarX} word={word} />;
  if (status === 'eligible') return <StatusBadge tone="success" icon={CircleCheck} word={word} />;
  const tone = round.kind === 'announced' ? 'neutral' : 'success';
  return <StatusBadge tone={tone} icon={CalendarCheck} word={word} />;
}
