import type { ReactNode } from 'react';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { keepLocally, useKept } from '#web/lib/session/kept-locally.ts';

interface GuideHeadProps {
  /** The breadcrumb. */
  way: ReactNode;
  title: string;
  lead: ReactNode;
  /** A picture of what it pays. */
  picture: ReactNode;
  children?: ReactNode;
}

/** The head of a guide: the subject on the left, the amount on the right. */
export const GuideHead = ({ way, title, lead, picture, children }: GuideHeadProps) => (
  <div
    className="toned pt-(--trail-top) pb-6 sm:pb-10 print:[background:none] print:text-inherit print:[&_.bars-fill]:fill-leaf"
    data-tone="funding"
  >
    <div className="page-width grid gap-y-6 gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
      <div>
        {way}
        <h1 className="mt-1">{title}</h1>
        <p className="mt-3 max-w-measure text-lg text-pretty">{lead}</p>
      </div>
      <div className="lg:pt-2">{picture}</div>
      {children}
    </div>
  </div>
);

/** The ticked lines of a checklist, stored in this browser. */
function useTicks(list: string, ids: readonly string[]) {
  const name = `checklist:${list}` as const;
  const kept = (useKept(name) ?? '').split(' ').filter((id) => id !== '');
  const ticked = ids.filter((id) => kept.includes(id));
  return {
    ticked,
    tick: (id: string, on: boolean) => {
      const next = on ? [...ticked, id] : ticked.filter((other) => other !== id);
      keepLocally(name, next.length === 0 ? null : next.join(' '));
    },
  };
}

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
