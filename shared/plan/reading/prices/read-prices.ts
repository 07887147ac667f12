import { amountsOf, type FoundAmount } from '../read-amounts.ts';
import type { Fact, PriceFact } from '../reading.ts';
import { clauseAround, factIn, type ReadSentence } from '../text.ts';
import { describePrice } from './describe-price.ts';
import {
  isCardLine,
  isNoMoney,
  type Listed,
  labelBefore,
  packsIn,
  priceOfLine,
  pricesElsewhere,
  pricesListed,
} from './list-numbers.ts';
import { elementPrices, writtenPrices } from './price-elements.ts';
import {
  isHire,
  isJobRate,
  isOtherMoney,
  isOthersPrice,
  isRefusedMoney,
  isSold,
  isSoldByPeriod,
  priceCue,
} from './price-signs.ts';
import { whenOf } from './price-time.ts';
import { isKind, unitBehind, unitOf } from './price-unit.ts';
import { termSpans } from './read-terms.ts';
import { restOf } from './rest-amounts.ts';
import { isSurelyNoPrice } from './surely-no-price.ts';

const mostPrices = 16;
/** "600 bars a month at $1.60": the period belongs to the number of bars. */
const isCounted = (before: string): boolean =>
  /\b(?:a|per|each|every) (?:week|fortnight|month|year) (?:at|for)\s*$/i.test(before);

const mostCents = 2_000_000;

/** Money for a start, and goods that are bought or owned. */
const isSpent = ({ text }: ReadSentence, { from, to, cents }: FoundAmount): boolean =>
  /\btakes? (?:drop-?offs|orders|bookings)[^.;]{0,16}$/i.test(text.slice(0, from)) ||
  (/^\s*(?:worth )?of\s+(?!each|it\b|that\b|which\b)\p{L}/iu.test(text.slice(to)) &&
    !/\b(?:charge|sell|for)\s*\$?$/i.test(text.slice(0, from))) ||
  /^\s*(?:left\b|saved\b|put (?:by|away|aside))/i.test(text.slice(to)) ||
  /^\s*(?:to|for) (?:set(?:ting)? up|start|spend|put in|begin|invest)\b|^\s*to spend\b/i.test(
    text.slice(to),
  ) ||
  /\b(?:spend|invest|borrow|borrowing|put in|overdraft|set aside)\b[^.;]{0,24}$/i.test(text.slice(0, from)) ||
  (cents >= 100_000 &&
    /\b(?:spend|buy|borrow|invest)\b/i.test(text) &&
    !/\b(?:charge|my price|i ask)\b/i.test(text.slice(0, from)));

function isPrice(sentence: ReadSentence, amount: FoundAmount): boolean {
  const { cents, per, item, strength, before, from, to } = amount;
  const clause = clauseAround(sentence, from);
  const isByPeriod = (per === 'week' || per === 'month') && !isCounted(before);
  if (cents < 100 || cents > mostCents || !(isCounted(before) || isSoldByPeriod(sentence, amount)))
    return false;
  if (isOthersPrice(sentence, from) || isRefusedMoney(sentence, amount)) return false;
  if (!isSold(before) && !isHire(before) && isOtherMoney(sentence, clause, amount)) return false;
  const isRate =
    per === 'hour' ||
    (per === undefined && /(?:@|\bat|,|\babout|week)\s*\$?$|^\W*$/i.test(sentence.text.slice(0, from)));
  if (isJobRate(sentence, amount, isRate)) return false;
  if (strength < 3 && /\b(?:sold|made|the|row)\s*$/i.test(before)) return false;
  if (/\b(?:(?:more|less|fewer) than|over|under|at least)\s*$/i.test(before) && strength < 3) return false;
  // "$600 of bandages", "up to $6,000 to set up": what they have, or may spend.
  if (isSpent(sentence, amount)) return false;
  // "He won 3 more jobs" speaks of no currency.
  if (amount.currency === 'won') return false;
  // "A4 $160": the 4 is part of a name.
  if (/\p{L}$/u.test(sentence.text.slice(0, from))) return false;
  if (strength < 3 && !unitBehind.test(sentence.text.slice(to)) && isNoMoney(before, sentence.text.slice(to)))
    return false;
  if (/\bbought\b(?:(?!\b(?:hire|sell)\b)[^.]){0,60}$/i.test(before)) return false;
  if (/^\s*deposit\b/i.test(sentence.text.slice(to))) return false;
  if (/\bpay (?:him|her|them|you|the)\b|\bbetter to buy\b/i.test(before)) return false;
  const label = labelBefore.exec(sentence.text.slice(clause.from, from))?.[1] ?? '';
  const isCard = strength >= 3 && cents <= 100_000 && label !== '';
  const isSigned =
    strength >= 3 &&
    amountsOf(sentence).filter((one) => one.strength >= 3 && one.per === undefined).length >= 2;
  const hasUnit =
    item !== undefined ||
    per === 'hour' ||
    per === 'day' ||
    isByPeriod ||
    unitBehind.test(sentence.text.slice(to));
  return priceCue.test(sentence.text) || isCard || isSigned || hasUnit;
}

