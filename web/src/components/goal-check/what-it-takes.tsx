import { printNote } from '#shared/plan/goal/notes.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { type WhatItTakes as Takes, whatItTakes } from './verdict-words.ts';

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

/** All answers as far as they would be pushed, row by row, and what that comes to. */
function Together({ pushes, support }: NonNullable<Takes['together']>) {
  return (
    <table className="mt-3 *:*:*:py-1.5 *:*:*:pr-2 *:*:*:last:pr-0">
      <caption className="text-left font-semibold">All of it, as far as we would push it</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <td />
          <th scope="col" className="text-right font-normal">
            Now
          </th>
          <th scope="col" className="text-right font-normal">
            Furthest
          </th>
        </tr>
      </thead>
      <tbody>
        {pushes.map(({ name, now, furthest }) => (
          <tr key={name}>
            <th scope="row" className="font-normal text-ink-soft">
              {name}
            </th>
            <td className="text-right @[17rem]:whitespace-nowrap">{now}</td>
            <td className="text-right font-semibold @[17rem]:whitespace-nowrap">{furthest}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row">Supports</th>
          <td colSpan={2} className="text-right">
            {support}
          </td>
        </tr>
      </tfoot>
    </table>
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
