import type { Contract, Goods } from '../firm-facts.ts';
import { likelySums } from '../read-amounts.ts';
import { type BuyerFact, type Fact, overlaps, type Span } from '../reading.ts';
import type { ReadSentence } from '../text.ts';
import { type ContractMoney, goodsIn, moneyIn } from './contract-money.ts';
import { isAgreed, paidIn, termsIn } from './contract-terms.ts';
import { eventIn } from './event-head.ts';
import { findMonths, lengthOf, type SaidMonths } from './find-months.ts';
import { daysOfOrder, type OrderDays, timeOfOrder } from './said-days.ts';
import { nameOf, type Told, toldOf } from './told.ts';

/** Work for one buyer, with a total that can be worked out. */

const leastCents = 50_000;
/** An order for a day may be small. */
const leastDatedCents = 1_000;
const leastVisitCents = 10_000;
const mostCents = 1_000_000_000;
const mostContracts = 8;
const yearOfMonths = 12;
const leastCost = 0.6;

const standing = /\b(?:contract|tender)\b/i;
/** A contract of a job, or a rule about customers of a boss. */
const ofJob =
  /\bmy (?:\p{L}+ )?contract\b|\brestraint\b|\bafter i leave\b|\bcontract (?:says?|claims?|as)\b/iu;
