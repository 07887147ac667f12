import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';

type StatusTone = 'success' | 'pending' | 'attention' | 'failed' | 'neutral';

const looks: Record<StatusTone, string> = {
  success: 'border-leaf bg-leaf-tint text-leaf-strong',
  pending: 'border-ochre bg-ochre-tint text-ochre',
  attention: 'border-ochre bg-ochre-tint text-ochre',
  failed: 'border-brick bg-brick-tint text-brick',
  neutral: 'border-line-strong bg-sand text-ink-soft',
};

export interface StatusBadgeProps {
  tone: StatusTone;
  icon: LucideIcon;
  word: string;
}

/** A state as icon and word; the colour only repeats them. */
export function StatusBadge({ tone, icon: Icon, word }: StatusBadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2 text-sm font-semibold sm:gap-1.5 sm:px-2.5 lg:wrap-normal',
        looks[tone],
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {word}
    </span>
  );
}
