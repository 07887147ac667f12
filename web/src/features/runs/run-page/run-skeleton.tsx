import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { LoadingHeading } from '#web/components/loading/loading-heading.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';

interface RunColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** On a phone, the side column comes first. */
  sideFirst?: boolean;
}

/** The answers with their state next to them; stacked on a phone. */
export const RunColumns = ({ children, side, sideFirst = false }: RunColumnsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <div className="flex flex-col gap-4 sm:gap-6">{children}</div>
    <div
      className={classNames(
        'flex min-w-0 flex-col gap-8 lg:sticky lg:top-6',
        sideFirst && 'max-lg:order-first',
      )}
    >
      {side}
    </div>
  </div>
);

/** One shape for every state of a run: its title, its state, and its answers next to their reading. */
export const RunSkeleton = () => (
  <div className="page-waits page-width min-h-dvh pt-5 pb-8 sm:py-12">
    <RunColumns side={<Skeleton className="h-64 lg:h-120" />}>
      <div>
        <LoadingHeading shown>Loading your plan</LoadingHeading>
        <LoadingText />
        <Skeleton className="mt-4 h-5 w-56" />
        <Skeleton className="mt-4 h-30 sm:mt-6 sm:h-22" />
      </div>
      <Skeleton className="h-8 w-56 max-w-full" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </RunColumns>
  </div>
);
