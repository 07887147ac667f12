import { browserTimeZone } from './browser-time-zone.ts';
import { formatDate, formatTime } from './format-date-time.ts';

export interface DateTimeProps {
  /** ISO 8601, as the API answers. */
  iso: string;
  /** In a table: the day alone, with its time for whoever points at it or hears it. */
  dayFirst?: boolean;
}

/** An instant in the reader's own time zone. Not for prerendered pages. */
export function DateTime({ iso, dayFirst = false }: DateTimeProps) {
  const zone = { timeZone: browserTimeZone() };
  const instantMs = Date.parse(iso);
  return (
    <time dateTime={iso} title={dayFirst ? formatTime(instantMs, zone) : undefined}>
      <span className="whitespace-nowrap">
        {formatDate(instantMs, zone)}
        <span className={dayFirst ? 'sr-only' : undefined}>,</span>
      </span>{' '}
      <span className={dayFirst ? 'sr-only' : 'whitespace-nowrap'}>{formatTime(instantMs, zone)}</span>
    </time>
  );
}
