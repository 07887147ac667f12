import { Skeleton } from '#web/components/skeleton.tsx';

/** As tall as an empty list, which is what most people see at first. */
export function ListSkeleton() {
  return <Skeleton className="h-20 w-full" />;
}
