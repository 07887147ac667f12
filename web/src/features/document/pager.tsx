import { ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { classNames } from '#web/components/class-names.ts';
import { IconButton } from '#web/components/pdf/icon-button.tsx';

export interface PagerProps {
  current: number;
  last: number;
  onGoTo: (page: number) => void;
  /** Shows all pages; without it, the position is only text. */
  onShowAll?: () => void;
  all?: string;
  className?: string;
}

/** The current page, with buttons to the previous and next ones. */
export function Pager({ current, last, onGoTo, onShowAll, all = 'all pages', className }: PagerProps) {
  const place = (
    <>
      <span className="sr-only">Page </span>
      {current} of {last}
    </>
  );
  return (
    <div className={classNames('flex items-center', className)}>
      <IconButton label="Previous page" disabled={current <= 1} onClick={() => onGoTo(current - 1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      {onShowAll === undefined ? (
        <p className="min-w-14 text-center text-sm">{place}</p>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          className="inline-flex min-h-11 min-w-18 cursor-pointer items-center justify-center gap-1 rounded-sm text-sm font-semibold text-leaf focus-visible:outline-2 focus-visible:outline-leaf"
          onClick={onShowAll}
        >
          <span>{place}</span>
          <span className="sr-only">, {all}</span>
          <ChevronUp aria-hidden className="size-4" />
        </button>
      )}
      <IconButton label="Next page" disabled={current >= last} onClick={() => onGoTo(current + 1)}>
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
