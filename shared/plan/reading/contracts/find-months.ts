import { countIn, countWords } from '../count-words.ts';
import { easterOf, partsOf } from '../goal/calendar.ts';

/** The months in which work falls, in words: "Feb to end April", "by 19 March", "over the January holidays". */

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;
const edge = String.raw`(?:(?:the )?(?:early|mid|late|end|start|beginning|middle)(?: of)?[ -])?`;
const date = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? )?`;
const year = String.raw`(?:,? (20\d\d))?`;

const range = new RegExp(
  String.raw`(?:between )?${edge}${date}\b${month}${year} ?(?:to|-|–|—|until|till?|through|(?<=between .{3,20})and) ?${edge}${date}${month}${year}`,
  'i',
);
const daysOfMonth = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to) ?\d{1,2}(?:st|nd|rd|th)? ${month}${year}`,
  'i',
);
const within = new RegExp(
  String.raw`(?<!\b(?:asked|rang|rings|told|said|messaged|emailed|called|paid|met|began|started|did)(?: \w+)? )\b(?:in|over|during|through(?:out)?|thru)(?: the)? (?:early |mid |late )?${month}${year}`,
  'i',
);
const until = new RegExp(
  String.raw`\b(?:by|before|until|till?)(?: \p{L}+ in)? ${edge}(?:${date}${month}|(easter|christmas|xmas)\b)${year}`,
  'iu',
);
const start = new RegExp(
  String.raw`\b(?:start(?:s|ing)?|from|begins?)(?: is)?(?: in| on)? ${edge}${date}${month}${year}`,
  'i',
);
const holidays = new RegExp(
  String.raw`\b(?:over|in|during|for)(?: the)? (?:${month}|(summer|easter|christmas)) (?:school )?holidays?`,
  'i',
);
const count = String.raw`(?:\d{1,2}|an?|one|${countWords})`;
const length = new RegExp(
  String.raw`\b(?:contract|agreement|deal|promise)\b(?!s? (?:says?|claims?|with my))[^.;]{0,20}?\b(${count})[ -](years?|months?)\b(?! notice)|\b(${count})[ -](years?|months?)[ -](?:contract|agreement|deal)\b`,
  'i',
);

export interface SaidMonths {
  from?: string;
  to?: string;
  /** Only the first of it has a date. */
  isFirst?: true;
  /** So many months, from and to included. */
  length?: number;
}

const isoOf = (at: number): string => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

/** Months in a row from one to another, both included. */
export const lengthOf = (from: string, to: string): number => {
  const [one, other] = [from, to].map((iso) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5)));
  return (other as number) - (one as number) + 1;
};

export const monthsOn = (from: string, months: number): string =>
  isoOf(Number(from.slice(0, 4)) * 12 + Number(from.slice(5)) - 1 + months);

/** The next month of that name, counted in months. */
function coming(name: string, now: number, inYear?: string): number {
  const index = /^(?:easter)/i.test(name)
    ? -1
    : /^(?:christmas|xmas)/i.test(name)
      ? 11
      : /^summer/i.test(name)
        ? 0
        : names.indexOf(name.slice(0, 3).toLowerCase());
  if (index < 0) {
    const thisYear = Math.floor(now / 12);
    const easters = [thisYear, thisYear + 1].map((one) => {
      const parts = partsOf(easterOf(one));
      return parts.year * 12 + parts.month - 1;
    });
    return easters.find((one) => one >= now) ?? now;
  }
  if (inYear) return Number(inYear) * 12 + index;
  const at = now - (now % 12) + index;
  return at < now ? at + 12 : at;
}

/** The months that a text names for work that is still to come. */
export function findMonths(text: string, today: number): SaidMonths {
  const { year: thisYear, month: thisMonth } = partsOf(today);
  const now = thisYear * 12 + thisMonth - 1;
  const between = range.exec(text);
  if (between) {
    const first = coming(between[1] ?? '', now, between[2] ?? between[4]);
    const last = coming(between[3] ?? '', now, between[4]);
    const to = last < first ? last + 12 : last;
    return { from: isoOf(first), to: isoOf(to), length: to - first + 1 };
  }
  const some = holidays.exec(text) ?? daysOfMonth.exec(text) ?? within.exec(text);
  const long = length.exec(text);
  const begins = start.exec(text);
  const from = begins ? isoOf(coming(begins[1] ?? '', now, begins[2])) : undefined;
  if (long) {
    const [said, unit = ''] = [long[1] ?? long[3], long[2] ?? long[4]];
    const many = (/^(?:an?|one)$/i.test(said ?? '') ? 1 : (countIn(said) ?? 0)) * (/^y/i.test(unit) ? 12 : 1);
    if (many >= 1 && many <= 60) return { length: many, ...(from && { from, to: monthsOn(from, many - 1) }) };
  }
  if (some) {
    const at = isoOf(coming(some[1] ?? some[2] ?? '', now));
    return { from: at, to: at, length: 1 };
  }
  const ends = until.exec(text);
  // "The first by 20 February" is where it starts.
  if (ends && /\bfirst\b[^.;,]{0,20}$/i.test(text.slice(0, ends.index)))
    return { from: isoOf(coming(ends[1] ?? ends[2] ?? '', now, ends[3])), isFirst: true };
  if (ends) return { ...(from && { from }), to: isoOf(coming(ends[1] ?? ends[2] ?? '', now, ends[3])) };
  return from ? { from } : {};
}
