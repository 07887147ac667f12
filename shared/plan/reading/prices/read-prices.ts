import type { Fact, PriceFact } from '../reading.ts';
import { factIn, type ReadSentence } from '../text.ts';
import { isSold, leastInList, likelyPrices, mayBePrice, soldFor, withRowName } from './likely-prices.ts';
import { isCardLine, type Listed, packsIn, priceOfLine, pricesElsewhere } from './list-prices.ts';
import { isOtherSum, isPaid } from './not-own-price.ts';
import { conditionOf, listedNextTo } from './price-condition.ts';
import { isNotOwn, whenOf } from './price-time.ts';
import { timeUnit, unitOfBoth } from './price-unit.ts';
import { termSpans } from './read-terms.ts';
import { pricesWithin } from './within-list.ts';

const mostPrices = 16;

const elsewhere = /[\u0100-\u{10ffff}]/u;
const edge = /^(?:\P{L}|(?:và|còn)(?=\s))+|(?:\P{L}|(?<=\s|^)(?:thì|từ|giá|khoảng|tới|là)(?=\s|$)|\d)+$/giu;

/** "Sửa áo cưới thì từ 80 đô": the roles of words are known in English only, so the words in front name the thing. */
function nameElsewhere({ text }: ReadSentence, start: number, at: number): string | undefined {
  const lead =
    text
      .slice(start, at)
      .split(/[,;:.\n]/)
      .at(-1) ?? '';
  const name = lead.replaceAll(edge, '').trim();
  return elsewhere.test(text) && /\p{L}{2}/u.test(name) && name.split(' ').length <= 7 ? name : undefined;
}

/** "An hour of interview practice" is counted in hours. */
const timeOf =
  /^(?:an? |one )?(?<unit>half[- ]hour|hour|half[- ]day|day|morning|evening|night) of (?<item>\p{L}.+)$/iu;

const nextInList =
  /^[^,.;$£€\d()]{0,40}(?:\([^()]*\))?\s*(?:[,+]|,?\s(?:and|or|plus)\s)\s*(?:an?\s)?[$£€]?$/iu;
