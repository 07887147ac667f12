import { printNote } from '#shared/plan/goal/notes.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { whatItTakes } from './verdict-words.ts';

/** Where the goal was read with a doubt. */
export function GoalNotes({ told: { goal } }: { told: Explanation }) {
  if (goal.notes.length === 0) return null;
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm">
      {goal.notes.map((note) => (
        <li key={note.id} className="wrap-anywhere">
          {printNote(note)}
        </li>
      ))}
    </ul>
  );
}

/** What would close the gap; nothing where there is none. */
export function WhatItTakes({ told }: { told: Explanation }) {
  const takes = whatItTakes(told);
  if (takes === undefined) return null;
  return (
    <div>
      <h3 className="text-lg">What would have to be true</h3>
      {takes.alone.length === 1 && <p className="mt-1">{takes.alone[0]}</p>}
      {takes.alone.length > 1 && (
        <>
          <p className="text-sm text-ink-soft">Any one of these:</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {takes.alone.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      {takes.besides.map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
    </div>
  );
}
