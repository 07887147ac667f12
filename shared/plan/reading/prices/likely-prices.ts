import { countWords } from '../count-words.ts';
import { amountsOf, type LikelySum, likelySums } from '../read-amounts.ts';
import type { RoleSpan } from '../roles/weights.ts';
import { clauseAround, type ReadSentence } from '../text.ts';
import type { Listed } from './list-prices.ts';
import { isCountOfThings, isNamedPrice, isOwnAsked } from './not-own-price.ts';
import { isKind, unitOf } from './price-unit.ts';
import { rowName } from './row-name.ts';
import { itemOf } from './subject-item.ts';

/** Below this the words around a number say that it is none of the customer's prices. */
const leastLikely = 0.4;
/** In the shape of a pack, so much is enough. */
export const leastInList = 0.2;
const leastCents = 20;
const mostCents = 2_000_000;

export const mayBePrice = (
  { roles }: ReadSentence,
  { from, to }: { from: number; to: number },
  least = leastLikely,
): boolean => roles?.numbersOf(least, 'price').some((one) => one.from < to && one.to > from) ?? false;

/** "6 tubs a week but only at $7.50" is $7.50 a tub, and "12 pots at $9 and for me to swap them every month" is no price of a month. */
const isOften = (
  unit: string | undefined,
  text: string,
  { from, to }: { from: number; to: number },
): boolean =>
  /^(?:week|fortnight|month)$/.test(unit ?? '') &&
  !byPeriod.test(text.slice(from, to + 30).replace(/^\D*[\d.,]+/, '')) &&
  (counted.test(text.slice(0, from)) || !periodBefore.test(text.slice(Math.max(0, from - 30), from)));
const counted = new RegExp(
  String.raw`(?:\d|\b(?:${countWords}))[^.;]{0,40} (?:an?|per|each|every) (?:week|fortnight|month)\b`,
  'i',
);
const byPeriod =
  /^[^.;,\d]{0,20}(?:\b(?:an?|per|each|every|the|one)|\/)\s*(?:week|wk|fortnight|month|mth)|^[^.;,\d]{0,12}\b(?:weekly|fortnightly|monthly|pw)\b/i;
const periodBefore = /\b(?:week|weekly|fortnight|fortnightly|month|monthly)\b/i;
const byHour = /^by (?:the )?(hour|day)$/i;
const toHigher = /^\s*(?:-|–|to|or)\s*[$£€]?$/iu;

const fullNames: Readonly<Record<string, string>> = {
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  wk: 'week',
  mth: 'month',
  nite: 'night',
  sqm: 'square metre',
  m2: 'square metre',
  ea: 'each',
};
const plain = (words: string): string =>
  tidy(words)
    .split(' ')
    .map((word) => fullNames[word] ?? word)
    .join(' ');
const tidy = (words: string): string =>
  words
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:(?:an?|per|each|the|for|every|one|\/)\s+)+|^\/\s*|[\s.,;:]+$/giu, '')
    .toLowerCase();

/** What is sold for a price, by the stretches that belong to it. */
export interface SoldFor {
  /** "normal block front and back" */
  item?: string;
  unit?: string;
}

const isPiece = /^(?:on|and|or|with|of|in|from|for|at|an?|the|once|fixed|flat|mins|minutes|hours?)\b/i;
const toPrice = /^\s*(?:for |is |at |would be )?[$£€]?$/i;

/** "Average $92 (oodles 115)": the thing right in front of a price is of that price, unless one is right behind it. */
function thingOf(
  { roles, text }: ReadSentence,
  price: RoleSpan,
  nearest: RoleSpan | undefined,
): RoleSpan | undefined {
  if (!nearest) return undefined;
  const things = roles?.spansOf('sells') ?? [];
  const isBehind = things.some(
    ({ from }) => from >= price.to && /^\s*(?:for |an? )?$/i.test(text.slice(price.to, from)),
  );
  const before = things.find(
    (thing) =>
      thing.to <= price.from && toPrice.test(text.slice(thing.to, price.from)) && !isPiece.test(thing.words),
  );
  return (isBehind ? undefined : before) ?? nearest;
}

/** A stretch of the whole answer, with its places in this sentence. */
const within = ({ from: start, text }: ReadSentence, span: RoleSpan): RoleSpan => {
  const [from, to] = [span.from - start, span.to - start];
  const isCut = from < text.length && to > 0 && (from < 0 || to > text.length);
  return { ...span, from, to, ...(isCut && { words: text.slice(Math.max(0, from), to).trim() }) };
};

