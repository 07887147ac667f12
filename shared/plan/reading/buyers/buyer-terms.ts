import { likelyPrices } from '../prices/likely-prices.ts';
import { amountsOf } from '../read-amounts.ts';
import type { BuyerFact } from '../reading.ts';
import type { RoleSpan } from '../roles/weights.ts';
import type { ReadSentence } from '../text.ts';
import { volumeAt } from './read-volume.ts';

const leastLikely = 0.4;

/** A grant that they have, the rent of a chair, the fee of a stall: no price of the customer. */
const otherMoney = {
  lead: /\b(?:rents? (?:\p{L}+ ){0,2}(?:chair|room|space|bench|spot|table)|stall|site|fee|grant|bond|owes?|quoted)\b[^.;$£€\d]{0,45}[$£€]?$/iu,
  behind: /^\s*(?:dollars? )?(?:grant|bond|deposit|fee|rent|prize)\b/i,
};
const isOtherMoney = (text: string, { from, to }: { from: number; to: number }): boolean =>
  otherMoney.lead.test(text.slice(0, from)) || otherMoney.behind.test(text.slice(to));
/** "Alf, ninety-one" has an age. */
const hasSign = /\d|[$£€]|\b(?:dollars?|bucks|quid|grand|hundred|thousand)\b/iu;

const ofAll =
  /^(?!\s*(?:dollars? )?(?:each|ea|an?)\b)[^.;,]{0,12}\b(?:all up|in total|altogether|in all|the lot|for (?:the|it) (?:lot|all))\b/i;
const ofEach = /^\s*(?:dollars? )?(?:each|ea|apiece|a (?:piece|time)|fixed each)\b/i;

/** "for $18 a kilo" behind a buyer is what they pay, even where the words say little. */
function signedIn(sentence: ReadSentence, from: number, to: number): BuyerFact['pays'] {
  const one = amountsOf(sentence).find(
    (sum) =>
      sum.from >= from &&
      sum.from < to &&
      /^[$£€]/.test(sentence.text.slice(sum.from)) &&
      /\b(?:at|for|pays?|paying)\s+(?:me\s+)?$/i.test(sentence.text.slice(0, sum.from)) &&
      !isOtherMoney(sentence.text, sum) &&
      (sum.per === undefined || sum.per === 'hour' || sum.per === 'item') &&
      (sentence.roles?.number(sum.from, sum.to, 'price') ?? 0) >= 0.15,
  );
  if (!one) return undefined;
  const unit = one.item === 'each' ? undefined : one.item;
  const isEach = one.item === 'each' || ofEach.test(sentence.text.slice(one.to));
  return { cents: one.cents, ...(unit && { unit }), ...(isEach && { isEach: true as const }) };
}

/** "and would pay eight dollars each", "at $9", "he pay 95": what this buyer gives for one. */
function paysIn(sentence: ReadSentence, from: number, to: number): BuyerFact['pays'] {
  const price = likelyPrices(sentence, []).find(
    (one) =>
      one.from >= from &&
      one.from < to &&
      one.cents >= 50 &&
      one.cents < 1_000_000 &&
      hasSign.test(sentence.text.slice(one.from, one.to + 8)) &&
      !isOtherMoney(sentence.text, one) &&
      !/^(?:week|month|year)$/.test(one.unit ?? ''),
  );
  if (!price) return signedIn(sentence, from, to);
  const behind = sentence.text.slice(price.to);
  const isPart = /^\s*(?:towards?|of (?:it|each))\b/i.test(sentence.text.slice(price.to, to));
  const { cents, unit } = price;
  const isEach =
    (unit === 'each' || ofEach.test(behind) || /\beach$/i.test(sentence.text.slice(price.from, price.to))) &&
    (true as const);
  return {
    cents,
    ...(unit && unit !== 'each' && { unit }),
    ...(isPart && { isPart }),
    ...(isEach ? { isEach } : ofAll.test(behind) && { isAll: true as const }),
  };
}

/** "rehomes 20 dogs a month and wants a visit": what they handle, and no order. */
const handles = /\b(?:rehomes?|sees?|treats?|handles?|manages?|looks? after)\s+(?:about |around |some )?$/i;

/** "takes a dozen" is an order even where the words around it say little. */
const ordered = /\b(?:takes?|wants?|buys?|orders?|needs?|keen on|asked for)\s+(?:about\s+)?(?:a\s+)?$/i;

/** What they take and pay, in the words of a sentence that speak of them. */
export function termsIn(
  sentence: ReadSentence,
  { from, to, span }: { from: number; to: number; span?: RoleSpan | undefined },
): Pick<BuyerFact, 'takes' | 'pays'> {
  const pays = paysIn(sentence, from, to);
  const isHandled = (start: number): boolean => handles.test(sentence.text.slice(from, start));
  const linked = ((span && sentence.roles?.groupOf(span)) || [])
    .filter(({ role }) => role === 'volume')
    .map((one) => ({ from: one.from - sentence.from, to: one.to - sentence.from }))
    .filter((one) => one.from >= 0 && one.to <= sentence.text.length);
  const nearby = (sentence.roles?.numbersOf(0, 'volume') ?? []).filter(
    (one) =>
      one.from >= from &&
      one.to <= to &&
      !/^[$£€]/.test(sentence.text.slice(one.from)) &&
      (isHandled(one.from) ||
        ordered.test(sentence.text.slice(from, one.from)) ||
        (sentence.roles?.number(one.from, one.to, 'volume') ?? 0) >= leastLikely),
  );
  const orders = (linked.length > 0 ? linked : nearby).flatMap((one) => {
    const start =
      /\ba $/i.test(sentence.text.slice(0, one.from)) &&
      /^(?:dozen|couple|hundred)/i.test(sentence.text.slice(one.from))
        ? one.from - 2
        : one.from;
    const order = volumeAt(
      sentence.text.slice(0, Math.max(to, one.to + (linked.length > 0 ? 40 : 0))),
      start,
    );
    // "the planner has 14 weddings": what they have, and no order.
    const isTheirs =
      order?.per === 'once' &&
      /\b(?:has|have|with|had|runs?)\s+(?:about |around )?$/i.test(sentence.text.slice(0, start));
    return order && !isTheirs ? [{ ...order, from: start }] : [];
  });
  const order = orders.find(({ per }) => per !== 'once') ?? orders[0];
  if (!order) return pays ? { pays } : {};
  const { from: start, to: _to, ...takes } = order;
  const isPool = isHandled(start);
  return { takes: { ...takes, ...(isPool && { isPool: true as const }) }, ...(pays && { pays }) };
}
