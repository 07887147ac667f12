import { type RefObject, useEffect, useRef } from 'react';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useLocation } from '#web/lib/router/use-router.ts';

interface FocusProps {
  /** Somebody waits for it, and what they pressed is gone. */
  takesFocus: boolean;
}

function useTakenFocus({ takesFocus }: FocusProps): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return box;
}

/** The outline of the sections that are on their way. */
export function OpeningSkeleton({ takesFocus }: FocusProps) {
  const box = useTakenFocus({ takesFocus });
  return (
    <div ref={box} tabIndex={-1} className="min-h-dvh max-w-measure scroll-mt-6 space-y-4 focus:outline-none">
      <LoadingText />
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-11/12" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-9/12" />
    </div>
  );
}

export interface OpeningFailureProps extends FocusProps {
  retrying: boolean;
  onRetry: () => void;
}

export interface OwedNoticeProps extends FocusProps {
  message: string;
}

export function OwedNotice({ takesFocus, message }: OwedNoticeProps) {
  const box = useTakenFocus({ takesFocus });
  const { pathname, search } = useLocation();
  return (
    <div ref={box} tabIndex={-1} className="mb-12 max-w-measure">
      <Banner
        tone="warning"
        role="alert"
        title="This path is closed for now"
        action={<ButtonLink to={addresses.orderTokens({ ref: `${pathname}${search}` })}>Recharge</ButtonLink>}
      >
        {message} The payment it was unlocked with was refunded or disputed; once that is settled, you read on
        here.
      </Banner>
    </div>
  );
}

/** The path is theirs, so nothing here is about paying. Give it a new key for each failure, so that it speaks again. */
export function OpeningFailure({ takesFocus, retrying, onRetry }: OpeningFailureProps) {
  const box = useTakenFocus({ takesFocus });
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
        You have unlocked it and it is yours; there is nothing more to pay. The connection dropped, or
        something went wrong on our side: please try again.
      </Banner>
    </div>
  );
}
