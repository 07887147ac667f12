import { type Day, type DayPart, dayParts, days, type Reading } from '../reading/reading.ts';
import { partsOf } from '../schedule/open-times.ts';

const nameOfDay = 'mon|tues|wednes|thurs|fri|satur|sun';
const dayRange = new RegExp(`\\b(${nameOfDay})days? to (${nameOfDay})day`, 'gi');
const oneDay = new RegExp(`\\b(${nameOfDay})days?\\b`, 'gi');
const dayOf = (name: string): Day => days.find((day) => name.toLowerCase().startsWith(day)) ?? 'mon';

const groups: readonly [RegExp, readonly Day[]][] = [
  [/\bweek ?days?\b/i, ['mon', 'tue', 'wed', 'thu', 'fri']],
  [/\bmid-?week\b/i, ['tue', 'wed', 'thu']],
  [/\bweekends?\b/i, ['sat', 'sun']],
];

/** Days that the words name: "Tuesday to Thursday, 9 to 11 am". */
function daysIn(when: string): ReadonlySet<Day> {
  const named = new Set<Day>();
  for (const [, from = '', to = ''] of when.matchAll(dayRange))
    for (const day of days.slice(days.indexOf(dayOf(from)), days.indexOf(dayOf(to)) + 1)) named.add(day);
  for (const [, name = ''] of when.matchAll(oneDay)) named.add(dayOf(name));
  for (const [pattern, members] of groups) if (pattern.test(when)) for (const day of members) named.add(day);
  return named;
}

const partWords: readonly [RegExp, DayPart][] = [
  [/\bmornings?\b|\bam\b|\bsmoko\b/i, 'morning'],
  [/\bafternoons?\b|\b[1-4](?:\.\d\d)? pm\b|\blunch/i, 'afternoon'],
  [/\bevenings?\b|\bnights?\b/i, 'evening'],
];

/** When a kind of buyer is asked. Where the customer is never free then, they write instead. */
export function whenToAsk(when: string, reading: Reading): string {
  const isKnown =
    reading.week.some(({ value }) => value.is === 'free') ||
    reading.income.some(({ value }) => value.kind === 'wage');
  const named = daysIn(when);
  const parts = partWords.flatMap(([pattern, part]) => (pattern.test(when) ? [part] : []));
  if (!isKnown || (named.size === 0 && parts.length === 0)) return when;
  const isFree = days.some(
    (day) =>
      (named.size === 0 || named.has(day)) &&
      partsOf(reading, day).some((part) => (parts.length > 0 ? parts : dayParts).includes(part)),
  );
  return isFree ? when : 'by message or email, when you are free';
}
