import { browserTimeZone } from './browser-time-zone.ts';
import { formatDateTime, formatExpiry } from './format-date-time.ts';

export interface ExpiryTimeProps {
  iso: string;
  nowMs: number;
}

/** “expires in 6 days (26 Nov, 9:14 am)”. Not for prerendered pages. */
export function ExpiryTime({ iso, nowMs }: ExpiryTimeProps) {
  const timeZone = browserTimeZone();
  const instantMs = Date.parse(iso);
  return (
    <time dateTime={iso} title={formatDateTime(instantMs, { timeZone })} className="tabular-nums">
      {formatExpiry(instantMs, { timeZone, nowMs })}
    </time>
  );
}
