import { useEffect, useRef } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { Skeleton } from '../../components/skeleton.tsx';

/** The outline of the sections that are on their way. */
export function OpeningSkeleton() {
  return (
    <div className="min-h-[60dvh] max-w-measure space-y-4">
      <LoadingText />
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-11/12" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-9/12" />
    </div>
  );
}

export interface OpeningFailureProps {
  /** Somebody has just paid and waits for it. */
  takesFocus: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** The path is theirs, so nothing here is about paying. */
export function OpeningFailure({ takesFocus, retrying, onRetry }: OpeningFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="mb-12 max-w-measure">
      <Banner
        tone="failed"
        role="alert"
        title="The rest of this path did not load"
        action={
          <Button pending={retrying} pendingText="Loading…" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        You have unlocked it and it is yours; there is nothing more to pay. Check your connection, then try
        again.
      </Banner>
    </div>
  );
}
