import { classNames } from '../class-names.ts';

interface SkeletonProps {
  /** Classes for the width and height of the final content. */
  className?: string;
}

/** A grey placeholder in the final layout. LoadingText announces what is loading once. */
export function Skeleton({ className = 'h-5 w-full' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-pulse rounded-sm bg-line motion-reduce:animate-none', className)}
    />
  );
}
