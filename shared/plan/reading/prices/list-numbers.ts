import { type Clause, clauseAround, clausesOf, type ReadSentence } from '../text.ts';
import { isOtherMoney, isSold, priceCue } from './price-signs.ts';
import { unitBehind, unitOf } from './price-unit.ts';

/** Prices that are written without a sign of money: "130 a single flue", "gel 45, pedicure 50". */

const notMoneyBehind =
  /^\s*(?:%|percent|per cent|hours?|hrs?|h\b|minutes?|mins?|years?|yrs?|weeks?|wks?|months?|days?|nights?|[ap]\.?m\b|km|k[’']?s\b|k\b|kgs?|kilos?|litres?|liters?|l\b|metres? (?:away|deep|long)|m\b|cc\b|x\b|people|ppl|kids|clients|customers|times|words|st\b|nd\b|rd\b|th\b|tiers?|in\b|to\b|till?\b|-|–|:\d|\.\d|of\b|more\b(?! each| for| if)|every\b|on\b(?! the\b)|old\b|done\b)/iu;
const notMoneyBefore =
  /(?:[:.\d]|\b(?:wants?|wanted|from|till|til|until|after|before|in|since|by|aged?|under|over|year|years|cert|within|about|around|up to|at least|minimum|maximum|min|max|to|row|no|number|level|unit|band at|won|got|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mon(?:days?)?|tues?(?:days?)?|wed(?:s|nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:s|urdays?)?|sun(?:s|days?)?|sold|made|did|done|have|got|i[’']?m|im|am|have|had|own|do|work|works|age|turned|the|pay him|pay her|pay them|girls are|kids are|boys are|this at|am at)\s*)$/i;
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
  /** How many this is the price of together. */
  pack?: number;
  packOf?: string;
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
    label.split(/\s+/).length <= 7 &&
    (!verbs.test(label) || /^kids?$/i.test(label)) &&
    !/^\s*(?:an?|per|every|each)\s+(?:week|wk|fortnight|month|year|mon|tue|wed|thu|fri|sat|sun)/i.test(
      behind,
    ) &&
    /^\s*(?:$|extra\b|more\b|inside\b|up to\b|with\b|flat\b|each\b|an?\b|per\b|bucks\b|dollars?\b|for\b|if\b|and\b|n\b|or\b|y\b|plus\b)/i.test(
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

/** "180 telly on the wall, 260 antenna, 320 starlink dish": a list in which each line starts with its price. */
const lineStart =
  /^\W*(?:and |n |or )?(\d{2,4})\s+(?!am\b|pm\b|x\b|hours?|hrs|years?|yrs?|weeks?|months?|days?|mins?|minutes?|km|ks|kids|kilos?|people|ppl|acres?|more\b|of\b|to\b|till?\b|and\b|or\b|metres?|litres?)[\p{L}][\p{L} ’'-]{2,40}$/iu;

const isPriceFirst = (sentence: ReadSentence): boolean => {
  const lines = clausesOf(sentence).map(({ text }) => lineStart.exec(text)?.[1]);
  return (
    lines.length >= 2 &&
    lines.filter((one) => one !== undefined && Number(one) >= 5).length >= Math.max(2, lines.length - 1)
  );
};

export function numbersIn(sentence: ReadSentence, known: readonly { from: number; to: number }[]): Listed[] {
  const listed: Listed[] = [];
  const clauses = clausesOf(sentence);
  const isFirst = isPriceFirst(sentence);
  const isBehindPrice = (at: number) => [...known, ...listed].some(({ to }) => to < at && at - to < 60);
  for (const found of [...sentence.text.matchAll(bareNumber)].slice(0, mostNumbers)) {
    const from = found.index;
    const to = from + found[0].length;
    if (known.some((one) => one.from < to && one.to > from)) continue;
    const clause = clauses.find((one) => from >= one.from && from < one.to);
    const cents = Math.round(Number(found[1]) * 100);
    const isSmall =
      cents < 200 &&
      !(/\.\d\d$/.test(found[0]) && /^\s*(?:each|ea|an?|per)\b/i.test(sentence.text.slice(to)));
    if (!clause || isSmall || /^(?:19|20)\d\d$/.test(found[0])) continue;
    const before = sentence.text.slice(clause.from, from);
    const behind = sentence.text.slice(to, clause.to);
    if (notMoneyBehind.test(behind) || (!isSold(before) && isOtherMoney(sentence, clause, { from, to })))
      continue;
    const sign =
      signOf({ before, behind, isBehindPrice: isBehindPrice(from) }) ??
      (isFirst && lineStart.test(clause.text) && clause.text.search(/\d/) === from - clause.from
        ? 'sure'
        : undefined);
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

const packWords = String.raw`(?:\d{1,3}|two|three|four|five|six|ten|twelve|(?:a |half a )?dozen)`;
/** "3 for $32", "100 for 160", "dozen $30": how many, and what they cost together. */
const pack = new RegExp(
  String.raw`(?<![$£€\d.,:-])\b(?:(?<count>${packWords})(?:\s+(?<of>\p{L}{3,14}))?\s+for|(?<dozen>(?:a |half a )?dozen)(?:\s+(?:for|is|at))?)\s+[$£€]?(?<sum>\d{1,3}(?:,\d{3})+|\d{1,4}(?:\.\d{1,2})?)(?![\d:%]|,\d|\s?(?:am|pm|min|hour|hr|day|week|month|year|km|people|kids))`,
  'giu',
);
const countsOf: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
  dozen: 12,
  'a dozen': 12,
  'half a dozen': 6,
};

export function packsIn(sentence: ReadSentence, isPriced: boolean): Listed[] {
  return [...sentence.text.matchAll(pack)].flatMap((found) => {
    const { count, of, dozen, sum = '' } = found.groups ?? {};
    const name = (count ?? dozen ?? '').toLowerCase();
    const number = countsOf[name] ?? Number(name);
    const cents = Math.round(Number(sum.replaceAll(',', '')) * 100);
    const from = found.index;
    const isSigned = /[$£€]\s*\d[\d.,]*$/u.test(found[0]);
    if (!(number >= 2) || cents < 100 || !(isSigned || isPriced)) return [];
    if (/\b(?:cost|costs|costing|bought|spent|paid)\b[^,.;]{0,30}$/i.test(sentence.text.slice(0, from)))
      return [];
    const packOf = of?.toLowerCase();
    return [
      {
        cents,
        pack: number,
        ...(packOf && { packOf }),
        clause: clauseAround(sentence, from),
        from,
        to: from + found[0].length,
        isSure: true,
      },
    ];
  });
}

/** Prices in other languages: "卖28块", "30 دولار لكل لحام", "22 đô". */
const elsewhere =
  /(?:卖|收费|收|价格|每袋|每个|每次)\s*(\d{1,4}(?:\.\d+)?)(?!\d)(?!\s*[袋个只件盒])|(?<![\d.])(\d{1,4})\s*(?:دولار\s*)?(?:لكل|لل\p{L}+|لتكبير)|(?<![\d.])(\d{1,4})\s*(?:đô|đồng|đ)(?!\p{L})|\b(?:paga|cobro)\s+(\d{1,4})\s+(?:por|la)\b|(?<!(?:材料|家賃|費)[^。]{0,20})一[個つ本枚人回](\d{1,4})ドル|(?<=(?:收费|价格|价目)[^。]{0,60}\p{Script=Han})(\d{2,4})(?=[,,、。;])|出(\d{2,4})一[套个张把次]|(?<!\b(?:bana|haftada|ayda|yılda|kira\p{L}*|maaş\p{L}*|maliyet\p{L}*|elime)[^.,]{0,30})(?<![\d.])(\d{1,3})\s+dolar\b(?!\s*\d)/gu;

const arabicDigits = /[\u0660-\u0669]/g;

export const pricesElsewhere = (sentence: ReadSentence): Listed[] =>
  [
    ...sentence.text
      .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x660))
      .matchAll(elsewhere),
  ].map((found) => ({
    cents: Math.round(Number(found.slice(1).find((one) => one !== undefined)) * 100),
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
