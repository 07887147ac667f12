import { type Day, days, isInSight, type Reading } from '../reading/reading.ts';

const regular = /\b(?:every|each|on)\b[^.;]{0,40}/gi;
/** "Every second Tuesday" is not every week. */
const weekly = /\b(?:every|each)\s+(?!second|other|2nd|third)[^.;]{0,24}/gi;
const dayNames = /\b(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)s?\b/gi;

/** Days on which they do the work today: "every Friday I make 46 loaves". */
export function workDays({ prices, running }: Pick<Reading, 'prices' | 'running'>): ReadonlySet<Day> {
  const words = [
    ...prices.filter(({ value }) => value.when === 'now').map((fact) => fact.words),
    ...(running ? [running.words] : []),
  ].flatMap((text) => text.match(regular) ?? []);
  const named = words.flatMap((text) =>
    Array.from(text.matchAll(dayNames), ([, name = '']) => name.toLowerCase()),
  );
  return new Set(days.filter((day) => named.includes(day)));
}

/** Days on which someone who wants it wants it every week: "a lady wants every Tuesday, four hours". */
export function buyerDays({ buyers }: Pick<Reading, 'buyers'>): Day[] {
  const words = buyers.filter(isInSight).flatMap((fact) => fact.words.match(weekly) ?? []);
  const named = words.flatMap((text) =>
    Array.from(text.matchAll(dayNames), ([, name = '']) => name.toLowerCase()),
  );
  return days.filter((day) => named.includes(day));
}
