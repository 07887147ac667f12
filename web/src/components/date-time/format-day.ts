const inWords = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * 2026-11-20 → 20 November 2026. Parsing and formatting share a time zone, so the day never shifts; a line
 * may break only before the year.
 */
export function formatDay(isoDay: string): string {
  const day = new Date(isoDay);
  return Number.isNaN(day.getTime()) ? isoDay : inWords.format(day).replace(' ', '\u00a0');
}
