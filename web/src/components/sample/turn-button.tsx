import { ChevronLeft, ChevronRight } from 'lucide-react';

const look =
  'inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded-sm border border-line-strong sm:px-4 ' +
  'bg-sheet font-semibold text-leaf transition-colors duration-150 hover:border-leaf hover:bg-leaf-tint ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong';

export interface TurnButtonProps {
  way: 'back' | 'on';
  label: string;
  /** Shown beside its arrow where there is room. */
  word: string;
  /** Nothing lies that way. It keeps the focus, so that the keyboard does not begin anew. */
  ends: boolean;
  onTurn: () => void;
}

/** On to what comes next in a row, or back. */
export function TurnButton({ way, label, word, ends, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={ends}
      className={look}
      onClick={() => {
        if (!ends) onTurn();
      }}
    >
      {way === 'back' && <ChevronLeft aria-hidden className="size-5" />}
      <span className="max-sm:hidden">{word}</span>
      {way === 'on' && <ChevronRight aria-hidden className="size-5" />}
    </button>
  );
}
