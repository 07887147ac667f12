import { briefly } from './briefly.ts';
import { paysIn, termsIn } from './buyers/buyer-terms.ts';
import { leadIn, listIn, sendsClients } from './buyers/find-lead.ts';
import { ordersIn } from './buyers/find-orders.ts';
import { mergeMentions } from './buyers/merge-mentions.ts';
import { buyersIn, type NamedBuyer } from './buyers/name-buyers.ts';
import { volumesIn } from './buyers/read-volume.ts';
import type { BuyerFact, Fact, Volume } from './reading.ts';
import { clauseAround, factIn, hitsOf, isLedBy, type ReadSentence } from './text.ts';

/** "I want", "do I need", "to order": the person asks, and no buyer. */
const ownWish = /\b(?:i|we|to|dont|don[’']?t|never|not|would you|you|no)\s+(?:\w+\s+)?$/i;
/** What may not lie between the buyers and their asking. */
const apart = /\b(?:i|my|we|but|because|cos|so|then|if|when|says?|that|opens?|has|is|does|can)\b/i;
/** What may lie there: "I know", "who is self-publishing", "has 210 rentals", "and one". */
const aside =
  /\b(?:(?:that|who|whom)\s+)?(?:i|we)\s+(?:know|knew|met|worked (?:with|for)|work (?:with|for)|used to (?:work (?:for|with)|see|do|know))\b|\bwho (?:is|are|was|were|has|had)?\s?\S+|\b(?:has|have|with|got)\s+(?:about\s+)?(?:\d+|\p{L}+)\s+\p{L}+(?=\s|,|$)|\((?:[^)]{0,60})\)/giu;
const refused =
  /\b(?:no|not|never|don[’']?t|won[’']?t|will not|refuse|leave)\b[^.]{0,40}\b(?:orders|sell(?:ing)? to|teach(?:ing)? my|work(?:ing)? for|serve|alone|pay me|jobs? for)\b/i;

/** People whom the person will not or may not sell to: a limit, and no buyer. */
export const refusesBuyers = (text: string): boolean =>
  refused.test(text) && !/\bsaid no\b|\bno space\b|\bsay no\b/i.test(text);

const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text.trim()) ||
  /^\W*(?:do|does|can|should|what|which|how|who|is|are|will|would)\s+(?:i|it|the|a|my|we|id|i[’']d)\b/i.test(
    text,
  );
const isRefusal = (text: string): boolean =>
  /\bcan[’']?t do (?:it|that|them|those)\b|\bsaid no\b|\bsays no\b|\basked me to stop\b|\bi said no\b|\bdoesn[’']?t want\b|\bnot allow/i.test(
    text,
  );

/** Verbs of buying, asking and sending people that the word lists do not hold. */
const verbs =
  /\b(?:takes?|buys?|bought|orders?|pays?(?: me)?|rang|rings?|begs?|(?:(?:is|are) (?:very )?)?(?:keen|interested) (?:on|to|in|for)|(?:is|are) (?:very )?(?:keen|interested)|(?:has|have) (?:sent|given|ordered|booked|paid|used)(?: me)?|(?:hands?|gives?|passes?|put|puts) (?:out|on|me (?:in|on))|sends?(?: me)?|refers?|recommends?|(?:keeps?|has|have) my (?:number|card|name)|would|will|want|wants|need|needs|agreed|promised|(?:has|have) (?:about )?(?:\d+|\p{L}+) (?:\p{L}+ ){0,2}?(?:waiting|down|to do|to fix|that need))\b/giu;
/** Before these, the verb is the customer's own. */
const notTheirs =
  /\b(?:i|i[’']d|i[’']ll|id|ill|we|to|dont|don[’']?t|never|not|would you|you|no|it|that|this|which)\s+$/i;

const buysNow =
  /^(?:takes?|buys?|orders?|pays?(?: me)?|gets?|sends?(?: me)? (?=\d|(?:one|two|three|four|five|six|ten|twelve) )|gives? (?:me )?(?=\d|(?:one|two|three|four|five|six|ten|twelve) )|(?:has|have) (?:sent|given|ordered|booked|paid|used))/iu;
const promises =
  /^(?:would|will|[’']?ll|agreed|promised|(?:has |have )?offered|said (?:yes|ok|she|he|they|shed|hed|theyd|theyll|shell|hell)|told me (?:he|she|they|theyd|hed|shed))\b/i;
const noPromise = /^(?:would|will) (?:like|love|want|need|be (?:good|great|nice))/i;

interface Asking {
  from: number;
  to: number;
  text: string;
}

function askingsIn(sentence: ReadSentence): Asking[] {
  const { text } = sentence;
  const known = [...hitsOf(sentence, 'asked'), ...hitsOf(sentence, 'lead')]
    .filter((hit) => !isLedBy(sentence, hit, 'negation', 2))
    .map(({ from, to }) => ({ from, to }));
  const more = [...text.matchAll(verbs)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  return [...known, ...more]
    .filter(({ from }) => !notTheirs.test(text.slice(Math.max(0, from - 14), from)))
    .filter(({ from }) => !ownWish.test(text.slice(Math.max(0, from - 24), from)))
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .map(({ from, to }) => ({ from, to, text: text.slice(from, from + 60) }));
}

const joins =
  /^\s*(?:,|and|n|&|or|,? and)\s+(?:also\s+)?(?:an?\s+|the\s+|two\s+|three\s+|another\s+|\d+\s+)?$/iu;

/** Those who ask in the same breath: the last named before the verb, and those joined to them. */
function askersOf({ text }: ReadSentence, asking: Asking, named: readonly NamedBuyer[]): NamedBuyer[] {
  const before = named.filter(({ to }) => to <= asking.from);
  const isNear = (one: NamedBuyer): boolean => {
    const between = text.slice(one.to, asking.from).replaceAll(aside, ' ');
    return between.split(/\s+/).length <= 14 && !apart.test(between);
  };
  const last = before.findLastIndex(isNear);
  if (last < 0) return [];
  let first = last;
  const isObject = (index: number): boolean =>
    /\b(?:at|for|in|from|with|to|by|of)\s+(?:the\s+|an?\s+|my\s+)?$/i.test(
      text.slice(0, before[index]?.from ?? 0),
    );
  while (
    first > 0 &&
    !isObject(first - 1) &&
    joins.test(text.slice(before[first - 1]?.to ?? 0, before[first]?.from ?? 0))
  )
    first -= 1;
  return before.slice(first, last + 1);
}

const soldTo =
  /\b(?:i|we)\s+(?:already\s+|now\s+|also\s+)?(?<verb>do|did|sell|sold|supply|deliver|bake|make|made|clean|mow|teach|look after|cut|fix|[’']?ve (?:done|made|sold)|have (?:done|made|sold))\b(?:(?!\b(?:but|if|would|could|want)\b)[^.;]){0,50}\b(?:for|to|(?<=\bsell\b[^.;]{0,50})at)\s+(?:an?\s+|the\s+|my\s+)?(?:\d+\s+|\p{L}+\s+){0,2}?$/iu;
const keeps = /^(?:[’']s)?\s*\(?\s*(?=\d|three|two|four|five|six|ten|twelve)/i;

interface Found extends BuyerFact {
  at: number;
  end: number;
}

function stateOf(sentence: ReadSentence, asking: Asking, end: number): BuyerFact['when'] {
  const part = sentence.text.slice(asking.from, end);
  if (
    /\bused to\b|\byears ago\b|\bback in\b/i.test(clauseAround(sentence, asking.from).text.slice(0, 80)) &&
    !/\bnow\b/i.test(part)
  )
    return 'past';
  if (sendsClients(part) && !buysNow.test(asking.text)) return 'sends';
  const isUnsure = /\b(?:maybe|might|could|perhaps)\b/i.test(
    sentence.text.slice(Math.max(0, asking.from - 30), asking.from),
  );
  if (buysNow.test(asking.text) && !isUnsure) return 'now';
  if (promises.test(asking.text) && !noPromise.test(asking.text)) return 'promised';
  return 'waiting';
}

/** Those of a sentence who ask, buy, promise or pass people on. */
function buyersOf(sentence: ReadSentence): Found[] {
  const { text } = sentence;
  const named = buyersIn(sentence);
  if (named.length === 0) return [];
  const askings = askingsIn(sentence);
  const found: Found[] = [];
  const endOf = ({ to }: NamedBuyer): number => named.find((one) => one.from > to)?.from ?? text.length;
  const has = ({ from }: NamedBuyer): boolean => found.some(({ at }) => at === from);
  const add = (one: NamedBuyer, rest: Omit<Found, 'who' | 'count' | 'at'>) =>
    found.push({ who: one.who, ...(one.count !== undefined && { count: one.count }), ...rest, at: one.from });
  for (const asking of askings) {
    const askers = askersOf(sentence, asking, named);
    const last = askers.at(-1);
    if (!last) continue;
    const next = named.find(
      (one) =>
        one.from >= asking.to &&
        askings.some((other) => other.from > one.to && askersOf(sentence, other, named).includes(one)),
    );
    const end = next?.from ?? text.length;
    const terms = termsIn(sentence, last.to, asking.from, end);
    const when = stateOf(sentence, asking, end);
    for (const one of askers) if (!has(one)) add(one, { when, end, ...terms });
  }
  for (const one of named) {
    if (has(one)) continue;
    const before = text.slice(Math.max(0, one.from - 90), one.from);
    const sale = soldTo.exec(before);
    const isSold = sale !== null;
    const kept = keeps.test(text.slice(one.to)) ? volumesIn(text.slice(one.to, one.to + 40))[0] : undefined;
    const isKept =
      kept !== undefined &&
      !/^(?:hours?|hrs|horas|shifts?|nights?|days?)$/.test(kept.of ?? '') &&
      !/\b(?:job|after tax|work at)\b/i.test(text);
    if (!isSold && !isKept) continue;
    const start = isSold ? Math.max(0, one.from - 60) : one.to;
    const end = isSold ? text.length : endOf(one);
    if (isSold && /did|made|sold|done/i.test(sale.groups?.verb ?? '')) add(one, { when: 'past', end });
    else add(one, { when: 'now', end, ...termsIn(sentence, start, start, end) });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** "He suggested $220, and thinks twenty or so a year": more of the one just named. */
const goesOn =
  /^\W*(?:and\s+)?(?:he|she|they|theyd|theyll|he[’']d|she[’']d|they[’']d|between them|together|both|it[’']s)\b/i;

function addTerms(facts: Fact<BuyerFact>[], sentence: ReadSentence): void {
  const last = facts.at(-1);
  if (!last || last.at.field !== sentence.field || !goesOn.test(sentence.text)) return;
  const terms = termsIn(sentence, 0, 0, sentence.text.length);
  const { takes, pays } = last.value;
  if (takes?.isPool ?? takes === undefined) {
    if (terms.takes) last.value = { ...last.value, takes: terms.takes };
  }
  if (pays === undefined && terms.pays) last.value = { ...last.value, pays: terms.pays };
}

/** "Agent Gurpreet finds the bookings and he takes 20%": who keeps a part of each sale buys nothing. */
const keepsShare =
  /^[^.;,]{0,60}\b(?:takes?|keeps?|wants?|gets?|gives? me)\s+(?:about |around |another )?\d+\s?(?:%|per ?cent)/i;

/** Orders name more buyers than the words of asking do, and how many they take. */
function withOrders(sentence: ReadSentence, found: readonly Found[]): Found[] {
  const orders = ordersIn(sentence).map(({ value, at, named, end }): Found => {
    const pays = paysIn(sentence, named, end);
    return { ...value, ...(pays && { pays }), at, end };
  });
  const isSame = (one: Found, order: Found): boolean =>
    (one.at >= order.at - 1 && one.at <= order.at + order.who.length) ||
    (order.at >= one.at && order.at <= one.at + one.who.length);
  // "Two dance schools: …" is a heading; "2 group classes" is what the buyer of the order takes.
  const isPartOf = (one: Found): boolean =>
    orders.some(
      (order) =>
        !isSame(one, order) &&
        ((one.at > order.at && one.at < order.end) ||
          (one.at < order.at && /^\s*:/.test(sentence.text.slice(one.at + one.who.length)))),
    );
  // "Toenails and vet 1,100 a year" is a cost.
  const isCost = (one: Found): boolean =>
    hitsOf(sentence, 'cost-thing').some(({ from, to }) => from <= one.at && to >= one.at + one.who.length);
  const kept = found
    .filter((one) => !isPartOf(one) && !isCost(one) && !keepsShare.test(sentence.text.slice(one.at)))
    .map((one) => {
      const order = orders.find((other) => isSame(one, other));
      if (!order) return one;
      const isBetter =
        order.takes &&
        (order.takes.count !== 1 || order.takes.per === 'once') &&
        !(one.takes?.isPool ?? one.takes?.isEach);
      const takes = isBetter ? order.takes : (one.takes ?? order.takes);
      const pays = one.pays ?? order.pays;
      return {
        ...one,
        ...(order.when === 'past' && { when: 'past' as const }),
        ...(takes && { takes }),
        ...(pays && { pays }),
      };
    });
  const more = orders.filter((order) => !found.some((one) => isSame(one, order)));
  return [...kept, ...more].toSorted((one, other) => one.at - other.at);
}

const market =
  /\b(?:sell|selling|stall|table)\b[^.;]{0,30}\bat\s+(?:(?:the|a|our)\s+)?((?:\p{L}+\s+){0,2}markets?)\b/iu;
const eachTime = /\b(\d{1,4})\s+(?:\p{L}+\s+){0,2}?(?:each|every|a) (?:time|go|market|visit)\b/iu;

/** "I sell at the Sunday market once a month, about 40 bottles each time": what they sell there today. */
function marketIn({ text }: ReadSentence): { value: BuyerFact; at: number } | undefined {
  const found = market.exec(text);
  const each = eachTime.exec(text);
  const isWish = found && /\b(?:want|would|could|no|not|never|hate)\b/i.test(text.slice(0, found.index));
  if (!found || !each || isWish) return undefined;
  const per: Volume['per'] = /\b(?:once a month|monthly|each month|every month)\b/i.test(text)
    ? 'month'
    : /\b(?:fortnight|every second|every other)/i.test(text)
      ? 'fortnight'
      : 'week';
  return {
    value: {
      who: `customers at the ${found[1]?.trim()}`,
      when: 'now',
      takes: { count: Number(each[1]), per },
    },
    at: found.index,
  };
}

const mostBuyers = 12;

/** "Piano tuner in Launceston for" is cut off before its noun, and no name. */
const clipped = /\s(?:for|with|at|in|to|of|and|from|by)$/i;

/** People who asked, pay, used to or pass clients on. "Agents used to ring me" is the best sign that there is. */
export function readBuyers(sentences: readonly ReadSentence[]): Fact<BuyerFact>[] {
  const facts: Fact<BuyerFact>[] = [];
  for (const sentence of sentences) {
    const { text } = sentence;
    if (sentence.isSilent || sentence.field !== 'content') continue;
    if (isQuestion(text) || /\bfollow(?:ed|s)? me home\b/i.test(text) || isRefusal(text)) continue;
    const found = withOrders(sentence, buyersOf(sentence)).filter(
      ({ at, who }) => !refusesBuyers(clauseAround(sentence, at).text) && !clipped.test(who),
    );
    const listed =
      found.length > 0 ? undefined : (marketIn(sentence) ?? listIn(sentence) ?? leadIn(sentence));
    if (found.length === 0 && !listed) {
      addTerms(facts, sentence);
      continue;
    }
    const all: Found[] = listed ? [{ ...listed.value, at: listed.at, end: text.length }] : found;
    all.forEach(({ at, end: _, ...value }, index) => {
      const id = `buyer:${sentence.index}${index === 0 ? '' : `:${index}`}`;
      facts.push(factIn(sentence, { id, value, ...briefly(sentence, at) }));
    });
    if (facts.length >= mostBuyers) break;
  }
  return mergeMentions(facts).slice(0, mostBuyers);
}
