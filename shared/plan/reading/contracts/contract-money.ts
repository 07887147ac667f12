import { volumeAt } from '../buyers/read-volume.ts';
import { countIn, countWords } from '../count-words.ts';
import type { Goods } from '../firm-facts.ts';
import { amountsOf, likelySums } from '../read-amounts.ts';
import type { ReadSentence } from '../text.ts';

/** What one buyer pays for the work: for each of so many, by the month, or for all of it. */
export interface ContractMoney {
  /** Of all of the work, where it is not by the month. */
  count?: number;
  /** As they count it, also by the week: 40 of "40 mains a fortnight". */
  counted?: number;
  /** "townhouses" */
  of?: string;
  per?: string;
  eachCents?: number;
  /** So many each month, or so much money each month. */
  perMonthCents?: number;
  /** The whole sum, where it is not paid by the month. */
  cents?: number;
}

type Visits = keyof typeof perMonthOf;

/** A part of a sentence. */
export interface Part {
  sentence: ReadSentence;
  from: number;
  to: number;
}

interface Sum {
  cents: number;
  per?: string | undefined;
  item?: string | undefined;
  from: number;
  to: number;
}

const leastOther = 0.6;
const weeksOfMonth = 52 / 12;
const workDays = 5;

/** Sums in a part that may be what the buyer pays. */
function sumsIn({ sentence, from, to }: Part): Sum[] {
  const { roles, text } = sentence;
  const known: Sum[] = [...amountsOf(sentence)];
  for (const sum of likelySums(sentence, 0.3, 'price', 'otherprice', 'sales'))
    if (!known.some((one) => one.from < sum.to && one.to > sum.from)) known.push(sum);
  return known
    .filter((one) => one.from >= from && one.to <= to)
    .filter(
      (one) =>
        wholeLead.test(text.slice(0, one.from)) ||
        (roles?.number(
          one.from,
          one.to,
          'cost',
          'wage',
          'buy',
          'loan',
          'monthly',
          'debt',
          'savings',
          'owned',
          'rival',
          'volume',
          'size',
          'payment',
        ) ?? 0) < leastOther,
    )
    .toSorted((one, other) => one.from - other.from);
}

const each = /^\s*(?:dollars?\s)?(?:each|ea\b|apiece|flat each)\b/i;
const whole =
  /^\s*(?:dollars?\s)?(?:all up|in all|in total|altogether|the lot|for (?:the )?(?:\p{L}+ )?(?:days?|weekend|night|talk|workshop)\b|flat\b(?! each)|(?:for|to do) (?:the|it|them|all)\b)/iu;
const wholeLead =
  /\b(?:i[’']?d say|(?:was |i was |am |i[’']m )?(?:thinking|going to say)|quot(?:e|ed|ing)(?: of| at| is)?|contract (?:of|for|worth)|worth|total(?:s|ling)?|in all|all up|priced? (?:it )?at|offers?|grant)\s*(?:about |around |of )?[$£€]?$/i;
const nextTo = /\p{L}/u;
const at =
  /(?:\b(?:at|offers?|offered|pays?|paying|said|was thinking|thought|going to say)|@)\s*(?:about |around )?[$£€]?$/i;
/** "Cabin near Molong, $1,050, by Thursday" */
const listed = /[,:]\s*[$£€]?$/;
/** "$560 a visit" of what is done quarterly. */
const eachVisit = /^\s*(?:an?|per|each)\s(?:visit|time|service|clean|session|round)\b/i;
const visits = /\b(week|fortnight|month|quarter|year)ly\b/i;
const number = new RegExp(String.raw`\b(?:\d{1,5}|${countWords})\b`, 'giu');

interface Counted {
  count: number;
  of?: string | undefined;
  /** In a month, where it goes on. */
  perMonth?: number;
  per?: string;
  at: number;
  /** They are no goods: only a price for each counts them. */
  isPeople?: true;
}

const daily = /^\s*(?:\p{L}+\s){0,2}(?:every|each|a|per) day\b/iu;
const perMonthOf = {
  week: weeksOfMonth,
  fortnight: weeksOfMonth / 2,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};
/** People are counted where each pays: "12 kids @ $30 each". */
const heads =
  /^\s+(?:kids|children|people|women|men|adults|girls|boys|guests|students|residents|seniors|staff|units)\b/i;
/** "10 aprons and 6 muffs": each has its own count. */
const paired = /^\s+(\p{L}{3,}s)\s+(?:and|&|plus)\s+(?:\d|[a-z]+\s\p{L}+s\b)/iu;
const noCount =
  /^(?:weeks?|months?|days?|years?|hours?|people|staff|dollars?|buildings?|sites?|shops?|pubs?|schools?|clinics?|families|farms|mins?|minutes|(?:square )?met(?:re|er)s?)\b/i;
/** "$90 for 15 mins and 5 photos": what one price holds is no order. */
const inPrice = /[$£€]\d[\d.,]* for [^,.;]*$/;

/** The first number of a part that counts what the buyer takes. */
function countedIn({ sentence, from, to }: Part, sums: readonly Sum[]): Counted | undefined {
  const { text } = sentence;
  for (const found of text.slice(from, to).matchAll(number)) {
    const place = from + found.index;
    if (sums.some((one) => place >= one.from - 1 && place < one.to)) continue;
    const behind = text.slice(place + found[0].length);
    const people = heads.exec(behind)?.[0].trim().toLowerCase();
    if (people) return { count: countIn(found[0]) ?? 0, of: people, at: place, isPeople: true };
    const first = paired.exec(behind)?.[1];
    const whole = countIn(found[0]);
    if (first && whole && !noCount.test(first)) return { count: whole, of: first.toLowerCase(), at: place };
    if (daily.test(behind)) {
      const count = countIn(found[0]) ?? 0;
      const of = /^\s*(\p{L}{3,}s)\b/u.exec(behind)?.[1];
      return { count, of, perMonth: count * workDays * weeksOfMonth, per: 'day', at: place };
    }
    const volume = volumeAt(text, place);
    if (!volume || volume.count < 2 || volume.of === undefined || noCount.test(volume.of)) continue;
    const { count, of, per } = volume;
    return { count, of, at: place, ...(per !== 'once' && { perMonth: count * perMonthOf[per], per }) };
  }
  return undefined;
}

