import { longestOf } from '../match/phrases.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import { timesAt } from './clock-times.ts';
import { dayHits, until } from './find-days.ts';
import { ofThose } from './read-most-days.ts';

/** Days, or hours, in the words of a sentence. */
export interface Piece {
  is: 'days' | 'time';
  from: number;
  to: number;
}

/** "4 to 6 metres" is no time. */
const leastClock = 0.2;
/** Another's words: she said "any morning you've got". */
const quoted = /[“"][^”"]{3,60}[”"]/g;
/** "One Thursday morning" is one day, and "I don't drive at night" is of the road. */
const noPart =
  /\b(?:one|last|this|next|the other) (?:mon|tues|wednes|thurs|fri|satur|sun)day\s+$|\b(?:not?|n[’']t|never|longer)\b[^.,;]{0,10}\bdriv\p{L}*(?: \p{L}+){0,2} at\s+$/iu;
/** "Never in the early morning" leaves the rest of it. */
const isRefused = /\b(?:not?|never|nothing)\b[^.,;]{0,12}$/i;

/** "After 3.30 two nights": no one said which, where other days are named. */
const ofSomeDays =
  /^\s*(?:on |for )?(?:a couple of|one|two|three|four|\d)\s+(?:week ?)?(?:nights?|nites?|evenings?|arvos?|afternoons?|mornings?|days?)\b(?!\s+(?:in|out of|off|on)\b)/i;

export function piecesOf(sentence: ReadSentence, isVietnamese: boolean): Piece[] {
  const { text } = sentence;
  const named: Piece[] = [];
  for (const { from, to } of longestOf(dayHits(sentence, isVietnamese))) {
    const last = named.at(-1);
    // "Mon to Fri" is one piece, and two words for the same day are one.
    if (last && (from < last.to || until.test(text.slice(last.to, from)))) last.to = Math.max(last.to, to);
    else named.push({ is: 'days', from, to });
  }
  const quotes = [...text.matchAll(quoted)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }));
  const isOwn = ({ from }: Piece) => quotes.every((quote) => from < quote.from || from >= quote.to);
  const apart = (pieces: readonly Piece[]) => (one: Piece) =>
    pieces.every(({ from, to }) => to <= one.from || from >= one.to);
  const clocks = timesAt(text)
    .map(({ at, end }): Piece => ({ is: 'time', from: at, to: at + text.slice(at, end).trimEnd().length }))
    .filter(apart(named))
    .filter(({ from, to }) => (sentence.roles?.number(from, to, 'clock') ?? 1) >= leastClock);
  const some = clocks.flatMap(({ to }) => {
    const words = named.some((day) => day.from < to) && ofSomeDays.exec(text.slice(to))?.[0];
    return words ? [{ from: to, to: to + words.length }] : [];
  });
  const isSome = ({ from, to }: Piece): boolean =>
    some.some((words) => words.from === to || (from >= words.from && to <= words.to));
  const pieces = [...named, ...clocks];
  for (const { from, to, phrase } of longestOf(hitsOf(sentence, 'part'))) {
    if (/^early/.test(phrase) && isRefused.test(text.slice(0, from))) continue;
    const piece: Piece = { is: 'time', from, to };
    const before = text.slice(0, from);
    if (apart(pieces)(piece) && !noPart.test(before) && !ofThose.test(before)) pieces.push(piece);
  }
  return pieces
    .filter((piece) => isOwn(piece) && !isSome(piece))
    .toSorted((one, other) => one.from - other.from);
}
