const inWords = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-20 → 20 November 2026. A day is read and written in the same time zone, so that none can move it; a line ends before its year at most. */
export function formatDay(isoDay: string): string {
  const day = new Date(isoDay);
  return Number.isNaN(day.getTime()) ? isoDay : inWords.format(day).replace(' ', '\u00a0');
}
