import { countWords } from '../count-words.ts';
import type { Contract } from '../firm-facts.ts';
import { likelySums } from '../read-amounts.ts';
import { type BuyerFact, type Fact, overlaps, type Span } from '../reading.ts';
import { clauseStart, hitsOf, type ReadSentence } from '../text.ts';
import { type ContractMoney, moneyIn, type Part } from './contract-money.ts';
import { isAgreed, termsIn } from './contract-terms.ts';
import { findMonths, lengthOf, type SaidMonths } from './find-months.ts';

/** Work for one buyer, with a total that can be worked out. */

const leastCents = 50_000;
const mostCents = 1_000_000_000;
const mostContracts = 8;
const mostFollowing = 3;
const yearOfMonths = 12;
const leastCost = 0.6;

/** They speak of the buyer of the sentence before. */
const goesOn =
  /^[\s"“]*(?:and |but )?(?:they|he|she|it|their|his|her|each|manager|the (?:first|price|job|work)|\d+ \p{L}+ (?:every|a|per|each)|pays?|paid|contract|labour)\b/iu;
const standing = /\b(?:contract|tender)\b/i;
/** A contract of a job, or a rule about customers of a boss. */
const ofJob =
  /\bmy (?:\p{L}+ )?contract\b|\brestraint\b|\bafter i leave\b|\bcontract (?:says?|claims?|as)\b/iu;
const refused =
  /\bno (?:way|thanks?|chance)\b|\b(?:i|we) (?:said no|turned|declined|won[’']?t|refused)\b|\bnah\b/i;
const past = /\blast (?:year|winter|summer|season|month|week)\b/i;
const leastRefused = 0.5;

interface Told {
  who: string;
  parts: Part[];
  text: string;
}

const placeOf = ({ text }: ReadSentence, who: string): number =>
  text.toLowerCase().indexOf(who.replace(/^your /, '').toLowerCase());

const countIsNext = new RegExp(String.raw`,\s*(?:\d+|${countWords})\s+$`, 'i');
/** A place is no second buyer, and "builder, 9 townhouses" and "a group, three shops" are one. */
const isOther = (text: string, at: number): boolean =>
  !/\b(?:at|in|of|for|to)\s+$/i.test(text.slice(0, at)) && !countIsNext.test(text.slice(0, at));

/** Each buyer of a sentence with the words up to the next one; what follows belongs to the last. */
function toldOf(
  sentences: readonly ReadSentence[],
  order: number,
  buyers: readonly Fact<BuyerFact>[],
): Told[] {
  const sentence = sentences[order] as ReadSentence;
  const named = buyers
    .filter(({ at }) => at.field === 'content' && at.from < sentence.to && at.to > sentence.from)
    .map(({ value }) => ({ value, at: placeOf(sentence, value.who) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .filter(({ at }, index) => index === 0 || isOther(sentence.text, at));
  return named.flatMap(({ value, at }, index) => {
    if ((value.count ?? 1) > 1 || value.when === 'past' || value.when === 'sends' || value.doubt) return [];
    const next = named[index + 1];
    const from = index === 0 ? 0 : clauseStart(sentence, at);
    const to = next ? Math.max(at + value.who.length, clauseStart(sentence, next.at)) : sentence.text.length;
    const parts: Part[] = [{ sentence, from, to }];
    for (let after = order + 1; !next && after <= order + mostFollowing; after += 1) {
      const more = sentences[after];
      if (!more || !goesOn.test(more.text)) break;
      parts.push({ sentence: more, from: 0, to: more.text.length });
    }
    return [
      {
        who: value.who,
        parts,
        text: parts.map((one) => one.sentence.text.slice(one.from, one.to)).join('. '),
      },
    ];
  });
}

/** "Builder" at the start of a clause is a builder, and "9 townhouses at Cameron Park" say where. */
function nameOf({ who, parts: [first], text }: Told): string {
  const isNoun =
    first &&
    hitsOf(first.sentence, 'buyer').some((hit) => first.sentence.text.slice(hit.from, hit.to) === who);
  const name = isNoun ? who.toLowerCase() : who;
  const place = / (?:at|in|on|near) \p{Lu}/u.test(name)
    ? undefined
    : /\d+ \p{L}+( (?:at|in) (?:\p{Lu}[\p{L}’'-]+ ?){1,3})/u.exec(text)?.[1];
  return place ? `${name}${place.trimEnd()}` : name;
}

const asked =
  /\b(?:wants?|needs?|asks? (?:for|me for)|offers?)\s+(?:me (?:for|to do)\s+)?(?!me\b|the same)(\p{L}[^,.;:$£€\d]{2,40}?)(?=\s*(?:[,.;:]|$)|\s+(?:at|for|from|before|by|every|each)\b)/iu;
/** Behind the thing, these words say where, when and how. */
const behindThing =
  /\s(?:at|in|from|before|by|over|for|every|each|an?|once|while|done|with|if)\s.*$|\sand (?:wants?|needs?|it|they)\b.*$|\s\p{L}+ing$/iu;

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
            .trim();
    return (more && more.length <= 40 ? more : `${counted} ${of}`).toLowerCase();
  }
  if (/\btender\b/i.test(text)) return 'tender';
  return asked.exec(text)?.[1]?.trim().toLowerCase() ?? 'work';
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

function contractOf(told: Told, today: number): Contract | undefined {
  const { text, parts } = told;
  if (ofJob.test(text) || refused.test(text) || past.test(text)) return undefined;
  const months = findMonths(text, today);
  const terms = termsIn(text, today);
  const isStanding = standing.test(text) || terms.quoteDue !== undefined;
  const money = isStanding || months.to || months.isFirst ? moneyIn(parts) : undefined;
  if (!money || (money.perMonthCents !== undefined && !isStanding && !months.to)) return undefined;
  const cents = totalOf(money, months, isStanding);
  if (cents === undefined || cents < leastCents || cents > mostCents) return undefined;
  const [first] = parts;
  const costs = first ? likelySums(first.sentence, leastCost, 'cost') : [];
  const { count, eachCents, perMonthCents } = money;
  return {
    who: nameOf(told),
    what: whatOf(told, money),
    cents,
    ...(count !== undefined && { count }),
    ...(eachCents !== undefined && { eachCents }),
    ...(months.from && { from: months.from }),
    ...(months.to && { to: months.to }),
    ...(perMonthCents !== undefined && { perMonthCents }),
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
      const last = one.parts.at(-1);
      if (!first || !last) continue;
      const { from, to, sentence } = first;
      if ((sentence.roles?.statesOf(from, to).refused ?? 0) >= leastRefused) continue;
      const value = contractOf(one, today);
      const at: Span = { field: 'content', from: sentence.from + from, to: last.sentence.from + last.to };
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
