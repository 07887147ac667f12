const format = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** `2026-11-25` → Wednesday 25 November. */
export function printTaskDay(day: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday} ${parts.day}\u00a0${parts.month}`;
}
