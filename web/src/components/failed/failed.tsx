import { CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useFocusPassedOn } from '../use-focus-passed-on.ts';
import { usePageTitle } from '../use-page-title.ts';

/** How it stands with a question that nobody could answer. */
export interface Failure {
  /** Whose fault it was, and what to do. */
  why: string;
  /** Which time it was: each speaks anew. */
  count: number;
  retrying: boolean;
  onRetry: () => void;
  /** Why, and the button, stand above for all that failed at once. */
  askedAbove?: true;
}

export interface FailedProps {
  /** What cannot be had. */
  title: string;
  failure: Failure;
  /** What somebody may fear for, and need not. */
  kept: string;
  /** What the specification has it say. */
  said?: ReactNode;
  /** Where else one may go. */
  also?: ReactNode;
  /** What else there is to know. */
  note?: ReactNode;
}

const sizes = {
  page: {
    Title: 'h1',
    card: undefined,
    icon: 'mt-1.5 size-7 max-sm:hidden',
    text: 'mt-3 text-lg',
    on: 'mt-5',
  },
  part: { Title: 'h2', card: undefined, icon: 'mt-0.5 size-7 max-sm:hidden', text: 'mt-2', on: 'mt-5' },
  row: { Title: 'p', card: 'px-4 py-3 sm:px-5', icon: 'mt-0.5 size-5', text: '', on: 'mt-3' },
} as const;

/** What has no connection asks again by itself with the next one. */
function useNextConnection(onRetry: () => void): void {
  useEffect(() => {
    const retry = () => onRetry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [onRetry]);
}

function Failed({
  size,
  title,
  failure,
  kept,
  said,
  also,
  note,
}: FailedProps & { size: keyof typeof sizes }) {
  const { Title, card, icon, text, on } = sizes[size];
  const { why, count, retrying, onRetry, askedAbove = false } = failure;
  const box = useRef<HTMLDivElement>(null);
  useNextConnection(onRetry);
  useFocusPassedOn(box);
  return (
    <div ref={box} className={classNames('card failed', card)}>
      <div className="flex gap-3 sm:gap-4">
        <CircleX aria-hidden className={classNames('shrink-0 text-brick', icon)} />
        <div className="min-w-0 max-w-measure">
          <div role="alert">
            <Title className={size === 'row' ? 'font-semibold' : undefined}>{title}</Title>
            <div key={count} className={text}>
              {said}
              <p>
                {kept}
                {!askedAbove && ` ${why}`}
              </p>
            </div>
          </div>
          {!askedAbove && (
            <div className={classNames('flex flex-wrap gap-3', on)}>
              <Button
                variant={size === 'row' ? 'secondary' : 'primary'}
                pending={retrying}
                pendingText="Loading…"
                onClick={onRetry}
              >
                Try again
              </Button>
              {also}
            </div>
          )}
        </div>
      </div>
      {note && <div className="mt-6 border-t border-line pt-4">{note}</div>}
    </div>
  );
}

/** In the place of a page that cannot be had. */
export function FailedPage(failed: FailedProps) {
  usePageTitle(failed.title);
  return (
    <div className="page-width py-8 sm:py-12">
      <Failed size="page" {...failed} />
    </div>
  );
}

/** In the place of what a page is for, below its heading. */
export const FailedPart = (failed: FailedProps) => <Failed size="part" {...failed} />;

/** In the place of a list or a figure: to call it empty would be untrue. */
export const FailedRow = (failed: FailedProps) => <Failed size="row" {...failed} />;
