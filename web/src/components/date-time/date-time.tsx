import { classNames } from '../class-names.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import { formatDate, formatTime } from './format-date-time.ts';

export interface DateTimeProps {
  /** ISO 8601, as the API answers. */
  iso: string;
  /** In a table: the time below the day, and on a narrow screen, where a row is a few lines, the day alone. */
  stacked?: boolean;
}

/** An instant in the reader's own time zone. Not for prerendered pages. */
export function DateTime({ iso, stacked = false }: DateTimeProps) {
  const zone = { timeZone: browserTimeZone() };
  const instantMs = Date.parse(iso);
  return (
    <time dateTime={iso}>
      <span className="whitespace-nowrap">
        {formatDate(instantMs, zone)}
        <span className={stacked ? 'sr-only' : undefined}>,</span>
      </span>{' '}
      <span
        className={classNames('whitespace-nowrap', stacked && 'max-lg:sr-only lg:block lg:text-ink-soft')}
      >
        {formatTime(instantMs, zone)}
      </span>
    </time>
  );
}