const perTime: Readonly<Record<string, number>> = {
  day: workDays * weeksOfMonth,
  week: weeksOfMonth,
  fortnight: weeksOfMonth / 2,
  month: 1,
};

/** "$8.20 a logo" of garments, "$20 an hour" of hats: a price of another thing. */
const ofOther = (sum: Sum, behind: string): boolean =>
  sum.item !== undefined ? sum.item !== 'each' : /^\s*(?:an?|per)\s\p{L}/u.test(behind);

/** The unit behind a sum is what is counted: "a seat" of "60 banquette seats". */
const isOfCounted = (sum: Sum, behind: string, of: string | undefined): boolean => {
  const unit = sum.item ?? /^\s*(?:for )?(?:an?|per)\s(\p{L}+)/u.exec(behind)?.[1];
  return unit !== undefined && (of ?? '').toLowerCase().includes(unit.toLowerCase().replace(/s$/, ''));
};

/** What the buyer of these words pays in all or by the month. Nothing where the words leave it open. */
export function moneyIn(parts: readonly Part[], isDated = false): ContractMoney | undefined {
  const sums = parts.flatMap((part) => sumsIn(part).map((sum) => ({ ...sum, part })));
  const counted = parts
    .map((part) => countedIn(part, sumsIn(part)))
    .find((one) => one !== undefined && (isDated || !one.isPeople));
  const often = parts
    .map((part) => visits.exec(part.sentence.text)?.[1]?.toLowerCase() as Visits | undefined)
    .find((one) => one !== undefined);
  for (const { part, ...sum } of sums) {
    const { text } = part.sentence;
    const [before, behind] = [text.slice(0, sum.from), text.slice(sum.to)];
    const isEach =
      counted &&
      (each.test(behind) ||
        each.test(text.slice(sum.from, sum.to).replace(/^\S+/, '')) ||
        isOfCounted(sum, behind, counted.of));
    // "15 photos every month, offers $18" is no price by the month.
    const isNext = nextTo.test(text.slice(sum.from, sum.to));
    if (often && !counted?.per && (sum.item === 'visit' || eachVisit.test(behind)))
      return { eachCents: sum.cents, perMonthCents: Math.round(perMonthOf[often] * sum.cents) };
    if (
      isEach ||
      (counted &&
        !counted.isPeople &&
        !isNext &&
        at.test(before) &&
        !whole.test(behind) &&
        !ofOther(sum, behind))
    ) {
      const { count, of, perMonth, per } = counted;
      return {
        counted: count,
        ...(of && { of }),
        eachCents: sum.cents,
        ...(perMonth === undefined
          ? { count, cents: count * sum.cents }
          : { perMonthCents: Math.round(perMonth * sum.cents), ...(per && { per }) }),
      };
    }
    const months = sum.per && perTime[sum.per];
    if (isNext && months) return { perMonthCents: Math.round(months * sum.cents) };
    const isWhole = whole.test(behind) || (wholeLead.test(before) && !ofOther(sum, behind));
    const isOnly =
      isDated &&
      sums.length === 1 &&
      (!counted || counted.isPeople) &&
      (at.test(before) || (listed.test(before) && /^\s*(?:[,.;]|$)/.test(behind)));
    if (!isNext && (isWhole || (isOnly && !each.test(behind) && !ofOther(sum, behind))))
      return {
        ...(counted?.of && !counted.isPeople && { counted: counted.count, of: counted.of }),
        cents: sum.cents,
      };
  }
  return undefined;
}

const lastWord = (text: string): string => text.toLowerCase().split(' ').at(-1) ?? '';
const mostGoods = 4;
const upTo = /^\d+\s?(?:-|–|to|or)\s?(\d+)/;

/** All that is counted in the words of an order, with the price of each where they name it. */
export function goodsIn(parts: readonly Part[]): Goods[] {
  const sums = parts.flatMap((one) => sumsIn(one).map((sum) => ({ ...sum, text: one.sentence.text })));
  const goods: Goods[] = [];
  for (const part of parts) {
    if (goods.length > 0) break;
    for (let { from } = part; from < part.to && goods.length < mostGoods; ) {
      const one = countedIn({ ...part, from }, sumsIn(part));
      if (!one) break;
      const { count, of, per } = one;
      const more = upTo.exec(part.sentence.text.slice(one.at));
      const high = Number(more?.[1] ?? 0);
      from = one.at + (more?.[0].length ?? String(count).length);
      const isPart = goods.some((other) => lastWord(other.of) === lastWord(of ?? ''));
      if (
        of === undefined ||
        one.isPeople ||
        per ||
        isPart ||
        inPrice.test(part.sentence.text.slice(0, one.at))
      )
        continue;
      const priced = sums.find((sum) => isOfCounted(sum, sum.text.slice(sum.to), of));
      goods.push({
        count,
        ...(high > count && { high }),
        of: of.toLowerCase(),
        ...(priced && { eachCents: priced.cents }),
      });
    }
  }
  return goods;
}
