import { CircleCheck, CircleX, Clock, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BannerTone = 'success' | 'pending' | 'warning' | 'failed' | 'info';

const tones = {
  success: { Icon: CircleCheck, word: 'Done', look: 'border-leaf bg-leaf-tint', ink: 'text-leaf' },
  pending: { Icon: Clock, word: 'In progress', look: 'border-ochre bg-ochre-tint', ink: 'text-ochre' },
  warning: {
    Icon: TriangleAlert,
    word: 'Please note',
    look: 'border-ochre bg-ochre-tint',
    ink: 'text-ochre',
  },
  failed: { Icon: CircleX, word: 'Problem', look: 'border-brick bg-brick-tint', ink: 'text-brick' },
  info: { Icon: Info, word: 'Good to know', look: 'border-line-strong bg-sheet', ink: 'text-ink' },
} as const;

interface BannerProps {
  tone: BannerTone;
  /** States the tone in words; the default comes from the tone. */
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** status and alert are announced when they appear; a banner that is there from the start needs neither. */
  role?: 'status' | 'alert';
}

export function Banner({ tone, title, children, action, role }: BannerProps) {
  const { Icon, word, look, ink } = tones[tone];
  return (
    <div role={role} className={classNames('rounded-sm border-l-4 px-4 py-3 text-ink sm:px-5', look)}>
      <div className={classNames('flex gap-3', !children && 'sm:items-center')}>
        <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', !children && 'sm:mt-0', ink)} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-72">
            <p className={classNames('font-semibold', ink)}>{title ?? word}</p>
            {children}
          </div>
          {action}
        </div>
      </div>
    </div>
  );
}
