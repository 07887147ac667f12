import { days, type Fact, type MarketDay } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** "Market is first Sunday of the month": a day of a month on which they can sell. */

const ranks = ['first', 'second', 'third', 'fourth', 'last'];
const rank = String.raw`(first|second|third|fourth|last|1st|2nd|3rd|4th)`;
const dayName = String.raw`(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?`;
const said = new RegExp(
  String.raw`\bmarkets?\b[^.;?]{0,40}?\b${rank} ${dayName}\b(?! (?:i|we) (?:can[’']?t|don[’']?t))|\b${rank} ${dayName}(?: (?:of|in) (?:the|each|every) month)?[^.;?]{0,24}?\bmarkets?\b`,
  'i',
);
const notTheirs = /\b(?:not|never|no|can[’']?t|don[’']?t|cannot|closed|except|bar)\b/i;

export function readMarketDay(sentences: readonly ReadSentence[]): Fact<MarketDay> | undefined {
  for (const sentence of sentences) {
    const { text } = sentence;
    const found = said.exec(text);
    if (!found || sentence.isSilent || sentence.field !== 'content' || notTheirs.test(found[0])) continue;
    if (text.includes('?') || notTheirs.test(text.slice(Math.max(0, found.index - 20), found.index)))
      continue;
    const [words, one, name, other, otherName] = found;
    const which = (one ?? other ?? '').toLowerCase();
    const day = days.find((id) => (name ?? otherName ?? '').toLowerCase().startsWith(id));
    const nth = ranks.indexOf(which) + 1 || Number(which[0]);
    const at = { from: found.index, to: found.index + words.length };
    if (day && nth) return factIn(sentence, { id: 'market-day', value: { nth, day }, ...at });
  }
  return undefined;
}
