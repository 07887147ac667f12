import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { DashboardBody, DashboardRow } from './dashboard-body.tsx';
import { NextStepFrame } from './next-steps-card.tsx';

/** What stands already stays where it is; what is not known yet has no shape that would have to change. */
export function DashboardSkeleton() {
  return (
    <div className="min-h-dvh">
      <NextStepFrame>
        <div className="opacity-20">
          <Skeleton className="mb-3 h-8 w-72 max-w-full" />
          <Skeleton className="h-5 w-96 max-w-full" />
        </div>
      </NextStepFrame>
      <DashboardBody>
        <DashboardRow>
          <div>
            <LoadingText />
            <Skeleton className="mb-4 h-8 w-40" />
            <Skeleton className="h-72 w-full" />
          </div>
          <Skeleton className="h-80 w-full" />
        </DashboardRow>
      </DashboardBody>
    </div>
  );
}