function listedOf(sentence: ReadSentence, { cents, high, per, item, from, to, before }: FoundAmount): Listed {
  const behind =
    unitOf(sentence.text.slice(to)) ??
    unitOf(
      sentence.text.slice(Math.max(0, to - (item?.length ?? 0) - 4)).replace(/^\W*(?=an?\b|per\b)/i, ''),
    );
  const unit =
    (item !== undefined && behind?.startsWith(`${item} `) ? behind : undefined) ??
    (item !== undefined && !isKind(item) ? item : undefined) ??
    (per === 'hour' || per === 'day' || ((per === 'week' || per === 'month') && !isCounted(before))
      ? per
      : undefined) ??
    unitOf(sentence.text.slice(to));
  return {
    cents,
    ...(high > cents && { highCents: high }),
    ...(unit && { unit }),
    clause: clauseAround(sentence, from),
    from,
    to,
    isSure: true,
  };
}

/** Between two prices: what is behind the first ends at the last comma or "and". */
const parting = /\b(?:and|or|n|plus|but|then)\b/gi;
const comma = /[,;](?!\d{3})/g;

function partAt({ text }: ReadSentence, from: number, to: number): number {
  const between = text.slice(from, to);
  // "mini 120, full inside and out 260": the comma parts, and the "and" belongs to the name.
  const last = [...between.matchAll(comma)].at(-1) ?? [...between.matchAll(parting)].at(-1);
  return last ? from + last.index : to;
}

/** "re-lead a door panel, about 300 by 900, $640;": the name starts the element of a list parted by semicolons. */
function elementLead(text: string, least: number, at: number): string {
  const element = text.slice(least, at).split(/[;:]/).at(-1) ?? '';
  const isParted = text.includes(';') || /:\s*\p{L}/u.test(text);
  return isParted && /,\s*[$£€]?$/u.test(element) ? (element.split(',')[0] ?? '') : '';
}

function factOf(
  sentence: ReadSentence,
  found: readonly Listed[],
  at: number,
  heading: string,
): Fact<PriceFact> {
  const { cents, highCents, unit, clause, from, to, pack, packOf } = found[at] as Listed;
  const previous = found[at - 1];
  const next = found[at + 1];
  const start = Math.max(clause.from, previous ? partAt(sentence, previous.to, from) : 0);
  const end = Math.min(
    Math.max(clause.to, to),
    next ? partAt(sentence, to, next.from) : sentence.text.length,
  );
  const lead = sentence.text.slice(start, from);
  const words = describePrice({
    before: /\p{L}/u.test(lead) ? lead : elementLead(sentence.text, previous?.to ?? 0, from),
    behind: sentence.text.slice(to, end),
    unit,
  });
  const { item, ...rest } = words;
  // "an indexable page" is the unit, and not a thing besides.
  const bare =
    item && !unit?.includes(item.toLowerCase()) && !(unit && item.startsWith(unit.split(' ').at(-1) ?? ' '))
      ? words
      : rest;
  const before =
    previous && pack !== undefined
      ? /\p{L}{3,}(?=\s|$)/u.exec(
          sentence.text
            .slice(0, previous.from)
            .split(/[,;:.]/)
            .at(-1) ?? '',
        )?.[0]
      : undefined;
  const ofPack =
    packOf ??
    words.packOf ??
    describePrice({ before: lead.replace(/\b(?:set|pack|lot|box|card) of\b.*$/i, ''), behind: '', unit })
      .item ??
    before;
  return factIn(sentence, {
    id: `price:${sentence.index}:${from}`,
    value: {
      cents,
      ...(highCents && { highCents }),
      ...(unit && { unit }),
      of: clause.text.trim().slice(0, 60),
      ...(pack === undefined ? bare : { pack, ...(ofPack && { packOf: ofPack.toLowerCase() }) }),
      when: whenOf({
        before: sentence.text.slice(Math.max(0, from - 60), from),
        clause: clause.text,
        sentence: sentence.text,
        heading,
      }),
    },
    from: clause.from,
    to: Math.max(clause.to, to),
  });
}

