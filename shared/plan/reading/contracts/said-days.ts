import { dayOf } from '../../write/say/dates.ts';
import { countIn, countWords } from '../count-words.ts';
import { dateIn, dateWords, dayFor, isoOf } from '../said-dates.ts';

/** The days that a text names for an order: on which it is, by which it is wanted, and what is due before. */

export interface OrderDays {
  /** The days of the work, in order. */
  on: string[];
  /** "On the 14 and maybe again on 18" */
  maybe: string[];
  /** The day by which it has to be there. */
  by?: string;
  /** The day by which they want to see a sample. */
  sampleBy?: string;
  /** From the first to the last of `on`, all days between them included. */
  isRange?: true;
}

const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b\.?`;
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? (?:the )?)?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const joint = String.raw`\s?(?:,|and|&|\+|to|till|until|-|–)\s?(?:and )?`;
const date = new RegExp(
  String.raw`\b${weekday}(${day}(?:${joint}${weekday}${day}){0,5})(?: of)? ${month}|\b${weekday}${month} (${day}(?:\s?(?:-|–|to)\s?${day})?)(?![\d:])`,
  'gi',
);
const between = /^\s?(?:to|till|until|-|–)\s?$/i;
const bare =
  /\b(maybe |perhaps |again |possibly ){0,2}(?:on )?(?:the )(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:%|[$:.]\d|am\b|pm\b|\p{L}+s\b))|\b((?:maybe|perhaps|again|possibly) ){1,2}(?:on )(\d{1,2})\b/giu;

/** What the words in front of a date make of it. */
const leads = {
  due: /\b(?:quot\w*|tender|bid|proposal|submission|response|price)s?\b[^.;,]{0,30}?\b(?:due|clos(?:es?|ing)|by|before|in by)(?: on)?\s*$/i,
  sample: /\b(?:sample|trial|proof|mock-?up)s?\b[^.;,]{0,14}\b(?:by|before|due|for)(?: on)?\s*$/i,
  by: /\b(?:by|before|due|no later than|for)(?: (?:on|the))?\s*$/i,
  /** It goes on from there, or says when something else is. */
  from: /\b(?:from|until|till|(?:start|begin|open)\w* (?:is|date is)|start(?:s|ing)?|begin(?:s|ning)?|since|after|paid|pays?|asked|rang|left|clos(?:es?|ing)|opens?|ends?|expires?|renews?|finish(?:es)?|(?:hold|keep)s? (?:it|them|that)(?: (?:to|till|until|for))?)(?: (?:on|from|of|about))?\s*$/i,
};

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.min(60, last - first + 1) }, (_, index) => first + index);

const mostAhead = 400;

/** "A bench on the Friday" of an event that takes three days. */
const onThe = /\bon the (mon|tue|wed|thu|fri|sat|sun)[a-z]*\b(?! \d)/i;

const everyWeek = new RegExp(
  String.raw`\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)days? (?:starting|from|beginning)(?: on)? (?=${weekday}${dateWords})`,
  'i',
);
const weeksLong = new RegExp(String.raw`\b(\d{1,2}|${countWords})[ -](?:weeks?|wks?)\b`, 'i');

/** The days of "a 6 week course, Saturdays starting 6 February". */
function weeklyOf(text: string, today: number): number[] {
  const lead = everyWeek.exec(text);
  const first = lead && dateIn(text.slice(lead.index + lead[0].length));
  const weeks = countIn(weeksLong.exec(text)?.[1]) ?? 0;
  if (!first || weeks < 2 || weeks > 20) return [];
  const start = dayFor(first.month, first.day, today);
  return Array.from({ length: weeks }, (_, index) => start + index * 7);
}

/** The days of a text that are still to come. Nothing of a date that is past, or of one from which work goes on. */
export function daysOfOrder(text: string, today: number): OrderDays {
  const found: OrderDays = { on: [], maybe: [] };
  const on: number[] = [];
  let [lastMonth, lastEnd, lastDay] = ['', -1, -1];
  let isRange = false;
  for (const match of text.matchAll(date)) {
    const name = match[2] ?? match[3] ?? '';
    const words = match[1] ?? match[4] ?? '';
    const numbers = [...words.matchAll(/\d{1,2}/g)].map(([number]) => Number(number));
    const days = numbers.filter((one) => one >= 1 && one <= 31).map((one) => dayFor(name, one, today));
    const before = text.slice(0, match.index);
    const [first] = days;
    if (
      first === undefined ||
      first <= today ||
      first > today + mostAhead ||
      leads.due.test(before) ||
      leads.from.test(before)
    )
      continue;
    const isSpan = /\bto\b|\btill\b|\buntil\b|-|–/i.test(words) && days.length === 2;
    if (lastEnd >= 0 && between.test(text.slice(lastEnd, match.index)) && first > lastDay) {
      on.push(...range(lastDay + 1, first));
      isRange = true;
    } else if (leads.sample.test(before)) found.sampleBy = isoOf(first);
    else if (leads.by.test(before))
      found.by ??= isoOf(/\bbefore(?: the)?\s*$/i.test(before) ? first - 1 : first);
    else {
      on.push(...(isSpan && days[1] !== undefined && days[1] > first ? range(first, days[1]) : days));
      if (isSpan) isRange = true;
    }
    [lastMonth, lastEnd, lastDay] = [name, match.index + match[0].length, days.at(-1) ?? first];
  }
  if (lastMonth !== '')
    for (const match of text.matchAll(bare)) {
      const one = dayFor(lastMonth, Number(match[2] ?? match[4]), today);
      if (/maybe|perhaps|possibly/i.test(match[0]) && one > today) found.maybe.push(isoOf(one));
    }
  const weekly = weeklyOf(text, today);
  const days = [...new Set([...on, ...weekly])].toSorted((one, other) => one - other).map(isoOf);
  const only = isRange && onThe.exec(text)?.[1]?.toLowerCase();
  found.on = only ? days.filter((iso) => dayOf(iso) === only) : days;
  return { ...found, ...(isRange && found.on.length > 2 && { isRange: true as const }) };
}

const clockTime = /\b(1[0-2]|\d)(?:[.:]([0-5]\d))? ?(am|pm|o ?[’']?clock)\b/i;

/** Minutes after midnight of the first time of a text: "5.30pm", "10 o clock". */
export function timeOfOrder(text: string): number | undefined {
  const [, hour, minutes = 0, half = ''] = clockTime.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const isLate = /^p/i.test(half) || (/^o/i.test(half) && (Number(hour) < 7 || hour === '12'));
  return ((Number(hour) % 12) + (isLate ? 12 : 0)) * 60 + Number(minutes);
}
