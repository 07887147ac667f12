import { type Clause, clauseAround, clausesOf, type ReadSentence } from '../text.ts';
import { isOtherMoney, isSold, priceCue } from './price-signs.ts';
import { unitBehind, unitOf } from './price-unit.ts';

/** Prices that are written without a sign of money: "130 a single flue", "gel 45, pedicure 50". */

const notMoneyBehind =
  /^\s*(?:%|percent|per cent|hours?|hrs?|h\b|minutes?|mins?|years?|yrs?|weeks?|wks?|months?|days?|nights?|[ap]\.?m\b|km|k[’']?s\b|k\b|kgs?|kilos?|litres?|liters?|l\b|metres? (?:away|deep|long)|m\b|cc\b|x\b|people|ppl|kids|clients|customers|times|words|st\b|nd\b|rd\b|th\b|tiers?|in\b|to\b|till?\b|-|–|:\d|\.\d|of\b|more\b|on\b|old\b|done\b)/iu;
const notMoneyBefore =
  /(?:[:.\d]|\b(?:from|till|til|until|after|before|in|since|by|aged?|under|over|year|years|cert|within|about|around|up to|at least|minimum|maximum|min|max|to|row|no|number|level|unit|band at|won|got|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|sold|made|did|done|have|got|i[’']?m|im|am|have|had|own|do|work|works|age|turned|the|pay him|pay her|pay them|girls are|kids are|boys are|this at|am at)\s*)$/i;
const verbs =
  /\b(?:have|has|had|got|did|work|works|worked|need|needs|want|wants|been|am|i[’']?m|im|since|aged|live|started|years?|hours?|hrs|kids|off|free|till?|from|after|before|between|sold|made|week|month|year|cost|costs|spent|owe|won)\b/i;
const bareNumber = /(?<![$£€\d.,:\p{L}-])(\d{1,4}(?:\.\d{1,2})?)(?![\d:%]|,\d|\.\d|\p{L})/gu;
/** "130 a single flue", "gel 45, pedicure 50": a name and a number, and nothing else. */
export const labelBefore =
  /^\W*(?:(?:an?|the|and|n|or|then|for|my|plus|y|va|và)\s+)*([\p{L}][\p{L} /&’'+-]{1,40}?)\s*(?:is|are|at|for|from|i[’']?d say|i (?:ask|suppose|reckon|think)|add|=|:)?\s*$/iu;
/** "and 90 after", "and 190 if it has two bends": one more price behind another. */
const oneMore = /^\s*(?:if|for|just|only|when|where|after|extra|an?|per|por|each)\b/i;

/** The words around a number without a sign say that it counts something else. */
export const isNoMoney = (before: string, behind: string): boolean =>
  notMoneyBehind.test(behind) || notMoneyBefore.test(before);
/** "Should I go to 20?", "I suppose 75 now". */
const isMeant = /\b(?:go(?: up)? to|price like|i (?:suppose|reckon|said)|thinking|call it|say)\s*$/i;

export interface Listed {
  cents: number;
  highCents?: number;
  unit?: string;
  clause: Clause;
  from: number;
  to: number;
  isSure: boolean;
}

/** Longer lists of numbers are no price list. */
const mostNumbers = 40;

interface Place {
  before: string;
  behind: string;
  isBehindPrice: boolean;
}

/** What makes a bare number a price: a unit, a name in front, a verb of asking, or a price shortly before. */
function signOf({ before, behind, isBehindPrice }: Place): 'sure' | 'maybe' | undefined {
  const hasUnit = unitBehind.test(behind);
  const isAsked =
    /\b(?:charge|charged|charging|is|are|at|@|pay|pays|ask|for|say|price|sell for|sells for|give|offered|paga)\s*$/i.test(
      before,
    );
  const label = labelBefore.exec(before)?.[1]?.trim();
  const isLabelled =
    label !== undefined &&
    label.split(/\s+/).length <= 5 &&
    !verbs.test(label) &&
    /^\s*(?:$|extra\b|inside\b|each\b|an?\b|per\b|bucks\b|dollars?\b|for\b|if\b|and\b|n\b|or\b|y\b|plus\b)/i.test(
      behind,
    );
  // "150 for oven, 165 bbq, 70 rangehood".
  const isNumberFirst =
    isBehindPrice &&
    /^\W*(?:and|n|or)?\s*$/.test(before) &&
    /^\s+[\p{L} -]{2,24}$/u.test(behind) &&
    !/s\s*$/i.test(behind);
  const isNext = isBehindPrice && /(?:^|\b(?:and|or|n|but|y|o))\W*$/i.test(before) && oneMore.test(behind);
  if (isMeant.test(before) && /^\W*(?:$|now\b|and\b|or\b|\?)/i.test(behind)) return 'sure';
  if (notMoneyBefore.test(before) && !(isAsked && hasUnit)) return undefined;
  if (isAsked && (hasUnit || /^\s*(?:for|por|$)/.test(behind))) return 'sure';
  if (hasUnit || isNext) return 'sure';
  return isLabelled || isNumberFirst ? 'maybe' : undefined;
}

export function numbersIn(sentence: ReadSentence, known: readonly { from: number; to: number }[]): Listed[] {
  const listed: Listed[] = [];
  const clauses = clausesOf(sentence);
  const isBehindPrice = (at: number) => [...known, ...listed].some(({ to }) => to < at && at - to < 60);
  for (const found of [...sentence.text.matchAll(bareNumber)].slice(0, mostNumbers)) {
    const from = found.index;
    const to = from + found[0].length;
    if (known.some((one) => one.from < to && one.to > from)) continue;
    const clause = clauses.find((one) => from >= one.from && from < one.to);
    const cents = Math.round(Number(found[1]) * 100);
    if (!clause || cents < 200 || /^(?:19|20)\d\d$/.test(found[0])) continue;
    const before = sentence.text.slice(clause.from, from);
    const behind = sentence.text.slice(to, clause.to);
    if (notMoneyBehind.test(behind) || (!isSold(before) && isOtherMoney(sentence, clause, { from, to })))
      continue;
    const sign = signOf({ before, behind, isBehindPrice: isBehindPrice(from) });
    if (!sign) continue;
    const unit = unitOf(behind);
    listed.push({ cents, ...(unit && { unit }), clause, from, to, isSure: sign === 'sure' });
  }
  return listed;
}

/** A list of prices without a sign of money counts where a sign, a word of price or a second line of it is near. */
export function pricesListed(
  sentence: ReadSentence,
  signed: readonly { from: number; to: number }[],
  isAfterPrice: boolean,
): Listed[] {
  const listed = numbersIn(sentence, signed);
  const isPriced = signed.length > 0 || priceCue.test(sentence.text);
  const isShort = isAfterPrice && sentence.words.length <= 5;
  return listed.length > 0 &&
    (isPriced || isShort || listed.some(({ isSure }) => isSure) || listed.length >= 2)
    ? listed
    : [];
}

/** Prices in other languages: "卖28块", "30 دولار لكل لحام", "22 đô". */
const elsewhere =
  /(?:卖|收费|收|价格|每袋|每个|每次)\s*(\d{1,4}(?:\.\d+)?)(?!\d)(?!\s*[袋个只件盒])|(?<![\d.])(\d{1,4})\s*(?:دولار\s*)?(?:لكل|لل\p{L}+|لتكبير)|(?<![\d.])(\d{1,4})\s*(?:đô|đồng|đ)(?!\p{L})|\b(?:paga|cobro)\s+(\d{1,4})\s+(?:por|la)\b/gu;

const arabicDigits = /[\u0660-\u0669]/g;

export const pricesElsewhere = (sentence: ReadSentence): Listed[] =>
  [
    ...sentence.text
      .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x660))
      .matchAll(elsewhere),
  ].map((found) => ({
    cents: Math.round(Number(found[1] ?? found[2] ?? found[3] ?? found[4]) * 100),
    clause: clauseAround(sentence, found.index),
    from: found.index,
    to: found.index + found[0].length,
    isSure: true,
  }));

/** "Brow shape + tint 45", "- vet hospital and back $320": a line of a price list, where there are at least three. */
const cardLine = /^\W*(\p{L}[^\n]{2,60}?)[\s=:]+(?:add |from )?[$£]?(\d{1,4}(?:\.\d{1,2})?)\W*$/u;
const noLine = /\b(?:i|we|they|he|she|am|are|was|will|maybe|about|around|works|is|its|has|fell|of)\b|,/i;

export function isCardLine({ text }: ReadSentence): boolean {
  const label = cardLine.exec(text)?.[1];
  return (
    label !== undefined &&
    label.split(/\s+/).length <= 8 &&
    !noLine.test(label) &&
    !/\b(?:have|had|did|need|want|since|live|from|between|sold|made|month|year|cost|in)\b/i.test(label)
  );
}

export function priceOfLine(sentence: ReadSentence): Listed[] {
  const number = cardLine.exec(sentence.text)?.[2];
  if (number === undefined) return [];
  const at = sentence.text.lastIndexOf(number);
  const from = /[$£]$/.test(sentence.text.slice(0, at)) ? at - 1 : at;
  const clause = { text: sentence.text, from: 0, to: sentence.text.length };
  return [{ cents: Math.round(Number(number) * 100), clause, from, to: at + number.length, isSure: true }];
}
