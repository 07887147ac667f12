import type { Fact, Income } from '../reading.ts';
import { dateIn, dayFor, isoOf, monthIn } from '../said-dates.ts';
import type { ReadSentence } from '../text.ts';
import { endIn } from '../week/turns.ts';

/** A job that ends is often said in another sentence than its wage: "Contract finishes 30 June next year". */

const ofJob =
  String.raw`(?:(?:my |the |this |our |that )?(?:contract|job|position|role|traineeship|employment|wages?|shifts?)(?: (?:as|at|with|in|for) (?:an? |the |my )?[^,.;]{2,30}?| there| here)? (?:finish(?:es)?|ends?|stops?|runs? out|is (?:up|over|gone|finished)|goes)` +
  String.raw`|(?:my )?last (?:day|shift)(?: there| here| at work| (?:at|with) [^,.;]{2,30}?)?(?: is|:| will be)?` +
  String.raw`|i(?:[’']ll| will)? (?:finish(?: up| work)?|leave|resign|stop work)|i[’']?m (?:finishing(?: up)?|leaving|retiring)|i finish (?:up(?: there)?|my (?:[a-z]+ )?(?:apprenticeship|traineeship|contract|job))` +
  String.raw`|(?:i[’']?m|i am|i[’']?ll be|i get|being|been|be|me|us|depot|branch|team) (?:made )?redundant` +
  String.raw`|redundancy(?: is| comes)?` +
  String.raw`|(?:it|they|(?:the|my) (?:boss|college|school|factory|mine|mill|plant|shop|store|salon|caf[eé]|restaurant|pub|clinic|bakery|garage|firm|company|office|depot|centre|employer|branch|works)(?: i[’']?m (?:in|at)| (?:where )?i work(?: in| at| for)?)?(?: (?:in|at|on) [a-z]+(?: [a-z]+)?)?) (?:(?:is|are|[’']s|[’']re) )?(?:clos(?:es?|ing)|shut(?:s|ting)?|ends)(?: (?:its|their|the) doors| (?:its|their|the) gates?| down| up| us)?)`;
const dateBehind = String.raw`(?:[\s,(]+(?:on|in|at|by|from|about|around|the|end|start|of|mid|early|late|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day))*[\s,(]*(?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`;
const ends = new RegExp(String.raw`\b${ofJob}${dateBehind}`, 'i');
/** "It closes in June" may be said of a market. */
const aboutWork =
  /\b(?:job|contract|position|employ\w*|i(?:[’']ve| have|[’']d)? (?:work|run|been|done)\w*|hours at \d|for (?:an?|the|my) \S+ (?:college|firm|company|school)|boss)\b/i;
const ofOther =
  /\b(?:he|she|his|her|their|husband|wife|partner|son|daughter|dad|mum|father|mother|sister|brother|mate|tender)\b[^.;,]*$/i;
/** "Till the end of Feb I'm still with the boss." */
const stillAtJob =
  /\bi(?:[’']?m| am|[’']ll be| will be) (?:still |only )?(?:with|at|working (?:for|at|with)|employed (?:by|at)|on (?:the |his |their )?(?:wages?|books|payroll)) (?!home\b|tafe\b|uni\b|school\b|my (?:desk|bench)|(?:the |a )?(?:markets?|stall|shed|gym)\b)/i;
const dayMs = 86_400_000;
/** A month without a year that has just passed is one of the past. */
const mostAhead = 290;

export interface JobEnd {
  /** YYYY-MM-DD */
  lastDay: string;
  sentence: ReadSentence;
}

function lastDayIn(text: string, today: number): number | undefined {
  if (stillAtJob.test(text)) {
    const end = endIn(text, today);
    if (end) return Date.parse(end.date) / dayMs - 1;
  }
  const found = ends.exec(text);
  if (!found || ofOther.test(text.slice(0, found.index))) return undefined;
  if (/^(?:it|they)\b/i.test(found[0]) && !aboutWork.test(text)) return undefined;
  const rest = text.slice(found.index + found[0].length);
  const date = dateIn(rest);
  const said = date?.from === 0 ? date : monthIn(rest);
  if (said?.from !== 0) return undefined;
  const day = dayFor(said.month, said.day, today);
  if (date?.from === 0) return day;
  const at = new Date(day * dayMs);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0) / dayMs;
}

/** The last day of the job that they have now. */
export function jobEndIn(sentences: readonly ReadSentence[], today: number): JobEnd | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || /\?\s*$/.test(sentence.text)) continue;
    const last = lastDayIn(sentence.text, today);
    if (last !== undefined && last >= today && last - today < mostAhead)
      return { lastDay: isoOf(last), sentence };
  }
  return undefined;
}

/** The wage stops with the job. */
export const untilJobEnds = (
  income: readonly Fact<Income>[],
  end: Pick<JobEnd, 'lastDay'> | undefined,
): Fact<Income>[] =>
  income.map((fact) =>
    end === undefined || fact.value.kind !== 'wage' || fact.value.until !== undefined
      ? fact
      : { ...fact, value: { ...fact.value, until: end.lastDay.slice(0, 7) } },
  );
