import type { ReactNode } from 'react';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { useTicks } from './use-ticks.ts';

export interface TickListProps {
  /** The name under which its ticks are stored. */
  list: string;
  lines: readonly { id: string; label: ReactNode }[];
}

/** A checklist to tick, on the screen and on paper. */
export function TickList({ list, lines }: TickListProps) {
  const { ticked, tick } = useTicks(
    list,
    lines.map(({ id }) => id),
  );
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ id, label }) => (
          <li
            key={id}
            className="break-inside-avoid py-1 in-[.stations]:relative in-[.stations]:[counter-increment:step]"
          >
            <CheckboxField
              id={`${list}-${id}`}
              name={id}
              label={label}
              checked={ticked.includes(id)}
              onChange={(on) => tick(id, on)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="scripts-only mt-2 text-sm text-ink-soft">
        {ticked.length} of {lines.length} ticked. Saved in this browser.
      </p>
    </>
  );
}
