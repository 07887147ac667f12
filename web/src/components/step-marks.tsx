export interface StepMarksProps {
  /** So many from the first, or just those. */
  done: number | ((number: number) => boolean);
  of: number;
  /** Where it stands by what is beside it. */
  className?: string;
}

/** How far one has come, drawn; the words beside it say the same. */
export function StepMarks({ done, of, className = 'mt-2' }: StepMarksProps) {
  return (
    <span aria-hidden className={`flex gap-1 ${className}`}>
      {Array.from({ length: of }, (_none, index) => index + 1).map((number) => (
        <span
          key={number}
          className={`h-1.5 w-full max-w-8 rounded-sm transition-colors duration-150 ${(typeof done === 'number' ? number <= done : done(number)) ? 'bg-leaf forced-colors:bg-[CanvasText]' : 'bg-line forced-colors:bg-[GrayText]'}`}
        />
      ))}
    </span>
  );
}
