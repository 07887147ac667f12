import { addMonths, partsOf } from './calendar.ts';

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|easter|christmas|xmas)';
const year = String.raw`(?:,? (20\d\d))?`;
const range = new RegExp(
  String.raw`(?<!\b(?:by|before|after|until|till|since) (?:the )?)(?<!\d(?:st|nd|rd|th)? )\b(?:(?:from|between|over|during|in|for) )?${month}${year} ?(?:to|-|–|until|till?|through|thru|and|&) ?${month}${year}(?! ?\d)(?: only\b)?`,
  'i',
);
const named =
  /\b(?:in|over|during|thru|through|throughout|across|for) (?:the )?(?:whole |coming |this |next )*(wet|dry|summer|autumn|winter|spring)\b(?: season| months)?(?! ?(?:holiday|trip|camp|break|school|20\d\d))/i;
const unnamed =
  /,? ?\b(?:(?:over|in|for|during|per) )?(?:a|per|the|each|this|next|coming|whole) (?:(?:\p{L}+ )?coming |\p{L}+ )?season\b,?/iu;

/** First and last month. The wet and the dry are those of Australia's north. */
const seasons: Readonly<Record<string, readonly [number, number]>> = {
  summer: [12, 2],
  autumn: [3, 5],
  winter: [6, 8],
  spring: [9, 11],
  wet: [11, 4],
  dry: [5, 10],
};
const opposite: Readonly<Record<string, string>> = {
  summer: 'winter',
  winter: 'summer',
  spring: 'autumn',
  autumn: 'spring',
};

export interface CutSeason {
  /** The text with blanks where the season stood. */
  text: string;
  months?: { from: string; to: string };
  /** A season without named months. */
  isUnnamed?: true;
}

const numberOf = (name: string): number => {
  const word = name.toLowerCase();
  return word === 'easter'
    ? 4
    : word === 'xmas' || word === 'christmas'
      ? 12
      : names.indexOf(word.slice(0, 3)) + 1;
};

/** The time that is running, as far as it is still to come, or else the next one. */
function coming(from: number, to: number, today: number, inYear: number | undefined): CutSeason['months'] {
  const length = (to - from + 12) % 12;
  const next = partsOf(today).date > 20 ? addMonths(today, 1) : today;
  const { year: thisYear, month: thisMonth } = partsOf(next);
  const iso = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  const first = thisYear * 12 + thisMonth - 1;
  let start = (inYear ?? thisYear - 1) * 12 + from - 1;
  while (inYear === undefined && start + length < first) start += 12;
  const last = start + length;
  const open = Math.max(start, first);
  if (open > last) return undefined;
  return { from: iso(open), to: iso(last) };
}

/** Takes the season out of a goal, so that its months are not read as a date by which. */
export function cutSeason(text: string, { today, isNorth }: { today: number; isNorth: boolean }): CutSeason {
  const between = range.exec(text);
  const season = between ? null : named.exec(text);
  const found = between ?? season;
  const blank = (words: string, from: string) => words.replace(from, ' '.repeat(from.length));
  const rest = found ? blank(text, found[0]) : text;
  const loose = unnamed.exec(rest);
  const cut = loose ? blank(rest, loose[0]) : rest;
  if (!found) return { text: cut, ...(loose && { isUnnamed: true }) };
  const word = season?.[1]?.toLowerCase() ?? '';
  const [from, to] = between
    ? [numberOf(between[1] ?? ''), numberOf(between[3] ?? '')]
    : (seasons[isNorth ? (opposite[word] ?? word) : word] ?? [1, 12]);
  const said = between?.[2] ?? between?.[4];
  const first = said && between?.[4] && !between[2] && to < from ? Number(said) - 1 : said && Number(said);
  const months = coming(from, to, today, first ? first : undefined);
  return { text: cut, ...(months ? { months } : { isUnnamed: true }) };
}

const bare = /\b(?:the )?(wet|dry|summer|autumn|winter|spring)\b(?: season| months)?/i;

/** The calendar months that a text names as a range or a season. */
export function monthsNamed(text: string, isNorth: boolean): number[] | undefined {
  const between = range.exec(text);
  const word = between ? undefined : bare.exec(text)?.[1]?.toLowerCase();
  const [from, to] = between
    ? [numberOf(between[1] ?? ''), numberOf(between[3] ?? '')]
    : (word !== undefined && seasons[isNorth ? (opposite[word] ?? word) : word]) || [];
  if (from === undefined || to === undefined) return undefined;
  return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1);
}