const refused =
  /\bno (?:way|thanks?|chance)\b|\b(?:i|we) (?:said no|turned|declined|won[’']?t|refused)\b|\bnah\b/i;
const past = /\blast (?:year|winter|summer|season|month|week)\b/i;
const leastRefused = 0.5;

const asked =
  /\b(?:wants?|needs?|asks? (?:for|me for)|offers?)\s+(?:me (?:for|to do)\s+)?(?!me\b|the same|that\b|it\b|them\b|something\b)(\p{L}[^,.;:$£€\d]{2,40}?)(?=\s*(?:[,.;:]|$)|\s+(?:at|for|from|before|by|every|each)\b)/iu;
/** Behind the thing, these words say where, when and how. */
const behindThing =
  /\s(?:at|in|from|before|by|over|for|every|each|an?|once|while|done|with|if)\s.*$|\sand (?:wants?|needs?|it|they)\b.*$|\s\p{L}+ing$/iu;

/** They want to see it in writing: that is no work. */
const isPaper = /\b(?:quotes?|written|writing|prices?|pricing|something|figures?|numbers?|estimate)\b/;

function whatOf({ parts: [first] }: Told, { counted, of, per }: ContractMoney): string {
  const text = first ? first.sentence.text.slice(first.from, first.to) : '';
  if (counted !== undefined && of && per) return `${counted} ${of.toLowerCase()} a ${per}`;
  if (counted !== undefined && of) {
    const from = text.search(
      new RegExp(String.raw`\b${counted} ${of.replaceAll(/[^\p{L}\d ]/gu, '.')}\b`, 'iu'),
    );
    const more =
      from < 0
        ? ''
        : text
            .slice(from)
            .replace(/[,.;:$£€].*$/s, '')
            .replace(behindThing, '')
            .replace(/[^\p{L}\p{N})]+$/u, '')
            .trim();
    return (more && more.length <= 40 ? more : `${counted} ${of}`).toLowerCase();
  }
  if (/\btender\b/i.test(text)) return 'tender';
  const named = asked.exec(text)?.[1]?.trim().toLowerCase();
  return eventIn(text) ?? (named && !isPaper.test(named) ? named : 'work');
}

/** "check day, 25 cars", "10 aprons and 6 muffs" */
function namedWork(
  told: Told,
  { money, goods, isMany }: { money: ContractMoney | undefined; goods: readonly Goods[]; isMany: boolean },
): string {
  const what =
    isMany || (money?.cents !== undefined && money.of === undefined && goods.length > 0)
      ? goodsWords(goods)
      : whatOf(told, money ?? {});
  const event = /^\d/.test(what) ? eventIn(told.text) : undefined;
  return event === undefined || told.who.toLowerCase().includes(event) ? what : `${event}, ${what}`;
}

/** All that the buyer pays, where the months and the sums give it. */
function totalOf(
  money: ContractMoney,
  { from, to, length }: SaidMonths,
  isStanding: boolean,
): number | undefined {
  if (money.perMonthCents === undefined) return money.cents;
  const months = length ?? (from && to ? lengthOf(from, to) : undefined);
  if (months !== undefined && months > 1) return money.perMonthCents * months;
  return isStanding ? money.perMonthCents * yearOfMonths : undefined;
}

/** "400 blocks a week, from 1 May" goes on from there. */
const fromDay = /\bfrom (?:the )?\d{1,2}(?:st|nd|rd|th)? \p{L}{3,}(?! to\b)/iu;

/** "10 aprons and 6 muffs" */
const goodsWords = (goods: readonly Goods[]): string =>
  goods
    .map(
      ({ count, high, of }) =>
        `${count.toLocaleString('en-AU')}${high === undefined ? '' : ` to ${high}`} ${of}`,
    )
    .join(' and ');

interface Dated {
  days: OrderDays;
  months: SaidMonths;
  isDated: boolean;
}

/** The days win over the months: an order for the 13th of March is in March. */
function datesOf(text: string, today: number): Dated {
  const said = findMonths(text, today);
  const days = daysOfOrder(text, today);
  const [first, last] = [days.on[0] ?? days.by, days.on.at(-1) ?? days.by];
  const isDated = first !== undefined && last !== undefined;
  const isLong = said.from !== undefined && said.to !== undefined && said.from !== said.to;
  if (!isDated || isLong || said.isFirst) return { days, months: said, isDated };
  return {
    days,
    isDated,
    months: {
      from: first.slice(0, 7),
      to: last.slice(0, 7),
      length: lengthOf(first.slice(0, 7), last.slice(0, 7)),
    },
  };
}

/** It says that they want it, or what and how many. */
const isOrder = ({ isHoped, text }: Told, goods: readonly Goods[]): boolean =>
  !isHoped || goods.length > 0 || eventIn(text) !== undefined;

function moneyOf(
  { parts, text }: Told,
  { months, isDated }: Dated,
  isStanding: boolean,
): ContractMoney | undefined {
  const isFromDay = !isStanding && !isDated && !months.isFirst && fromDay.test(text);
  const money =
    isStanding || isDated || isFromDay || months.to || months.isFirst ? moneyIn(parts, isDated) : undefined;
  const isMonthly = money?.perMonthCents !== undefined;
  if (isFromDay && !isMonthly && !months.to) return undefined;
  return isMonthly && !isStanding && !isFromDay && (!months.to || isDated) ? undefined : money;
}

function contractOf(told: Told, today: number): Contract | undefined {
  const { text, parts } = told;
  if (ofJob.test(text) || refused.test(text) || past.test(text)) return undefined;
  const dated = datesOf(text, today);
  const { days, months, isDated } = dated;
  const terms = termsIn(text, today);
  const isStanding = standing.test(text) || (terms.quoteDue !== undefined && !isDated);
  const goods = isDated || terms.quoteDue !== undefined ? goodsIn(parts) : [];
  // Each of several things has its own price.
  const money = goods.length > 1 ? undefined : moneyOf(told, dated, isStanding);
  const goesOnFrom = isStanding || (months.from !== undefined && months.to === undefined);
  const cents = money && totalOf(money, months, goesOnFrom);
  const least = isDated ? leastDatedCents : money?.perMonthCents ? leastVisitCents : leastCents;
  const isPriced = cents !== undefined && cents >= least && cents <= mostCents;
  if (!isPriced && !((isDated || terms.quoteDue !== undefined) && isOrder(told, goods))) return undefined;
  const [first] = parts;
  const costs = first && !isDated ? likelySums(first.sentence, leastCost, 'cost') : [];
  const { count, eachCents, perMonthCents } = money ?? {};
  const isMany = !isPriced && goods.length > 0;
  const [at, paidCents] = [days.on.length > 0 ? timeOfOrder(text) : undefined, paidIn(text)];
  return {
    who: nameOf(told),
    what: namedWork(told, { money, goods, isMany }),
    ...(isPriced && { cents }),
    ...(isPriced && count !== undefined && { count }),
    ...(isPriced && eachCents !== undefined && { eachCents }),
    ...(months.from && { from: months.from }),
    ...(months.to && { to: months.to }),
    ...(isPriced && perMonthCents !== undefined && { perMonthCents }),
    ...(days.on.length > 0 && { on: days.on }),
    ...(days.maybe.length > 0 && { maybeOn: days.maybe }),
    ...(days.isRange && { isRange: true as const }),
    ...(at !== undefined && { at }),
    ...(days.by !== undefined && days.on.length === 0 && { by: days.by }),
    ...(days.sampleBy !== undefined && { sampleBy: days.sampleBy }),
    ...(isMany && { goods }),
    ...(paidCents !== undefined && { paidCents }),
    isSure: isAgreed(text, terms),
    ...terms,
    ...(costs.length === 1 && costs[0] && { costCents: costs[0].cents }),
  };
}

/** The contracts and tenders of the story. */
export function readContracts(
  sentences: readonly ReadSentence[],
  { buyers, today }: { buyers: readonly Fact<BuyerFact>[]; today: number },
): Fact<Contract>[] {
  const told = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const facts: Fact<Contract>[] = [];
  for (const order of told.keys())
    for (const one of toldOf(told, order, buyers)) {
      const [first] = one.parts;
      if (!first) continue;
      const { from, to, sentence } = first;
      if ((sentence.roles?.statesOf(from, to).refused ?? 0) >= leastRefused) continue;
      const value = contractOf(one, today);
      const places = one.parts.map((part) => [part.sentence.from + part.from, part.sentence.from + part.to]);
      const at: Span = { field: 'content', from: Math.min(...places.flat()), to: Math.max(...places.flat()) };
      if (!value || facts.some((fact) => overlaps(fact.at, at))) continue;
      facts.push({
        id: `contract:${sentence.index}:${from}`,
        value,
        words: one.text.trim(),
        at,
        certainty: 'stated',
      });
    }
  return facts.slice(0, mostContracts);
}

/** A price, a buyer or a purchase in the words of a contract is the contract's. */
export const isOfContract = ({ at }: Fact<unknown>, contracts: readonly Fact<Contract>[]): boolean =>
  contracts.some(
    ({ at: whole }) => at.field === whole.field && at.from >= whole.from - 2 && at.to <= whole.to + 2,
  );
