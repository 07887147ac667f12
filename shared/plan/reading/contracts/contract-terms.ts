import { countIn, countWords } from '../count-words.ts';
import type { Contract } from '../firm-facts.ts';
import { dateIn, dateWords, dayFor, isoOf } from '../said-dates.ts';

/** When a contract is paid, what is held back, when the quote is due, and whether it is agreed. */

const held = new RegExp(
  String.raw`\b(?<percent>\d{1,2}(?:\.\d)?) ?(?:%|per ?cent)\s*(?:is |gets? |are )?(?:held|retained|retention|kept|withheld)(?: back)?(?: for)?(?:\s*(?<months>\d{1,2}|${countWords}) months?)?`,
  'iu',
);
const heldFirst = new RegExp(
  String.raw`\b(?:retention (?:of|is)|(?:holds?|keeps?|withholds?)(?: back)?) (?<percent>\d{1,2}(?:\.\d)?) ?(?:%|per ?cent)(?!\s*(?:of (?:each|every|all)|commission))[^.;]{0,12}?(?:\b(?<months>\d{1,2}|${countWords}) months?)?`,
  'iu',
);
/** "45 days and 5% held", "on 30 days", "60 days after invoice" */
const days = [
  /\b(?<days>\d{2,3})[ -]?days?\s*(?:and|,|\+|&)\s*\d{1,2} ?%/i,
  /\b(?:on|at|in|pays?|paid|terms?|accounts?|invoices?)\s+(?:at |in |after |is |are )?(?<days>\d{2,3})[ -]?days?\b(?! notice)/i,
  /\b(?<days>\d{2,3})[ -]?days?\s+(?:account|invoices?|terms|to pay|after (?:the )?invoice|from invoice|eom)\b/i,
  /,\s*(?<days>\d{2,3}) days?\s*(?=$|[.,;)])/i,
];
const due = new RegExp(
  String.raw`\b(?:quot(?:e|ation)s?|tenders?|bids?|proposals?|submissions?|prices?)\b[^.;,]{0,30}?\b(?:due|closes?|closing|by|before|in by)\s+(?:on )?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?=${dateWords})`,
  'iu',
);

export function termsIn(
  text: string,
  today: number,
): Pick<Contract, 'payDays' | 'retainedPercent' | 'retainedMonths' | 'quoteDue'> {
  const { percent, months } = (held.exec(text) ?? heldFirst.exec(text))?.groups ?? {};
  const paid = days
    .map((one) => Number(one.exec(text)?.groups?.days ?? 0))
    .find((one) => one >= 7 && one <= 180);
  const closes = due.exec(text);
  const date = closes && dateIn(text.slice(closes.index + closes[0].length));
  return {
    ...(paid && { payDays: paid }),
    ...(percent && { retainedPercent: Number(percent) }),
    ...(percent && months && { retainedMonths: countIn(months) ?? 0 }),
    ...(date && { quoteDue: isoOf(dayFor(date.month, date.day, today)) }),
  };
}

const agreed =
  /\b(?:signed|won|agreed|confirmed|accepted|awarded|locked in|booked (?:me|us|in)|definite|in writing|got the (?:job|contract|tender)|deposit (?:is |was )?paid|paid (?:me )?(?:an? |the |half the )?deposit|paid (?:me )?(?:half|[$£€]\d+)|(?:orders?|bookings?) (?:i|we) have|(?:say|says|said) yes(?: already)?|first (?:real |proper |paid )?booking)\b/i;
const open =
  /\b(?:quot(?:e|es|ing|ation)|tender|bid|want(?:s|ed)?|would|could|might|may take|maybe|perhaps|probably|likely|ask(?:s|ed|ing)?|offer(?:s|ed)?|if|hop(?:e|es|ing)|interested|says?|said|like[sd]?|thinking|talking|has|have|mentioned)\b|[’']d\b|\?/i;
/** "Not signed yet" */
const notYet =
  /\b(?:not|isn[’']?t|hasn[’']?t|haven[’']?t|never|nothing|nobody|once|until)\b[^.;]{0,20}\b(?:signed|agreed|confirmed|won|booked|accepted)\b/i;

const paid =
  /\b(?:deposit (?:is |was )?paid(?: is| of)?|paid (?:me )?(?:an? |the )?deposit(?: of)?|paid (?:me )?)\s*[$£€](\d{2,5})\b/i;

/** "Deposit paid $500", "they've paid $100" */
export function paidIn(text: string): number | undefined {
  const found = paid.exec(text)?.[1];
  return found === undefined ? undefined : Number(found) * 100;
}

/** It is agreed where they say so, or where they name its terms and nothing that is open. */
export const isAgreed = (
  text: string,
  { payDays, retainedPercent, quoteDue }: Pick<Contract, 'payDays' | 'retainedPercent' | 'quoteDue'>,
): boolean =>
  quoteDue === undefined &&
  !notYet.test(text) &&
  (agreed.test(text) || ((payDays !== undefined || retainedPercent !== undefined) && !open.test(text)));
