import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { DashboardTop } from './dashboard-top.tsx';
import { NextStepFrame } from './next-steps-card.tsx';

/** What stands already stays where it is; what is not known yet has no shape that would have to change. */
export function DashboardSkeleton() {
  return (
    <div className="min-h-dvh">
      <DashboardTop tokens={<Skeleton className="h-72 w-full" />}>
        <NextStepFrame>
          <div className="opacity-20">
            <Skeleton className="mb-3 h-8 w-72 max-w-full" />
            <Skeleton className="h-5 w-96 max-w-full" />
          </div>
        </NextStepFrame>
        <div>
          <LoadingText />
          <Skeleton className="mb-4 h-8 w-40" />
          <Skeleton className="h-24 w-full" />
        </div>
      </DashboardTop>
    </div>
  );
}
