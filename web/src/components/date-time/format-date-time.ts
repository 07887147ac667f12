import { dayMs } from '#shared/domain/day-ms.ts';
import { counted } from '#web/lib/counted.ts';

export interface Zoned {
  timeZone: string;
}
export interface Moment extends Zoned {
  nowMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Joined here because engines differ in the commas and spaces between the parts. */
function partsOf(instantMs: number, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  });
  return Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
}

const timeOf = (parts: Record<string, string>): string =>
  `${parts.hour}:${parts.minute}\u00a0${parts.dayPeriod?.toLowerCase().replaceAll('.', '')}`;

/** 26 Nov 2025, kept on one line. */
export function formatDate(instantMs: number, { timeZone }: Zoned): string {
  const parts = partsOf(instantMs, timeZone);
  return `${parts.day}\u00a0${parts.month}\u00a0${parts.year}`;
}

/** 9:14 am AEDT */
export function formatTime(instantMs: number, { timeZone }: Zoned): string {
  const parts = partsOf(instantMs, timeZone);
  return `${timeOf(parts)} ${parts.timeZoneName}`;
}

/** 14:02, for an event of this moment. */
export const formatClock = (instantMs: number, { timeZone }: Zoned): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instantMs,
  );

/** 9:14 am, for an event here and today. */
export const formatShortTime = (instantMs: number, { timeZone }: Zoned): string =>
  timeOf(partsOf(instantMs, timeZone));

/** 26 Nov 2025, 9:14 am AEDT */
export const formatDateTime = (instantMs: number, zone: Zoned): string =>
  `${formatDate(instantMs, zone)}, ${formatTime(instantMs, zone)}`;

/** 26 Nov; with the year when it is another year. */
export function formatShortDate(instantMs: number, { timeZone, nowMs }: Moment): string {
  const parts = partsOf(instantMs, timeZone);
  const year = parts.year === partsOf(nowMs, timeZone).year ? '' : `\u00a0${parts.year}`;
  return `${parts.day}\u00a0${parts.month}${year}`;
}

/** 26 Nov, 9:14 am; with the year when it is another year. */
export const formatShortDateTime = (instantMs: number, moment: Moment): string =>
  `${formatShortDate(instantMs, moment)}, ${timeOf(partsOf(instantMs, moment.timeZone))}`;

/** Sunday 29 November, 7:25 am AEDT, for a moment that a person waits for. */
export function formatDayAndTime(instantMs: number, { timeZone }: Zoned): string {
  const day = new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const parts = Object.fromEntries(day.formatToParts(instantMs).map(({ type, value }) => [type, value]));
  return `${parts.weekday} ${parts.day}\u00a0${parts.month}, ${formatTime(instantMs, { timeZone })}`;
}

/**
 * Rounds a span down, so that it never promises too much. A day counts as whole until its first hour has
 * passed, so that sixty days do not become fifty-nine straight away.
 */
export function formatSpan(spanMs: number): string {
  if (spanMs >= dayMs) return counted(Math.floor((spanMs + hourMs) / dayMs), 'day');
  if (spanMs >= hourMs) return counted(Math.floor(spanMs / hourMs), 'hour');
  if (spanMs >= minuteMs) return counted(Math.floor(spanMs / minuteMs), 'minute');
  return 'less than a minute';
}

/** Next expiry in 6 days (26 Nov, 9:14 am): correct for one purchase and for many. */
export function formatNextExpiry(instantMs: number, moment: Moment): string {
  const at = formatShortDateTime(instantMs, moment);
  return moment.nowMs < instantMs
    ? `Next expiry in ${formatSpan(instantMs - moment.nowMs)} (${at})`
    : `Expired (${at})`;
}

/** expires in 6 days (26 Nov, 9:14 am), or expired (…) from that instant on. */
export function formatExpiry(instantMs: number, moment: Moment): string {
  const at = formatShortDateTime(instantMs, moment);
  return moment.nowMs < instantMs
    ? `expires in ${formatSpan(instantMs - moment.nowMs)} (${at})`
    : `expired (${at})`;
}
