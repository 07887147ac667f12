import { amountsOf } from '../read-amounts.ts';
import { clauseAround, type ReadSentence } from '../text.ts';
import { isNoMoney, type Listed } from './list-numbers.ts';
import { meaningOf, payEach } from './meaning-of-amount.ts';
import { isJobRate, isOthersPrice, isRefusedMoney } from './price-signs.ts';
import { unitOf } from './price-unit.ts';

/** Sums that no cue of price found: each is a price of the work unless its surroundings give it another meaning. */

const leastCents = 100;
/** A larger sum without a word of price is a machine, a debt or a year's sales. */
const mostCents = 200_000;

const bare = /(?<![$£€\d.,:/\p{L}-])(\d{1,4}(?:\.\d{1,2})?)(?![\d:%]|,\d|\.\d|\p{L})/gu;
/** A number ends its element of a list, or a rate or a condition is behind it. */
const endsElement =
  /^\s*(?:$|[,;.)!?]|(?:bucks|dollars?)\b|\/\s?\p{L}|(?:each|ea|an?|per|for (?:each|every|one|an?)|avg|average|all together|all up|on top|extra|flat|if|after|before)\b)/iu;
/** "first 50 then 3.80", "after 25 for every 15 minute": the next step of one price. */
const isStep = /\b(?:then|after(?: that)?|afterwards|thereafter|next ones?)\s*$/i;
/** "plus 95 float", "extra 20 a storey". */
const isAdded = /\b(?:plus|add|extra|another)\s*$/i;
/** A name of the work directly before: "half hour 40", "pump change usually 180". */
const label =
  /(?:^|[,;:]|\b(?:and|n|or|then|plus|sell|sells|charge|at|says?|is|are)\b)\s*(?:\p{L}[\p{L}’'/&+-]*\s+){1,6}$/u;
/** "lessons 45 min 55": a name and the time that it takes. */
const timed = /\p{L}{3,} \d+ ?(?:mins?|minutes?|hrs?|hours?)\s*$/u;
const asks =
  /\b(?:sell|sells|charge|price|prices|says|said|at|usually|normally|is|are|for|min call|call ?out)\s*$/i;
const priceWord =
  /\b(?:sell|sells|charge|charging|prices?|my rates?|call ?out|each|per|bucks|an hour|lessons?|min)\b|\/\s?h(?:ou)?rs?\b/i;
/** Words of selling. Without them, and without a price just before, a sum is left unread. */
const sellingCue =
  /\b(?:my (?:figures|prices?|rates?|fees?|list)|charg(?:e|es|ing)|quote|i ask|packages?|offer(?:s|ed)?|wants?|takes?|would take|orders?|ordered|will pay|sell(?:s|ing)?)\b/i;
const strongCue = /\b(?:charge|my price|quote|i ask)\b/i;
const verbs =
  /\b(?:have|has|had|got|did|done|work|works|worked|need|needs|been|am|i[’']?m|im|since|aged|live|started|taught|coached|made|sold|wants?|lost|join|moved|drive|free|off|from|till?|until|mon|tue|wed|thu|fri|sat|sun)\b[^,;]*$/i;

const byHour = /^\s*(?:an?\s+|per\s+|\/\s*)?h(?:ou)?rs?\b/i;

const isUntaken = (taken: readonly { from: number; to: number }[], from: number, to: number): boolean =>
  !taken.some((one) => one.from < to && one.to > from);

function signedRest(sentence: ReadSentence, taken: readonly Listed[], isAfterPrice: boolean): Listed[] {
  const isPriced = isAfterPrice || taken.length > 0 || sellingCue.test(sentence.text);
  return amountsOf(sentence).flatMap((amount): Listed[] => {
    const { cents, high, strength, currency, from, to, per } = amount;
    if (strength < 3 || currency === 'won' || cents < leastCents || !isUntaken(taken, from, to)) return [];
    const before = sentence.text.slice(0, from);
    const sign = sentence.text.slice(from).match(/^\W*\d[\d.,]*\d|^\W*\d/u)?.[0].length ?? to - from;
    const behind = sentence.text.slice(from + sign);
    const clause = clauseAround(sentence, from);
    if (!isPriced && !payEach.test(before)) return [];
    if (cents > mostCents && !strongCue.test(clause.text)) return [];
    if (/\p{L}$/u.test(before) || isOthersPrice(sentence, from) || isRefusedMoney(sentence, amount))
      return [];
    if (
      isJobRate(sentence, amount, per === 'hour' || byHour.test(behind)) ||
      meaningOf({ before, behind }) !== 'price'
    )
      return [];
    const unit =
      unitOf(behind) ?? ((per === 'month' || per === 'week') && payEach.test(before) ? per : undefined);
    return [
      {
        cents,
        ...(high > cents && { highCents: high }),
        ...(unit && { unit }),
        clause,
        from,
        to,
        isSure: true,
      },
    ];
  });
}

function bareRest(sentence: ReadSentence, taken: readonly Listed[], isAfterPrice: boolean): Listed[] {
  const listed: Listed[] = [];
  const isPriced = isAfterPrice || taken.length > 0 || priceWord.test(sentence.text);
  if (!isPriced) return [];
  for (const found of sentence.text.matchAll(bare)) {
    const from = found.index;
    const to = from + found[0].length;
    const cents = Math.round(Number(found[1]) * 100);
    if (cents < leastCents || cents > mostCents || !isUntaken([...taken, ...listed], from, to)) continue;
    if (/^(?:19|20)\d\d$/.test(found[0])) continue;
    const before = sentence.text.slice(0, from);
    const behind = sentence.text.slice(to);
    const clause = clauseAround(sentence, from);
    const lead = sentence.text.slice(clause.from, from);
    const hasPrice = isAfterPrice || taken.length + listed.length > 0;
    const isNextStep = isStep.test(before) && endsElement.test(behind) && hasPrice;
    const isExtra = isAdded.test(before) && hasPrice && /^\s+\p{L}/u.test(behind);
    const isRate = /^\s*\/\s?(?:h(?:ou)?rs?|hd|head|ea|item|day)\b/i.test(behind);
    const isAlone = /^\W*$/.test(lead) && hasPrice && /^\s+(?:after|before|if|on)\b/i.test(behind);
    const isNamed =
      endsElement.test(behind) &&
      (asks.test(lead) || (label.test(lead) && hasPrice) || timed.test(lead)) &&
      !verbs.test(lead.replace(/\b(?:wants?|sold)\b[^,;]*\b(?:says?|at)\s*$/i, ''));
    const isSaid =
      /\b(?:wants?|takes?|orders?)\b[^.;]*\b(?:says?|at)\s*$/i.test(lead) && endsElement.test(behind);
    const isSum = isNextStep || isExtra || isRate || isAlone || isNamed || isSaid;
    if (!isSum || (isNoMoney(before, behind) && !isNextStep)) continue;
    if (isOthersPrice(sentence, from) || meaningOf({ before, behind }) !== 'price') continue;
    if (isJobRate(sentence, { from, to }, byHour.test(behind))) continue;
    const unit = unitOf(behind);
    listed.push({ cents, ...(unit && { unit }), clause, from, to, isSure: true });
  }
  return listed;
}

export function restOf(sentence: ReadSentence, taken: readonly Listed[], isAfterPrice: boolean): Listed[] {
  const signed = signedRest(sentence, taken, isAfterPrice);
  return [...signed, ...bareRest(sentence, [...taken, ...signed], isAfterPrice)];
}
