import { volumeAt } from '../buyers/read-volume.ts';
import { countIn, countWords } from '../count-words.ts';
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
  /^\s*(?:dollars?\s)?(?:all up|in all|in total|altogether|the lot|flat\b(?! each)|(?:for|to do) (?:the|it|them|all)\b)/i;
const wholeLead =
  /\b(?:i[’']?d say|quot(?:e|ed|ing)(?: of| at| is)?|contract (?:of|for|worth)|worth|total(?:s|ling)?|in all|all up|priced? (?:it )?at|offers?|grant)\s*(?:about |around |of )?[$£€]?$/i;
const nextTo = /\p{L}/u;
const at = /\b(?:at|offers?|pays?|said)\s*(?:about |around )?[$£€]?$/i;
const number = new RegExp(String.raw`\b(?:\d{1,5}|${countWords})\b`, 'giu');

interface Counted {
  count: number;
  of?: string | undefined;
  /** In a month, where it goes on. */
  perMonth?: number;
  per?: string;
  at: number;
}

const daily = /^\s*(?:\p{L}+\s){0,2}(?:every|each|a|per) day\b/iu;
const perMonthOf = {
  week: weeksOfMonth,
  fortnight: weeksOfMonth / 2,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};
const noCount =
  /^(?:weeks?|months?|days?|years?|hours?|people|staff|dollars?|buildings?|sites?|shops?|pubs?|schools?|clinics?|families)\b/i;

/** The first number of a part that counts what the buyer takes. */
function countedIn({ sentence, from, to }: Part, sums: readonly Sum[]): Counted | undefined {
  const { text } = sentence;
  for (const found of text.slice(from, to).matchAll(number)) {
    const place = from + found.index;
    if (sums.some((one) => place >= one.from - 1 && place < one.to)) continue;
    const behind = text.slice(place + found[0].length);
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

/** The unit behind a sum is what is counted: "a seat" of "60 banquette seats". */
const isOfCounted = (sum: Sum, behind: string, of: string | undefined): boolean => {
  const unit = sum.item ?? /^\s*(?:an?|per)\s(\p{L}+)/u.exec(behind)?.[1];
  return unit !== undefined && (of ?? '').toLowerCase().includes(unit.toLowerCase().replace(/s$/, ''));
};

/** What the buyer of these words pays in all or by the month. Nothing where the words leave it open. */
export function moneyIn(parts: readonly Part[]): ContractMoney | undefined {
  const sums = parts.flatMap((part) => sumsIn(part).map((sum) => ({ ...sum, part })));
  const counted = parts.map((part) => countedIn(part, sumsIn(part))).find((one) => one !== undefined);
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
    if (isEach || (counted && !isNext && at.test(before) && !whole.test(behind))) {
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
    if (!isNext && (whole.test(behind) || wholeLead.test(before)))
      return { ...(counted?.of && { counted: counted.count, of: counted.of }), cents: sum.cents };
  }
  return undefined;
}
