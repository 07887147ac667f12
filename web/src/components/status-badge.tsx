import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

export type StatusTone = 'success' | 'pending' | 'attention' | 'failed' | 'neutral';

const looks: Record<StatusTone, string> = {
  success: 'text-leaf',
  pending: 'text-ochre',
  attention: 'text-ochre',
  failed: 'text-brick',
  neutral: 'text-ink-soft',
};

export interface StatusBadgeProps {
  tone: StatusTone;
  icon: LucideIcon;
  word: string;
}

/** A state by icon and word; the colour only repeats them. */
export function StatusBadge({ tone, icon: Icon, word }: StatusBadgeProps) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 font-medium', looks[tone])}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </span>
  );
}