const signs = /(?:US|NZ|AU|A|CA)?\$|[£€]/g;

/** A sum in another currency than most of the text is what people ask elsewhere. */
function foreignTo(content: readonly ReadSentence[]) {
  const counts = new Map<string, number>();
  for (const { text } of content)
    for (const [sign] of text.matchAll(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const [home] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return ({ text }: ReadSentence, { from, to }: { from: number; to: number }): boolean => {
    const said = text.slice(Math.max(0, from - 3), to);
    const sign = /(?:US|NZ|CA)\$|[£€]|\$/.exec(said)?.[0];
    return (
      home !== undefined &&
      sign !== undefined &&
      sign !== home &&
      (counts.get(home) ?? 0) >= 3 &&
      sign !== '$'
    );
  };
}

const isNone = ({ text }: ReadSentence, { from, to }: { from: number; to: number }): boolean =>
  isSurelyNoPrice({ before: text.slice(0, from), behind: text.slice(to), said: text.slice(from, to).trim() });

/** What they charge, think of charging or were offered, with the unit where it is said. */
export function readPrices(sentences: readonly ReadSentence[]): Fact<PriceFact>[] {
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const facts: Fact<PriceFact>[] = [];
  const isCard = content.filter(isCardLine).length >= 3;
  const isForeign = foreignTo(content);
  let heading = '';
  let isAfterPrice = false;
  for (const sentence of content) {
    if (!/[\d\u0660-\u0669]|hundred|forty|fifty|sixty|\b(?:dollars?|bucks|quid)\b/i.test(sentence.text)) {
      heading = sentence.text;
      isAfterPrice = false;
      continue;
    }
    const isLine = isCard && isCardLine(sentence);
    const amounts = amountsOf(sentence);
    const terms = termSpans(sentence);
    const isTerm = ({ from, to }: { from: number; to: number }) =>
      terms.some((one) => one.from < to && one.to > from);
    const signed = amounts
      .filter((amount) => isPrice(sentence, amount))
      .map((amount) => listedOf(sentence, amount));
    const packs = packsIn(sentence, signed.length > 0 || priceCue.test(sentence.text));
    const known = [...packs, ...signed, ...amounts.filter(({ strength }) => strength >= 2)];
    const cued = [
      ...(isLine ? priceOfLine(sentence) : [...packs, ...signed]),
      ...pricesElsewhere(sentence),
      ...(isLine
        ? []
        : pricesListed(sentence, known, isAfterPrice).filter(
            (one) => !isJobRate(sentence, one, true) && !isOthersPrice(sentence, one.from),
          )),
    ]
      .filter((one) => !isTerm(one))
      .filter((one) => !isNone(sentence, one) && !isForeign(sentence, one))
      .filter((one, index, all) => all.findIndex(({ from, to }) => from < one.to && to > one.from) === index)
      .toSorted((one, other) => one.from - other.from);
    const rest: Listed[] = isLine
      ? []
      : restOf(sentence, cued, isAfterPrice).filter(
          (one) => !isTerm(one) && !isNone(sentence, one) && !isForeign(sentence, one),
        );
    const more = isLine
      ? []
      : [
          ...writtenPrices(sentence, isAfterPrice).filter(
            ({ from, to }) => ![...cued, ...rest].some((one) => one.from < to && one.to > from),
          ),
          ...elementPrices(sentence, [...cued, ...rest], isAfterPrice),
        ].filter(
          (one) =>
            !isTerm(one) &&
            !isNone(sentence, one) &&
            !isForeign(sentence, one) &&
            !isOthersPrice(sentence, one.from) &&
            !isJobRate(sentence, one, true),
        );
    const found: Listed[] = [...cued, ...rest, ...more].toSorted((one, other) => one.from - other.from);
    found.forEach((_, at) => {
      facts.push(factOf(sentence, found, at, isLine ? heading : ''));
    });
    isAfterPrice = found.length > 0;
    if (facts.length >= mostPrices) return facts.slice(0, mostPrices);
  }
  return facts;
}
