import type { Lexicon } from './lexicon.ts';

/** The next day of an event that people name without a date: "before Tet", "by schoolies". As a day since 1970. */
export function nextEvent(text: string, { phrases, data }: Lexicon, today: number): number | undefined {
  const ids = phrases
    .find(text)
    .filter(({ list }) => list === 'event')
    .map(({ id }) => id);
  for (const { id, dates } of data.words.events) {
    if (!ids.includes(id)) continue;
    const day = dates.flatMap((date) => daysOf(date, today)).find((one) => one > today);
    if (day !== undefined) return day;
  }
  return undefined;
}

const dayMs = 86_400_000;

/** "2027-02-06" is one day; "11-20" is that day of this year and of the next. */
function daysOf(date: string, today: number): number[] {
  if (date.length > 5) return [Date.parse(date) / dayMs];
  const year = new Date(today * dayMs).getUTCFullYear();
  return [Date.parse(`${year}-${date}`) / dayMs, Date.parse(`${year + 1}-${date}`) / dayMs];
}
