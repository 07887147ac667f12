import type { PriceFact } from '../reading/reading.ts';

/** Hours of what is sold by the time it takes. */

const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const usualDay = 8;
const halfDay = 4;

/** Hours that a name says: "half an hour", "45 minutes", "2 hour clean", "half a day". */
export function hoursIn(text: string): number | undefined {
  if (/\b(?:half an?|half) h(?:ou)?r\b/i.test(text)) return 0.5;
  if (/\bh(?:ou)?r and a half\b/i.test(text)) return 1.5;
  const counted = /\b(one|two|three|four|five|six|seven|eight)(?=[\s-]h(?:ou)?rs?\b)/i.exec(text)?.[1];
  if (counted) return 1 + counts.indexOf(counted.toLowerCase());
  const minutes = /\b(\d{2,3})[\s-]?min(?:ute)?s?\b/i.exec(text);
  if (minutes) return Number(minutes[1]) / 60;
  const hours = /\b(\d{1,2}(?:\.\d)?)[\s-]?h(?:ou)?rs?\b/i.exec(text);
  if (hours) return Number(hours[1]);
  if (/^(?:an? |one |the |per )?h(?:ou)?r$/i.test(text.trim())) return 1;
  return /\bhalf (?:an? )?day\b/i.test(text) ? halfDay : undefined;
}

/** The same for a unit, of which a day is one too. */
export const hoursOfUnit = (unit: string, day = usualDay): number | undefined =>
  hoursIn(unit) ?? (/^(?:full |whole )?day$/i.test(unit.trim()) ? day : undefined);

/** A line of a trade whose name says how long the client sees of it, where the work takes at least twice as long. */
export interface SeenLine {
  seen: number;
  hours: number;
}
const leastTimes = 2;

/** "Family hour" too. */
const seenIn = (name: string): number | undefined =>
  hoursIn(name) ?? (/^\p{L}+ hour\b/iu.test(name.trim()) ? 1 : undefined);

export const seenLines = (items: readonly { name: string; hours: number }[]): SeenLine[] =>
  items.flatMap(({ name, hours }) => {
    const seen = seenIn(name);
    return seen !== undefined && hours >= seen * leastTimes ? [{ seen, hours }] : [];
  });

/** "Mini, 20 minutes": the client sees that much, and the pictures are edited after it. */
export function hoursWithRest(name: string, lines: readonly SeenLine[] = []): number | undefined {
  const seen = lines.length > 0 ? seenIn(name) : undefined;
  if (seen === undefined) return undefined;
  const far = (line: SeenLine): number => Math.abs(Math.log(line.seen / seen));
  const [near] = lines.toSorted((one, other) => far(one) - far(other));
  return near && Math.round((seen + near.hours - near.seen) * 100) / 100;
}

const isHour = /^h(?:ou)?r$/i;
/** A day of hire is no day of work. */
export const isHire = (words: string): boolean => /\bhire\b/i.test(words);

/** As long as the unit or the name of a price says: "$18 for half an hour", "$95 for 60 mins". */
export function hoursOfPrice({ unit = '', item = '', of = '' }: PriceFact, day?: number): number | undefined {
  if (/\b(?:month|monthly)\b/i.test(unit)) return hoursIn(of);
  if (unit === '' || unit === 'each') return hoursIn(item);
  return isHour.test(unit) && /\bhalf(?: an?)?$/i.test(item) ? 0.5 : hoursOfUnit(unit, day);
}
