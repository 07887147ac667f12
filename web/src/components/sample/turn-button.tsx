import { ChevronLeft, ChevronRight } from 'lucide-react';

const look =
  'inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded-sm border border-line-strong sm:px-4 ' +
  'bg-sheet font-semibold text-leaf transition-colors duration-150 hover:border-leaf hover:bg-leaf-tint ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong';

export interface TurnButtonProps {
  way: 'back' | 'on';
  label: string;
  /** Shown next to the arrow where there is space. */
  word: string;
  /** The end is reached. The button keeps the focus, so that the keyboard does not lose its place. */
  ends: boolean;
  onTurn: () => void;
}

/** Moves a row forwards or back. */
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
