import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';

export const PlanSkeleton = () => (
  <div className="p-4">
    <LoadingText />
    <Skeleton className="mb-6 h-10 w-2/3" />
    <Skeleton className="h-[60dvh] w-full" />
  </div>
);