const ofCase = /^\s*(?:\(|(?:if|with|for (?:\d+|two|three|siblings)|plus)\b)/iu;

/** "$34 an hour for one, $40 if there are two": the second sum is of the same unit. */
function unitBefore(
  { text }: ReadSentence,
  before: Listed | undefined,
  { from, to }: Listed,
): string | undefined {
  if (before?.unit === undefined || before.pack !== undefined || from < before.to) return undefined;
  const isNext = nextInList.test(text.slice(before.to, from)) && ofCase.test(text.slice(to));
  return isNext ? before.unit : undefined;
}

function factOf(sentence: ReadSentence, found: readonly Listed[], at: number): Fact<PriceFact> {
  const one = found[at] as Listed;
  const { cents, highCents, clause, from, to, pack, packOf } = one;
  const timed = one.unit === undefined ? timeOf.exec(one.item ?? '')?.groups : undefined;
  const named = (timed?.item ?? one.item)?.replace(/^(\d{2,3}) minute$/i, '$1 minutes');
  const before = found[at - 1];
  const unit =
    timed?.unit?.toLowerCase() ??
    one.unit ??
    (pack === undefined ? unitBefore(sentence, before, one) : undefined);
  const start = before?.to ?? 0;
  const isBare = unit === undefined && pack === undefined;
  const end = found[at + 1]?.from ?? sentence.text.length;
  const nextTo = isBare
    ? listedNextTo(sentence.text.slice(start, from), sentence.text.slice(to, end))
    : undefined;
  const item =
    named ??
    nameElsewhere(sentence, start, from) ??
    (nextTo !== undefined && isSold(sentence, nextTo, from) ? nextTo : undefined);
  const next = found[at + 1];
  const behind = sentence.text.slice(to, next ? next.from : clause.to);
  const condition = conditionOf(behind, unit);
  // "$12 a bin or 2 for $20"
  const ofPack =
    packOf ?? (item !== undefined && /\p{L}/u.test(item) ? item : before?.unit && `${before.unit}s`);
  return factIn(sentence, {
    id: `price:${sentence.index}:${from}`,
    value: {
      cents,
      ...(highCents && { highCents }),
      ...(unit && { unit: unitOfBoth(sentence.text.slice(from), timeUnit(unit)) }),
      of: clause.text.trim().slice(0, 60),
      ...(pack === undefined
        ? {
            ...(item && item.toLowerCase() !== unit && { item }),
            ...(condition && !item?.includes(condition) && { condition }),
          }
        : { pack, ...(ofPack && { packOf: ofPack.toLowerCase() }) }),
      when: whenOf(sentence, { from, to }),
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

/** The network takes the sum for something to buy rather than for a price. */
const leastBought = 0.3;
const isToBuy = ({ roles }: ReadSentence, { from, to }: { from: number; to: number }): boolean =>
  (roles?.number(from, to, 'buy') ?? 0) > Math.max(leastBought, roles?.number(from, to, 'price') ?? 0);

/** "Seat $28, eight seats, so $224": the sum of others. */
const isTotal = ({ text }: ReadSentence, { from, cents }: Listed, found: readonly Listed[]): boolean =>
  /\bso (?:that['’]?s )?(?:about )?[$£€]?$/iu.test(text.slice(0, from)) &&
  found.some((one) => one.from < from && one.cents < cents && cents % one.cents === 0);

const leastPaid = 0.4;
const nameAndSum = /^[\p{L} -]{3,30}\s[$£€]?\d[\d.,]*\s*$/u;
const isOneLine = (next: ReadSentence | undefined): next is ReadSentence =>
  next !== undefined && /^ /.test(next.text);

/** "Cement is 18 a tin. Patch sheet 32. A stitch machine is 900": between what they buy it is bought too. */
function isAmongBought(content: readonly ReadSentence[], at: number): boolean {
  const [before, one, next] = [content[at - 1], content[at], content[at + 1]];
  const isSpent = ({ roles }: ReadSentence, length: number): boolean =>
    (roles?.numbersOf(leastPaid, 'cost', 'monthly', 'buy', 'owned').length ?? 0) > 0 &&
    (roles?.number(0, length, 'price') ?? 0) < leastPaid;
  return (
    before !== undefined &&
    isOneLine(one) &&
    nameAndSum.test(one.text) &&
    isOneLine(next) &&
    [before, next].every((other) => isSpent(other, other.text.length))
  );
}

/** What they charge, think of charging or were offered, with the unit where it is said. */
export function readPrices(sentences: readonly ReadSentence[]): Fact<PriceFact>[] {
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const facts: Fact<PriceFact>[] = [];
  const isCard = content.filter(isCardLine).length >= 3;
  const isForeign = foreignTo(content);
  const within = pricesWithin(content);
  for (const [index, sentence] of content.entries()) {
    if (isAmongBought(content, index)) continue;
    if (!/[\d\u0660-\u0669]|hundred|forty|fifty|sixty|\b(?:dollars?|bucks|quid)\b/i.test(sentence.text))
      continue;
    const isLine = isCard && isCardLine(sentence);
    const terms = termSpans(sentence);
    const isTerm = ({ from, to }: { from: number; to: number }) =>
      terms.some((one) => one.from < to && one.to > from);
    const shaped = [
      ...within.filter(({ index }) => index === sentence.index),
      ...pricesElsewhere(sentence),
      ...(isLine ? priceOfLine(sentence) : packsIn(sentence))
        .filter((one) => mayBePrice(sentence, one, leastInList))
        .map((one) => ({ ...one, ...soldFor(sentence, one) })),
    ];
    const found = [...shaped, ...(isLine ? [] : likelyPrices(sentence, shaped))]
      .filter(
        (one) =>
          !isTerm(one) &&
          !isNotOwn(sentence, one) &&
          !isForeign(sentence, one) &&
          !isPaid(sentence.text, one) &&
          !isToBuy(sentence, one) &&
          !isOtherSum(sentence.text, one),
      )
      .filter((one, _, all) => !isTotal(sentence, one, all))
      .toSorted((one, other) => one.from - other.from);
    const named = found.map((one, at) =>
      withRowName(sentence, one, { before: found[at - 1], after: found[at + 1], count: found.length }),
    );
    named.forEach((_, at) => {
      facts.push(factOf(sentence, named, at));
    });
    if (facts.length >= mostPrices) return facts.slice(0, mostPrices);
  }
  return facts;
}
