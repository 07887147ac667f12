import { Check, TriangleAlert } from 'lucide-react';
import type { Reading } from './reading.ts';

const noteOf = ({ goal, gap, noAmount }: Reading) => {
  // In plain ink, because the customer may still be typing.
  if (noAmount) return { words: 'No amount yet', tone: 'text-ink-soft' };
  if (goal === undefined) return undefined;
  return gap === undefined
    ? { words: `Your goal: ${goal}`, tone: 'text-leaf', Icon: Check }
    : { words: `Your goal: ${goal}. Not yet`, tone: 'text-ochre', Icon: TriangleAlert };
};

/**
 * Below the goal: how it is read, and whether the other answers support it. Its line is reserved, so that
 * nothing moves.
 */
export function GoalNote({ reading, shown }: { reading: Reading | undefined; shown: boolean }) {
  const note = shown && reading !== undefined ? noteOf(reading) : undefined;
  return (
    <p className={`mt-1 flex min-h-10 gap-1.5 text-sm font-semibold sm:min-h-5 ${note?.tone ?? ''}`}>
      {note?.Icon && <note.Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {note && <span className="min-w-0">{note.words}</span>}
    </p>
  );
}
