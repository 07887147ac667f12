const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Minutes after midnight as `09:30`. */
export const clockTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
