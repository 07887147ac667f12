import { ArrowRight } from 'lucide-react';
import { printNote } from '#shared/plan/goal/notes.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { keepPairs } from '#web/lib/keep-pairs.ts';
import { FactList, type FactRow } from '../fact-list.tsx';
import { type WhatItTakes as Takes, whatItTakes } from './verdict-words.ts';

/** Where the goal was read with a doubt. */
export function GoalNotes({ told: { goal } }: { told: Explanation }) {
  if (goal.notes.length === 0) return null;
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm">
      {goal.notes.map((note) => (
        <li key={note.id} className="wrap-anywhere">
          {keepPairs(printNote(note, 'A$'))}
        </li>
      ))}
    </ul>
  );
}

const To = () => (
  <>
    <ArrowRight aria-hidden className="inline size-3.5" />
    <span className="sr-only">to</span>
  </>
);

/** All answers as far as they would be pushed, row by row, and what that comes to. */
function Together({ pushes, support }: NonNullable<Takes['together']>) {
  return (
    <>
      <p className="mt-3 mb-1.5 flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">All of it, as far as we would push it</span>
        <span className="text-sm text-ink-soft">
          now <To /> furthest
        </span>
      </p>
      <FactList
        facts={[
          ...pushes.map(
            ({ name, now, furthest }): FactRow => [
              name,
              <>
                <span className="font-normal">
                  {now} <To />
                </span>{' '}
                {furthest}
              </>,
            ],
          ),
          ['Supports', support],
        ]}
      />
    </>
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
      {takes.together && <Together {...takes.together} />}
    </div>
  );
}
