import { countIn, countWords } from '../count-words.ts';
import { hoursIn } from '../read-amounts.ts';
import type { ReadSentence } from '../text.ts';
import type { Sum } from './sums.ts';

/** How often and how long a room or a stall is paid for. */

const hoursOfRoom = /\b(?:need|use|book|take|for)\b/i;
const inMonth: Readonly<Record<string, number>> = { week: 52 / 12, fortnight: 26 / 12, month: 1 };

/** "$22/h, 10 hours": of a week where the sentence is of one. */
const hoursBehind = /^\s*(?:\/|an? |per )\s?h(?:ou)?r?\b[^.;)\d]{0,6}(?<count>\d{1,2}) h(?:ou)?rs?\b/i;
export function hoursNext({ text }: ReadSentence, { to }: Sum): number | undefined {
  const count = hoursBehind.exec(text.slice(to))?.groups?.count;
  return count !== undefined && /\b(?:a|each|every|per) week\b/i.test(text)
    ? Math.round(((Number(count) * 52) / 12) * 10) / 10
    : undefined;
}

const ofJob = new RegExp(
  String.raw`^\s*(?:\/|an? |per )\s?h(?:ou)?r?\b,?\s*(?<count>\d{1,2}|${countWords}) h(?:ou)?rs? (?:an?|per|each) (?:job|booking|order|class|event|dinner|session|bake|cook|shoot)\b`,
  'iu',
);
export const hoursOfJob = (behind: string): number | undefined => countIn(ofJob.exec(behind)?.groups?.count);

/** Hours of a room that is paid by the hour, where they are said here or in the next sentence. */
export function bookedHours(sentences: readonly (ReadSentence | undefined)[]): number | undefined {
  const booked = sentences
    .filter((one) => one !== undefined)
    .filter(({ text }) => hoursOfRoom.test(text))
    .flatMap(hoursIn)
    .find(({ per, low }) => per !== undefined && per in inMonth && low <= 60);
  return booked && Math.round(booked.low * (inMonth[booked.per ?? ''] ?? 1) * 10) / 10;
}

/** "A Saturday market" is every week. */
const weeklyMarket =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? market\b|\bmarket (?:on|every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const monthlyMarket = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th|month(?:ly)?|fortnight(?:ly)?)\b/i;

export const isWeekly = ({ text }: ReadSentence): boolean =>
  weeklyMarket.test(text) && !monthlyMarket.test(text);
