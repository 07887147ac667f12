import { X } from 'lucide-react';
import { dropCarriedPath, useCarriedPath } from '#web/lib/carried/carried-path.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Shows the path that a plan builds on, both where it is chosen and where it is filled in. */
export const BuildsOn = ({ title, onRemove }: { title: string; onRemove: () => void }) => (
  <button
    type="button"
    className="inline-flex min-h-11 w-fit max-w-full cursor-pointer items-center gap-1.5 rounded-[1.375rem] border border-leaf bg-sheet px-3 py-1.5 text-left text-base text-ink wrap-anywhere"
    onClick={onRemove}
  >
    <span>
      Builds on <strong className="font-semibold">{title}</strong>
      <VisuallyHidden>, remove</VisuallyHidden>
    </span>
    <X aria-hidden className="size-4 shrink-0" />
  </button>
);

/** The chip before the run form, which stores the path itself. */
export function PathChip() {
  const path = useCarriedPath();
  return path === undefined ? null : <BuildsOn title={path.title} onRemove={dropCarriedPath} />;
}
