export interface StepMarksProps {
  /** The number of finished steps, or a test for each. */
  done: number | ((number: number) => boolean);
  of: number;
  /** The current step, which is not finished. */
  at?: number | undefined;
  /** Positions it among its neighbours. */
  className?: string;
}

const lookOf = (isDone: boolean, isAt: boolean): string => {
  if (isDone) return 'bg-leaf forced-colors:bg-[CanvasText]';
  return isAt
    ? 'relative border-[1.5px] border-leaf after:top-[calc(100%+0.1875rem)] after:left-[calc(50%-0.125rem)] after:absolute after:size-1 after:rounded-[50%] after:bg-leaf'
    : 'bg-edge forced-colors:bg-[GrayText]';
};

/** Draws the progress; the adjacent text says the same. */
export function StepMarks({ done, of, at, className = 'mt-2' }: StepMarksProps) {
  return (
    <span aria-hidden className={`flex gap-1 ${className}`}>
      {Array.from({ length: of }, (_none, index) => index + 1).map((number) => (
        <span
          key={number}
          className={`h-1.5 w-full max-w-8 rounded-sm transition-colors duration-150 ${lookOf(typeof done === 'number' ? number <= done : done(number), number === at)}`}
        />
      ))}
    </span>
  );
}
