import { CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useFocusPassedOn } from '../page/use-focus-passed-on.ts';
import { usePageTitle } from '../page/use-page-title.ts';

/** The state of a request that failed. */
export interface Failure {
  /** The cause, and what to do. */
  why: string;
  /** Counts the failures, so that each one is announced. */
  count: number;
  retrying: boolean;
  onRetry: () => void;
  /** The reason and the button are above, for everything that failed together. */
  askedAbove?: true;
}

export interface FailedProps {
  /** Says what failed to load. */
  title: string;
  failure: Failure;
  /** Reassures the reader about what is not lost. */
  kept: string;
  /** The sentence that the specification requires. */
  said?: ReactNode;
  /** Links to alternatives. */
  also?: ReactNode;
  /** Further information. */
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

/** Retries when the connection returns. */
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

/** Replaces a page that failed to load. */
export function FailedPage(failed: FailedProps) {
  usePageTitle(failed.title);
  return (
    <div className="page-width py-8 sm:py-12">
      <Failed size="page" {...failed} />
    </div>
  );
}

/** Replaces the main content of a page, below its heading. */
export const FailedPart = (failed: FailedProps) => <Failed size="part" {...failed} />;

/** Replaces a list or a figure, which must not look empty. */
export const FailedRow = (failed: FailedProps) => <Failed size="row" {...failed} />;
