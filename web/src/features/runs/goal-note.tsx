import { Check, TriangleAlert } from 'lucide-react';
import type { Reading } from './reading.ts';

/** Below the goal: as what it is read, and whether the other answers support that. Its line is kept for it, so that nothing moves when it comes. */
export function GoalNote({ reading, shown }: { reading: Reading | undefined; shown: boolean }) {
  const { goal, gap } = reading ?? {};
  const Icon = gap === undefined ? Check : TriangleAlert;
  return (
    <p
      className={`mt-1 flex min-h-10 gap-1.5 text-sm font-semibold sm:min-h-5 ${gap === undefined ? 'text-leaf' : 'text-ochre'}`}
    >
      {shown && goal !== undefined && (
        <>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            Read as {goal}
            {gap !== undefined && ': not supported'}
          </span>
        </>
      )}
    </p>
  );
}
