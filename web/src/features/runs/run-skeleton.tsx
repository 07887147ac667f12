import { LoadingHeading } from '#web/components/loading-heading.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { RunColumns } from './run-columns.tsx';

/** What every plan has, however it stands: its name, how it stands, and two columns below. */
export function RunSkeleton() {
  return (
    <div className="page-width min-h-dvh pt-5 pb-8 sm:py-12">
      <div className="mb-8">
        <LoadingHeading shown>Loading your plan</LoadingHeading>
        <LoadingText />
        <Skeleton className="mt-4 h-5 w-56" />
        <Skeleton className="mt-4 h-30 sm:mt-6 sm:h-22" />
      </div>
      <RunColumns side={<Skeleton className="h-64" />}>
        <Skeleton className="h-8 w-56 max-w-full" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
      </RunColumns>
    </div>
  );
}
