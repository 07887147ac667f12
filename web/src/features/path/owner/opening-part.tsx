import { CircleX, Lock, TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PathMeta } from '#shared/contract/content-files.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { addresses } from '#web/config/addresses.ts';
import { counted } from '#web/lib/counted.ts';
import { HeadNotice, type HeadNoticeProps } from '../sale/head-notices.tsx';
import { Receipt } from './unlocked-panel.tsx';

interface OpeningProps {
  /** A path that was just unlocked, and its number of sections to come. */
  unlocked?: { meta: PathMeta; sections: number } | undefined;
}

/** The skeleton of the loading sections; a reader who has just paid already sees the receipt. */
export function OpeningSkeleton({ unlocked }: OpeningProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  return (
    <div className="min-h-dvh max-w-measure space-y-4">
      {unlocked === undefined ? (
        <LoadingText />
      ) : (
        <Receipt meta={unlocked.meta} box={box} arrives>
          <p className="mt-1">Opening {counted(unlocked.sections, 'section')}…</p>
          <p aria-hidden className="running-line" />
        </Receipt>
      )}
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-11/12" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-9/12" />
    </div>
  );
}

interface NoticeProps extends Pick<HeadNoticeProps, 'place'> {
  /** True when the button that was pressed is gone; a button at the end of the text stays. */
  takesFocus: boolean;
}

function useTakenFocus({ takesFocus }: NoticeProps): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAtEnd = document.activeElement?.closest('[data-rest]');
    if (takesFocus && !isAtEnd) box.current?.focus();
  }, [takesFocus]);
  return box;
}

interface RetryProps {
  retrying: boolean;
  onRetry: () => void;
}

export const RetryButton = ({ retrying, onRetry }: RetryProps) => (
  <Button pending={retrying} pendingText="Loading…" onClick={onRetry}>
    Try again
  </Button>
);

/** Links to buying tokens, with a way back here. */
export function RechargeLink() {
  const { pathname, search } = useLocation();
  return <ButtonLink to={addresses.orderTokens({ ref: `${pathname}${search}` })}>Recharge</ButtonLink>;
}

type OpeningFailureProps = NoticeProps & RetryProps;

interface OwedNoticeProps extends NoticeProps {
  message: string;
}

export function OwedNotice({ message, ...notice }: OwedNoticeProps) {
  const box = useTakenFocus(notice);
  return (
    <HeadNotice place={notice.place} box={box}>
      <p className="path-reader-title text-ochre">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        This path is closed for now
      </p>
      <p>{message} Once that’s settled, you can keep reading.</p>
      <RechargeLink />
    </HeadNotice>
  );
}

/**
 * Mentions no payment, because the reader owns the path. Give it a new key for each failure, so that it is
 * announced again.
 */
export function OpeningFailure({ retrying, onRetry, ...notice }: OpeningFailureProps) {
  const box = useTakenFocus(notice);
  return (
    <HeadNotice place={notice.place} box={box}>
      <p className="path-reader-title text-brick">
        <CircleX aria-hidden className="size-4 shrink-0" />
        The rest of this path didn’t load
      </p>
      <p>It’s yours, and there’s nothing more to pay. Please try again.</p>
      <RetryButton {...{ retrying, onRetry }} />
    </HeadNotice>
  );
}

interface RestMissingProps {
  count: number;
  isOwed: boolean;
  /** The same action as in the page head. */
  children: ReactNode;
}

/** Says at the end of the text that more follows; the page head says why it is missing. */
export function RestMissing({ count, isOwed, children }: RestMissingProps) {
  const Icon = isOwed ? Lock : CircleX;
  return (
    <div data-rest="" className="mb-12 max-w-measure border-t border-line pt-6 print:hidden">
      <p className="mb-4 flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
        {counted(count, 'more section')}{' '}
        {!isOwed ? 'did not load' : count === 1 ? 'is closed for now' : 'are closed for now'}
      </p>
      {children}
    </div>
  );
}
