import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '#web/components/class-names.ts';
import { IconButton } from './icon-button.tsx';

export interface PagerProps {
  current: number;
  last: number;
  onGoTo: (page: number) => void;
  className?: string;
}

/** Where one is in the document, and a page on or back. */
export function Pager({ current, last, onGoTo, className }: PagerProps) {
  return (
    <div className={classNames('flex items-center', className)}>
      <IconButton label="Previous page" disabled={current <= 1} onClick={() => onGoTo(current - 1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      <p className="min-w-[min(5rem,25vw)] text-center text-sm">
        <span className="sr-only">Page </span>
        {current} of {last}
      </p>
      <IconButton label="Next page" disabled={current >= last} onClick={() => onGoTo(current + 1)}>
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
