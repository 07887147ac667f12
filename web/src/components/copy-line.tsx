import type { ReactNode } from 'react';
import { useCopied } from '#web/lib/use-copied.ts';
import { classNames } from './class-names.ts';

export interface CopyLineProps {
  /** What it is, after “Copy”. */
  name: string;
  text: string;
  /** Once it is. */
  copied: string;
  className: string;
  children: ReactNode;
}

/** A line that somebody needs elsewhere, with what takes it there. */
export function CopyLine({ name, text, copied, className, children }: CopyLineProps) {
  const { outcome, copy } = useCopied();
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-3', className)}>
      {children}
      <button
        type="button"
        aria-label={`Copy ${name}`}
        className="min-h-11 cursor-pointer font-semibold text-leaf underline noscript:hidden"
        onClick={() => void copy(text)}
      >
        Copy
      </button>
      <span role="status" className="text-sm text-ink-soft">
        {outcome === 'copied' && copied}
        {outcome === 'failed' && 'Please copy it by hand.'}
      </span>
    </p>
  );
}
