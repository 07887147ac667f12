import { useState } from 'react';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatShortDate, formatTime } from '#web/components/date-time/format-date-time.ts';

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
