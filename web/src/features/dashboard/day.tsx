import { useState } from 'react';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatShortDate, formatTime } from '#web/components/date-time/format-date-time.ts';

/** When, in a table of several: the day, with its time for whoever points at it or hears it. */
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
