import { publicHolidays } from '#shared/content/public-holidays.ts';
import type { Fact } from './reading.ts';
import { dateIn, dayFor, isoOf, monthIn } from './said-dates.ts';
import { factIn, type ReadSentence } from './text.ts';

/** The day on which they mean to start: "I'd start on Monday 4 January", "on my own after Christmas". */

const own =
  String.raw`(?:(?:i|we)(?:[’']d| would|[’']ll| will| want to| plan to| can| could| hope to| am going to|[’']m going to)? (?:only |really |properly |then |not |be able to )*(?:start|open|begin|launch)(?: (?:it|up|properly|trading|selling|the business|this|work|taking (?:bookings|orders|clients)))?` +
  String.raw`|(?:i|we) (?:can[’']?t|cannot|won[’']?t|don[’']?t want to) (?:start|open|begin|take (?:jobs|work|bookings|orders|clients))(?: (?:it|this|work))?` +
  String.raw`|\b(?:go(?:ing)? (?:out )?|be )on my own|first day (?:alone|on my own|of the business)(?: is)?|starting (?:the business|up|out|it all))`;
const between = String.raw`(?:[\s,]+(?:on|in|at|by|from|about|around|the|end|start|of|mid|early|late|this|next|not|only|until|till?|before|after|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?))*[\s,]*`;
const once = String.raw`(?:[\s,]+(?:once|when|after) (?:the |my |our )?(?:\p{L}+ ){1,5}(?:in|on|from) )`;
const opening = new RegExp(
  String.raw`(?<![\p{L}’'])(?:${own}(?:${once}|${between})|(?<=^\W*)(?:not|nothing|no work|no jobs) (?:before|until|till) (?:the )?)(?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|easter|new year)`,
  'iu',
);
const dayMs = 86_400_000;
const mostAhead = 330;

/** The day after a feast. */
function afterFeast(text: string, today: number): number | undefined {
  const name = /^(christmas|easter|new year)/i.exec(text)?.[1]?.toLowerCase();
  if (name === 'christmas') return dayFor('dec', 27, today);
  if (name === 'new year') return dayFor('jan', 2, today);
  const monday = Object.keys(publicHolidays).find(
    (date) => publicHolidays[date] === 'Easter Monday' && Date.parse(date) / dayMs > today,
  );
  return name === undefined || monday === undefined ? undefined : Date.parse(monday) / dayMs + 1;
}

export function readOpening(sentences: readonly ReadSentence[], today: number): Fact<string> | undefined {
  for (const sentence of sentences) {
    const { text } = sentence;
    const found = opening.exec(text);
    if (!found || sentence.isSilent || sentence.field !== 'content' || text.includes('?')) continue;
    const at = found.index + found[0].length;
    const rest = text.slice(at);
    const date = [dateIn(rest), monthIn(rest)].find((one) => one?.from === 0);
    const day = date ? dayFor(date.month, date.day, today) : afterFeast(rest, today);
    if (day !== undefined && day > today && day - today < mostAhead)
      return factIn(sentence, {
        id: 'opens',
        value: isoOf(day),
        from: found.index,
        to: at + (date?.to ?? 6),
      });
  }
  return undefined;
}
