const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 2026-11-20 → 20 November 2026. A day is no instant: it passes through no Date, so no time zone can move it. */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  return name === undefined || day === undefined ? isoDay : `${day} ${name} ${year}`;
}
