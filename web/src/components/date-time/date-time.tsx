import { classNames } from '../class-names.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import { formatDate, formatTime } from './format-date-time.ts';

export interface DateTimeProps {
  /** ISO 8601, as the API answers. */
  iso: string;
  /** In a narrow column of a wide table: the time below the day. */
  stacked?: boolean;
}

/** An instant in the reader's own time zone. Not for prerendered pages. */
export function DateTime({ iso, stacked = false }: DateTimeProps) {
  const zone = { timeZone: browserTimeZone() };
  const instantMs = Date.parse(iso);
  return (
    <time dateTime={iso} className={classNames('tabular-nums', stacked && 'max-lg:text-sm')}>
      <span className="whitespace-nowrap">
        {formatDate(instantMs, zone)}
        <span className={stacked ? 'lg:sr-only' : undefined}>,</span>
      </span>{' '}
      <span
        className={stacked ? 'whitespace-nowrap lg:block lg:text-sm lg:text-ink-soft' : 'whitespace-nowrap'}
      >
        {formatTime(instantMs, zone)}
      </span>
    </time>
  );
}
