import { amountsOf, type FoundAmount } from './read-amounts.ts';
import type { Fact, PriceFact } from './reading.ts';
import { type Clause, clauseAround, clausesOf, factIn, type ReadSentence } from './text.ts';

const priceCue =
  /\b(charge|charged|charging|price|prices|priced|pay|pays|paid me|offered|offers|sell|sells|sold|at \$|per|each|quoted?|cut|set|an hour|a lesson|a jar|a head|would take|half hour|home visit|ask|labour|cobro|cobran|paga|lay|lấy|giá|卖|收|آخذ|باخذ|ab tak|bechti|bechta)\b|卖|收|آخذ/iu;
const notPrice =
  /\b(rent|rents|rental|mortgage|wage|salary|loan|owe|owes|cover|liability|insurance|fine|fines|lease|budget|goal|saved|savings|deposit|bond|centrelink|pension|jobseeker|fortnight|cost|costs|costing|ingredients?|part is|kitchen at|hall is|tip at|filament|postage|rego|after tax|take home|bring home|base|turnover|bought|buy|buying|renew|rebates?|fuel|petrol|firewood|membership|induction|redundancy|payout|package|power|second hand|debt|spent|broke|break|part|parts|kit|approx|starter|generator|vehicle|lid|label|flour|beans)\b/i;
