import { browserTimeZone } from './browser-time-zone.ts';
import { formatDate, formatTime } from './format-date-time.ts';

export interface DateTimeProps {
  /** ISO 8601, as the API answers. */
  iso: string;
  /** Defaults to the reader’s own. */
  timeZone?: string;
}

/** An instant in the reader's time zone unless another is given. Not for prerendered pages. */
export function DateTime({ iso, timeZone = browserTimeZone() }: DateTimeProps) {
  const zone = { timeZone };
  const instantMs = Date.parse(iso);
  return (
    <time dateTime={iso}>
      <span className="whitespace-nowrap">{formatDate(instantMs, zone)},</span>{' '}
      <span className="whitespace-nowrap">{formatTime(instantMs, zone)}</span>
    </time>
  );
}
