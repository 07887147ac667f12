import { browserTimeZone } from './browser-time-zone.ts';
import { formatDateTime, formatExpiry, formatNextExpiry } from './format-date-time.ts';

export interface ExpiryTimeProps {
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