/** A rate of pay in a job is no price: "25 hours a week at $28.60", "I work casual, $33 an hour". */
const jobRate =
  /\b(?:i work|i[’']?m (?:in|at) an?|work (?:at|in|as)|casual|wages?|my job|shifts?|canteen|at work|\d+ ?(?:h|hrs?|hours)\b[^.]*(?:@|\bat\b|a w(?:ee)?k|per week|,)|deliveries|penalties|trabajo en)\b/i;
const ownRate =
  /\b(?:charge|charging|clients?|customers?|my rate|pay me for|they[’']?d pay|they[’']?ll pay|would pay|offered)\b/i;
/** What others ask: a rival's price, and not theirs. */
const rivals =
  /\b(?:neighbou?r[’']?s?|others?|competitors?|they|shops?|podiatrist|in town|most people|everyone)\b[^,.]*\bcharges?\b|\bcharges\b/i;

const pastWords = /\b(was(?! thinking)|used to|back in|at salon|shop charged|they charged|charged at)\b/i;
const offeredWords =
  /\b(offered|offers|said|would|wants?|asked|they[’']?d|they[’']?ll|i was told|been told|what they pay|what she pays|give|gives|thought|i thought)\b/i;

const whenOf = (before: string, clause: string): PriceFact['when'] =>
  /\bi was told\b/i.test(clause)
    ? 'offered'
    : pastWords.test(before)
      ? 'past'
      : offeredWords.test(clause)
        ? 'offered'
        : 'now';

/** Units in which a price may be; "a week" and "a year" are pay. */
const unitBehind =
  /^\s*(?:bucks|dollars?|dolar|quid)?\s*(?:each|ea\b|(?:(?:an?|per|the|for an?|for one|one|la|por)\s+|\/\s*)(?!weeks?\b|wk\b|fortnight|months?\b|years?\b|day\b|days\b|few\b|lot\b|bit\b|half of\b|while\b|guy\b|firm\b|good\b|price\b|mob\b|shop\b)((?:half |single |square |sq )?[\p{L}]{1,14}))/iu;
const notMoneyBehind =
  /^\s*(?:%|percent|per cent|hours?|hrs?|h\b|minutes?|mins?|years?|yrs?|weeks?|wks?|months?|days?|[ap]\.?m\b|km|k[’']?s\b|k\b|kgs?|kilos?|litres?|liters?|l\b|metres? (?:away|deep|long)|m\b|cc\b|people|ppl|kids|clients|customers|times|words|st\b|nd\b|rd\b|th\b|tiers?|in\b|to\b|till?\b|-|–|:\d|\.\d|of\b|more\b|on\b|old\b)/iu;
const notMoneyBefore =
  /(?:[:.\d]|\b(?:from|till|til|until|after|before|in|since|by|aged?|under|over|year|years|cert|within|about|around|up to|at least|to|row|no|number|level|unit|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|sold|made|did|done|have|got|i[’']?m|im|am|have|had|own|do|work|works|age|turned|the|pay him|pay her|pay them|girls are|kids are|boys are)\s*)$/i;
const verbs =
  /\b(?:have|has|had|got|did|work|works|worked|need|needs|want|wants|been|am|i[’']?m|im|since|aged|live|started|years?|hours?|hrs|kids|off|free|till?|from|after|before|between|sold|made|week|month|year|cost|costs|spent|owe)\b/i;
const bareNumber = /(?<![$£€\d.,:\p{L}])(\d{1,4}(?:\.\d{1,2})?)(?![\d:%]|,\d|\.\d|\p{L})/gu;
/** "130 a single flue", "gel 45, pedicure 50": a name and a number, and nothing else. */
const labelBefore =
  /^\W*(?:(?:an?|the|and|n|or|then|for|my|plus|y|va|và)\s+)*([\p{L}][\p{L} /’'+-]{1,34}?)\s*(?:is|are|at|for|from|i[’']?d say|i ask|=|:)?\s*$/iu;

interface Listed {
  cents: number;
  unit?: string;
  of: string;
  clause: Clause;
  from: number;
  to: number;
  isSure: boolean;
}

const cleanUnit = (unit: string | undefined): string | undefined =>
  unit?.toLowerCase().replace(/^(?:half|single|square|sq)\s+(?=\p{L})/u, (size) => size);

/** Prices in Chinese and Arabic: "卖28块", "30 دولار لكل لحام", "آخذ 45 للسلسال". */
const elsewhere =
  /(?:卖|收费|收|价格|每袋|每个|每次)\s*(\d{1,4}(?:\.\d+)?)(?!\d)(?!\s*[袋个只件盒])|(?<![\d.])(\d{1,4})\s*(?:دولار\s*)?(?:لكل|لل\p{L}+|لتكبير)/gu;

const pricesElsewhere = (sentence: ReadSentence): Listed[] =>
  [...sentence.text.matchAll(elsewhere)].map((found) => {
    const clause = clauseAround(sentence, found.index);
    const to = found.index + found[0].length;
    const cents = Math.round(Number(found[1] ?? found[2]) * 100);
    return { cents, of: clause.text.trim().slice(0, 60), clause, from: found.index, to, isSure: true };
  });

/** Longer lists of numbers are no price list. */
const mostNumbers = 40;

function numbersIn(sentence: ReadSentence, known: readonly { from: number; to: number }[]): Listed[] {
  const listed: Listed[] = [];
  const clauses = clausesOf(sentence);
  const isAfterPrice = (at: number) => [...known, ...listed].some(({ to }) => to < at && at - to < 30);
  for (const found of [...sentence.text.matchAll(bareNumber)].slice(0, mostNumbers)) {
    const from = found.index;
    const to = from + found[0].length;
    if (known.some((one) => one.from < to && one.to > from)) continue;
    const clause = clauses.find((one) => from >= one.from && from < one.to);
    const cents = Math.round(Number(found[1]) * 100);
    if (!clause || cents < 200 || /^(?:19|20)\d\d$/.test(found[0])) continue;
    const before = sentence.text.slice(clause.from, from);
    const behind = sentence.text.slice(to, clause.to);
    const isSold = /\b(?:sell|sells|sold|charge|charged) (?:\w+ )?(?:for|at)\s*$/i.test(before);
    if (
      notMoneyBehind.test(behind) ||
      (!isSold && notPrice.test(`${before.slice(-28)} ${behind.slice(0, 14)}`))
    )
      continue;
    const unit = unitBehind.exec(behind);
    const isAsked =
      /\b(?:charge|charged|charging|is|are|at|@|pay|pays|ask|for|say|price|sell for|sells for|give|offered)\s*$/i.test(
        before,
      );
    const label = labelBefore.exec(before)?.[1]?.trim();
    const isLabelled =
      label !== undefined &&
      label.split(/\s+/).length <= 5 &&
      !verbs.test(label) &&
      /^\s*(?:$|extra\b|inside\b|each\b|an?\b|per\b|bucks\b|dollars?\b|for\b|if\b|and\b|n\b|or\b|y\b)/i.test(
        behind,
      );
    // "150 for oven, 165 bbq, 70 rangehood".
    const isNumberFirst =
      isAfterPrice(from) &&
      /^\W*(?:and|n|or)?\s*$/.test(before) &&
      /^\s+[\p{L} -]{2,24}$/u.test(behind) &&
      !/s\s*$/i.test(behind);
    if (notMoneyBefore.test(before) && !(isAsked && unit)) continue;
    if (!(unit || isLabelled || isNumberFirst || (isAsked && /^\s*(?:for|$)/.test(behind)))) continue;
    listed.push({
      cents,
      ...(cleanUnit(unit?.[1]) && { unit: cleanUnit(unit?.[1]) as string }),
      of: clause.text.trim().slice(0, 60),
      clause,
      from,
      to,
      isSure: unit !== null || isAsked,
    });
  }
  return listed;
}

/** A list of prices without a sign of money counts where a sign, a word of price or a second line of it is near. */
function pricesListed(sentence: ReadSentence, signed: readonly { from: number; to: number }[]): Listed[] {
  const listed = numbersIn(sentence, signed);
  const isPriced = signed.length > 0 || priceCue.test(sentence.text);
  return listed.length > 0 &&
    (isPriced || listed.filter(({ isSure }) => isSure).length > 0 || listed.length >= 2)
    ? listed
    : [];
}

/** Rent of a room, a stall or a kitchen is a cost. */
const ofPlace =
  /\b(?:hall|kitchen|room|stall|shed|space|centre|studio)\b[^$]*\b(?:at|is|for|rents?)\s*$|\brents? (?:me|for)\b/i;

function isPrice(sentence: ReadSentence, amount: FoundAmount): boolean {
  const isSold = /\b(?:sell|sells|sold|charge|charged) (?:\w+ )?(?:for|at)?\s*\$?$/i.test(amount.before);
  const near = isSold ? '' : `${amount.before.slice(-28)} ${amount.after.slice(0, 14)}`;
  const clause = clauseAround(sentence, amount.from);
  if (ofPlace.test(sentence.text.slice(Math.max(0, clause.from - 40), amount.from))) return false;
  const isHire = /\b(?:hire|rent)(?: it| them)?(?: out)? (?:for|at)?\s*\$?$/i.test(amount.before);
  const label = labelBefore.exec(sentence.text.slice(clause.from, amount.from))?.[1] ?? '';
  const isCard = amount.strength >= 3 && amount.cents <= 100_000 && label !== '' && !verbs.test(label);
  const hasUnit =
    amount.item !== undefined ||
    amount.per === 'hour' ||
    amount.per === 'day' ||
    unitBehind.test(sentence.text.slice(amount.to));
  if (!(priceCue.test(sentence.text) || isCard || hasUnit) || (notPrice.test(near) && !isHire)) return false;
  if (amount.cents < 100 || amount.cents > 2_000_000) return false;
  if (rivals.test(clause.text)) return false;
  const isRate =
    amount.per === 'hour' ||
    (amount.per === undefined &&
      /(?:@|\bat|,|\babout|week)\s*\$?$/i.test(sentence.text.slice(0, amount.from)));
  if (isRate && jobRate.test(sentence.text) && !ownRate.test(clause.text)) return false;
  if (amount.strength < 3 && /\b(?:sold|made|the|row)\s*$/i.test(amount.before)) return false;
  if (/\bpay (?:him|her|them|you|the)\b/i.test(amount.before)) return false;
  if (/\bshould i\b|\bbetter to buy\b/i.test(amount.before)) return false;
  return !amount.per || ['hour', 'item', 'day'].includes(amount.per) || (isHire && amount.per === 'week');
}

/** "Brow shape + tint 45": a line of a price list, where there are at least three. */
const cardLine = /^\W*\p{L}[\p{L} &+/()’'-]{2,50}\s\$?\d{1,4}\W*$/u;

/** What they already charge or were offered, with the unit where it is said. */
export function readPrices(sentences: readonly ReadSentence[]): Fact<PriceFact>[] {
  const facts: Fact<PriceFact>[] = [];
  const isCard =
    sentences.filter(({ field, text }) => field === 'content' && cardLine.test(text)).length >= 3;
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || !/\d/.test(sentence.text)) continue;
    const amounts = amountsOf(sentence);
    const signed = amounts.filter((amount) => isPrice(sentence, amount));
    const found = [
      ...signed.map((amount): Listed => {
        const { per, item, cents, from, to } = amount;
        const unit =
          item ??
          (per === 'hour' || per === 'day' || per === 'week' ? per : undefined) ??
          unitBehind.exec(sentence.text.slice(to))?.[1]?.toLowerCase();
        const clause = clauseAround(sentence, from);
        return {
          cents,
          ...(unit && { unit }),
          of: clause.text.trim().slice(0, 60),
          clause,
          from,
          to,
          isSure: true,
        };
      }),
      ...(isCard && cardLine.test(sentence.text) ? numbersIn(sentence, signed) : []),
      ...(jobRate.test(sentence.text) && !ownRate.test(sentence.text)
        ? []
        : pricesListed(sentence, [...signed, ...amounts.filter(({ strength }) => strength >= 2)])),
      ...pricesElsewhere(sentence),
    ]
      .filter((one, index, all) => all.findIndex(({ from, to }) => from < one.to && to > one.from) === index)
      .toSorted((one, other) => one.from - other.from);
    for (const { cents, unit, of, clause, from, to } of found) {
      const before = sentence.text.slice(Math.max(0, from - 60), from);
      facts.push(
        factIn(sentence, {
          id: `price:${sentence.index}:${from}`,
          value: { cents, ...(unit && { unit }), of, when: whenOf(before, clause.text) },
          from: clause.from,
          to: Math.max(clause.to, to),
        }),
      );
      if (facts.length === 16) return facts;
    }
  }
  return facts;
}
