import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { browserTimeZone } from '#web/components/date-time/date-time.tsx';
import { formatShortDate, formatTime } from '#web/components/date-time/format-date-time.ts';

const keptLength = 6;

/** The prefix of an id and its end, because ids that sort by time share their start. */
export function shortId(id: string): string {
  const start = id.indexOf('_') + 1;
  if (start + keptLength + 1 >= id.length) return id;
  return `${id.slice(0, start)}…${id.slice(-keptLength)}`;
}

interface NamedRowProps {
  name: string;
  /** Its kind, where the name does not say so. */
  kind?: string;
  id: string;
}

/** The name of a row, with an id to quote to support. */
export function NamedRow({ name, kind, id }: NamedRowProps) {
  return (
    <>
      <span className="block leading-snug font-semibold text-pretty">{name}</span>
      {/* When the id wraps, the dot before it is cut off. */}
      <span className="flex flex-wrap gap-x-3 overflow-x-clip text-sm text-ink-soft" title={id}>
        {kind !== undefined && <span>{kind}</span>}
        <span
          className={classNames(
            'relative max-lg:max-w-full max-lg:wrap-anywhere lg:whitespace-nowrap',
            kind !== undefined && "before:absolute before:-left-2 before:content-['·']",
          )}
        >
          {shortId(id)}
        </span>
      </span>
    </>
  );
}

/** A date in a table; its time is shown on hover and read out. */
export function Day({ iso }: { iso: string }) {
  const [nowMs] = useState(Date.now);
  const timeZone = browserTimeZone();
  const instantMs = Date.parse(iso);
  const time = formatTime(instantMs, { timeZone });
  return (
    <time dateTime={iso} title={time} className="whitespace-nowrap">
      {formatShortDate(instantMs, { timeZone, nowMs })}
      <span className="sr-only">, {time}</span>
    </time>
  );
}

/** Rarely used content, folded under its name. */
export const OnDemand = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className="mt-3">
    <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 font-semibold text-leaf">
      {name}
      <ChevronDown aria-hidden className="size-5 in-open:rotate-180" />
    </summary>
    <div className="mt-2">{children}</div>
  </details>
);
