import { Skeleton } from '#web/components/loading/skeleton.tsx';

/** Lines of nearly full width. */
const lines = ['w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-7/12'];

/** A placeholder for a text: a headline and its first lines. */
export const TextSkeleton = () => (
  <div aria-hidden className="space-y-3 pt-2">
    <Skeleton className="mb-5 h-7 w-4/5" />
    {lines.map((width, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
      <Skeleton key={line} className={`h-4 ${width}`} />
    ))}
  </div>
);
