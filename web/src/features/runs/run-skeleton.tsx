import { LoadingHeading } from '#web/components/loading-heading.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { RunColumns } from './run-columns.tsx';

function StepSkeleton({ fields }: { fields: readonly string[] }) {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-8 w-56 max-w-full" />
      {fields.map((look) => (
        <div key={look} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-28" />
          <Skeleton className={look} />
        </div>
      ))}
    </div>
  );
}

/** The form, since most who come have something to type; the answers to a plan under way stand in the same column. */
export function RunSkeleton() {
  return (
    <div className="page-width min-h-dvh pt-5 pb-8 sm:py-12">
      <LoadingHeading>Loading your plan</LoadingHeading>
      <LoadingText />
      <RunColumns
        side={
          <div className="dark-band flex flex-col gap-5 rounded-md p-6 max-lg:hidden">
            <div className="flex flex-col gap-3 opacity-20">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-14 w-48" />
              <Skeleton className="h-36" />
              <Skeleton className="h-48" />
            </div>
          </div>
        }
      >
        <div>
          <Skeleton className="h-17 w-72 max-w-full sm:h-11 sm:w-96" />
          <Skeleton className="mt-2 h-5 w-56" />
          <Skeleton className="mt-4 h-30 sm:mt-6 sm:h-22" />
        </div>
        <div className="flex flex-col gap-8">
          <StepSkeleton fields={['h-12']} />
          <StepSkeleton fields={['h-24', 'h-25']} />
          <StepSkeleton fields={['h-20', 'h-28']} />
        </div>
      </RunColumns>
    </div>
  );
}
