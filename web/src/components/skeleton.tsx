import { classNames } from './class-names.ts';

export interface SkeletonProps {
  /** Width and height as classes, those of what will stand here. */
  className?: string;
}

/** A grey place-holder in the final layout. What is loading is said once, by LoadingText. */
export function Skeleton({ className = 'h-5 w-full' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-pulse rounded-sm bg-line motion-reduce:animate-none', className)}
    />
  );
}