const noItem = /^(?:to \d.*|[\d\W]*|(?:and|or|only|after|minutes|hours|two|three|four|or more))$/i;
/** "$380 up to 4 hours" is a price of all these hours. */
const isUpTo = /^[$£€]?\s?[\d.,]+\s*(?:dollars?|bucks)?\s*(?:for )?up to \d/iu;

/** "$75 for 45 minutes" is the price of a visit, unless others are by the hour. */
const isLength = / minutes$/;

/** "Kitchen set $340 fixed, commercial $85 a sheet": the unit of another sum. */
const isOfNext = (text: string, to: number, unit: RoleSpan): boolean =>
  unit.from > to && /,[^,]*\d/.test(text.slice(to, unit.from));

/** The thing and the unit that belong to the price at a place. */
export function soldFor(sentence: ReadSentence, place: { from: number; to: number }): SoldFor {
  const { roles, text } = sentence;
  const price = roles?.spansOf('price').find(({ from, to }) => from < place.to && to > place.from);
  if (!(roles && price)) return {};
  const group = roles.groupOf(price).map((span) => within(sentence, span));
  const nearest = (role: RoleSpan['role']): RoleSpan | undefined =>
    group
      .filter((span) => span.role === role && span.from < text.length)
      .toSorted((one, other) => Math.abs(one.from - price.from) - Math.abs(other.from - price.from))[0];
  const item = thingOf(sentence, price, nearest('sells'))
    ?.words.replaceAll(/\s+/g, ' ')
    .replace(/^(?:an?|the)\s+|\s+(?:or|and|for|with)$|\s+it['’]s$/gi, '')
    .replace(/[\s,(]+$/, '')
    .trim();
  const unit = nearest('unit');
  const isNear =
    unit !== undefined &&
    Math.abs(unit.from - price.from) < 60 &&
    !isOfNext(text, price.to, unit) &&
    !/^(?:an?|the|one|only|per|each|every)$/i.test(unit.words);
  // "Labour 85/hr" in a list of metres is of an hour.
  const isBehind = isNear && unit.from >= price.to && unit.from - price.to < 12;
  const direct = isBehind ? undefined : unitOf(text.slice(price.to));
  const isThing = item !== undefined && !noItem.test(item);
  const named =
    direct && (!isLength.test(direct) || (isNear && !isThing))
      ? direct
      : isNear
        ? plain(unit.words)
        : undefined;
  return {
    ...(isThing && { item }),
    ...(named && !isUpTo.test(text.slice(place.from)) && { unit: plain(named) }),
  };
}

const sums = ['price', 'cost', 'monthly', 'rival', 'otherprice', 'buy'] as const;

/** In a list the row names the thing, unless it is named behind the sum. */
export function withRowName(
  sentence: ReadSentence,
  found: Listed,
  { before, after, count }: { before: Listed | undefined; after: Listed | undefined; count: number },
): Listed {
  const { text, roles } = sentence;
  if (!roles || found.pack !== undefined) return found;
  const start = Math.max(
    before?.to ?? 0,
    ...roles.numbersOf(leastLikely, ...sums).flatMap(({ to }) => (to <= found.from ? [to] : [])),
  );
  const name = rowName(text, found.from, start);
  if (name === undefined) {
    const { item, ...rest } = found;
    // "Average $92 (oodles 115)"
    const toNext = text.slice(found.to, after?.from).replace(/\s*[$£€]?$/u, '');
    const isOfNext =
      after !== undefined && item !== undefined && /[(,;]/.test(toNext) && toNext.endsWith(item);
    return isOfNext ? rest : found;
  }
  const [lead, row] = [text.slice(start, found.from).toLowerCase(), name.toLowerCase()];
  const item = found.item?.toLowerCase();
  const isOfRow = item !== undefined && lead.includes(item);
  const isBehind = item !== undefined && !isOfRow && text.toLowerCase().includes(item, found.to);
  // "Freezer packs, about 90 a week" are freezer packs, and "9 school talks" are school talks.
  const isSaid =
    isOfRow &&
    (!row.includes(item) ||
      row.startsWith(`${item},`) ||
      (/^\d+ $/.test(row.replace(item, '')) && item.endsWith('s')));
  if (isBehind || isSaid) return found;
  const isWork = isSold(sentence, name.split(',')[0] ?? name, found.from);
  return isWork || (count >= 3 && !name.includes(',')) ? { ...found, item: name } : found;
}

const leastSold = 0.3;

/** The words next to a sum are what is sold, and no piece of a sentence. */
export function isSold({ roles, text }: ReadSentence, name: string, at: number): boolean {
  if (!roles) return true;
  const before = text.lastIndexOf(name, at);
  const from = before >= 0 ? before : text.indexOf(name, at);
  return from >= 0 && roles.words(from, from + name.length, 'sells', 'main', 'unit') >= leastSold;
}

const surely = 0.6;

/** What is likely a price, and what they say that they ask. */
function sumsOf(sentence: ReadSentence): LikelySum[] {
  const { text, roles } = sentence;
  const likely = likelySums(sentence, leastLikely, 'price').filter(
    (one) => (roles?.number(one.from, one.to, 'price') ?? 0) >= surely || !isCountOfThings(text, one),
  );
  const asked = [
    ...amountsOf(sentence).filter((one) => one.strength > 2 && isOwnAsked(text, one)),
    ...likelySums(sentence, 0, 'price').filter((one) => isNamedPrice(text, one)),
  ].filter((one) => !likely.some(({ from, to }) => from < one.to && to > one.from));
  return [...likely, ...asked].toSorted((one, other) => one.from - other.from);
}

/** Numbers that are the customer's prices by the words around them, in the order of the sentence. */
export function likelyPrices(
  sentence: ReadSentence,
  taken: readonly { from: number; to: number }[],
): Listed[] {
  const { text } = sentence;
  const found: Listed[] = [];
  for (const { cents, high, per, item, from, to } of sumsOf(sentence)) {
    const last = found.at(-1);
    if (taken.some((one) => one.from < to && one.to > from)) continue;
    if (cents < leastCents || cents > mostCents) continue;
    const linked = soldFor(sentence, { from, to });
    const byTime = byHour.exec(linked.item ?? '')?.[1]?.toLowerCase();
    const named = byTime ? undefined : itemOf(text.slice(0, from), linked.item);
    const unitSaid = isOften(linked.unit, text, { from, to }) ? undefined : (linked.unit ?? byTime);
    const sold: SoldFor = { ...(named && { item: named }), ...(unitSaid && { unit: unitSaid }) };
    const isPeriod =
      (per === 'hour' || per === 'day' || per === 'week' || per === 'month') &&
      !isOften(per, text, { from, to });
    const behind = unitOf(text.slice(to)) ?? (item && !isKind(item) ? item : isPeriod ? per : undefined);
    const said = sold.unit ?? (behind && !isLength.test(behind) ? plain(behind) : undefined);
    const unit = isUpTo.test(text.slice(from)) ? undefined : said;
    // "$95 an hour or 280 a hectare" are two prices.
    const isOther = last?.unit !== undefined && unit !== undefined && unit !== last.unit;
    if (last && !isOther && toHigher.test(text.slice(last.to, from)) && cents > last.cents) {
      last.highCents = cents;
      last.to = to;
      continue;
    }
    found.push({
      cents,
      ...(high > cents && { highCents: high }),
      ...(unit && { unit }),
      ...(sold.item && { item: sold.item }),
      clause: clauseAround(sentence, from),
      from,
      to,
    });
  }
  return [...nextTo(sentence, found, taken), ...found];
}

/** "4.50 a comb 2.80 a cutter": a sum of the same shape right before a price is a price too. */
function nextTo(
  sentence: ReadSentence,
  found: readonly Listed[],
  taken: readonly { from: number; to: number }[],
): Listed[] {
  const { text, roles } = sentence;
  return found.flatMap((price) => {
    const shape = sameShape.exec(text.slice(0, price.from));
    if (!shape?.groups || !/^\s+(?:an?|per)\s/i.test(text.slice(price.to))) return [];
    const { sum = '', unit = '' } = shape.groups;
    const from = shape.index;
    const to = from + sum.length;
    const isOther =
      [...taken, ...found].some((one) => one.from < to && one.to > from) ||
      (roles?.number(from, to, 'cost', 'monthly', 'rival', 'wage', 'buy', 'owned', 'minutes', 'hours') ?? 0) >
        0.5;
    const cents = Math.round(Number(sum.replace('$', '')) * 100);
    if (isOther || cents < leastCents) return [];
    return [{ cents, unit: unit.toLowerCase(), clause: clauseAround(sentence, from), from, to }];
  });
}
const sameShape =
  /(?<![\d.,])(?<sum>\$?\d{1,4}(?:\.\d{1,2})?)\s+(?:an?|per)\s+(?<unit>\p{L}{3,})\s*(?:,|and|n)?\s*$/iu;
