import {
  formatDate,
  formatDateTime,
  formatExpiry,
  formatNextExpiry,
  formatTime,
} from './format-date-time.ts';

/** The reader's time zone. Use it only in the browser: at build time there is no reader. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface DateTimeProps {
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

interface ExpiryTimeProps {
  iso: string;
  nowMs: number;
}

function Expiry({ iso, nowMs, format }: ExpiryTimeProps & { format: typeof formatExpiry }) {
  const timeZone = browserTimeZone();
  const instantMs = Date.parse(iso);
  return (
    <time dateTime={iso} title={formatDateTime(instantMs, { timeZone })}>
      {format(instantMs, { timeZone, nowMs })}
    </time>
  );
}

/** “expires in 6 days (26 Nov, 9:14 am)”. Not for prerendered pages. */
export function ExpiryTime(props: ExpiryTimeProps) {
  return <Expiry {...props} format={formatExpiry} />;
}

/** “Next expiry in 6 days (26 Nov, 9:14 am)”, for a balance of one purchase or of many. */
export function NextExpiry(props: ExpiryTimeProps) {
  return <Expiry {...props} format={formatNextExpiry} />;
}
