import { countIn } from './count-words.ts';
import { readTime } from './goal/hours.ts';
import { Line } from './goal/line.ts';
import { readMoney } from './goal/money.ts';
import type { Per } from './goal/period.ts';
import type { NumberRole } from './roles/role-model.ts';
import type { ReadSentence } from './text.ts';

/** A sum of money in a sentence, with the words around it. */
export interface FoundAmount {
  cents: number;
  high: number;
  per?: Per | undefined;
  item?: string | undefined;
  currency: string;
  /** 3 with a currency sign, 2 with a "k" or a period, 1 only by its place. */
  strength: number;
  from: number;
  to: number;
  before: string;
  after: string;
}

const plainPay =
  /(?<![\d$.,])(\d{1,3}(?:,\d{3})+|\d{2,6})\s*(?:dollars?|bucks)?\s*(?:a|per|each|every|in (?:the|a|one)|\/)?\s*(week|wk|fortnight|fortnite|fn|f\/n|month|mth|year)\b/giu;
const perOf: Record<string, Per> = {
  week: 'week',
  wk: 'week',
  fortnight: 'fortnight',
  fortnite: 'fortnight',
  fn: 'fortnight',
  'f/n': 'fortnight',
  month: 'month',
  mth: 'month',
  year: 'year',
};

/** "Centrelink 793 fortnight": a number and a period with nothing between, as people write who leave out small words. */
function bareAmounts(sentence: ReadSentence, known: readonly FoundAmount[]): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of sentence.text.matchAll(plainPay)) {
    const from = match.index;
    const to = from + match[0].length;
    const dollars = Number((match[1] ?? '').replaceAll(',', ''));
    if (dollars < 20 || known.some((amount) => amount.from < to && amount.to > from)) continue;
    found.push({
      cents: dollars * 100,
      high: dollars * 100,
      per: perOf[(match[2] ?? '').toLowerCase()],
      currency: 'AUD',
      strength: 2,
      from,
      to,
      before: sentence.text.slice(Math.max(0, from - 60), from).toLowerCase(),
      after: sentence.text.slice(to, to + 60).toLowerCase(),
    });
  }
  return found;
}

/** "back in 2019", "since 1994": four digits of a year without a sign of money. */
const isYear = (sentence: ReadSentence, { from, to, strength, per }: FoundAmount): boolean =>
  strength < 3 && per === undefined && /^(19[4-9]\d|20[0-4]\d)$/.test(sentence.text.slice(from, to).trim());

/** All amounts of a sentence. Reading stays in line with length: a sentence has at most 600 characters. */
const amountsKnown = new WeakMap<ReadSentence, FoundAmount[]>();
/** No sentence names more sums. */
const mostAmounts = 40;

export function amountsOf(sentence: ReadSentence): FoundAmount[] {
  const known = amountsKnown.get(sentence);
  if (known) return known;
  const amounts = findAmounts(sentence).slice(0, mostAmounts);
  amountsKnown.set(sentence, amounts);
  return amounts;
}

function findAmounts(sentence: ReadSentence): FoundAmount[] {
  if (!/\d|hundred|thousand|grand|\b(?:dollars?|bucks|quid)\b/i.test(sentence.text)) return [];
  const line = new Line(sentence.text);
  readTime(line);
  const amounts = readMoney(line).amounts.map((amount) => {
    const [from, to] = line.span(
      amount.at,
      amount.period?.isNear ? Math.max(amount.next, amount.period.next) : amount.next,
    );
    return {
      cents: Math.round(amount.low),
      high: Math.round(amount.high),
      per: amount.period?.per,
      item: amount.period?.item,
      currency: amount.currency,
      strength: amount.strength,
      from,
      to,
      before: sentence.text.slice(Math.max(0, from - 60), from).toLowerCase(),
      after: sentence.text.slice(to, to + 60).toLowerCase(),
    };
  });
  return [...withCents(sentence, amounts), ...bareAmounts(sentence, amounts)].filter(
    (amount) => !isYear(sentence, amount),
  );
}

/** "4 dollar 90", "12 bucks 50", "$4 90c" */
const centsAfter =
  /^\s(?<cents>\d{2})(?:\s?c(?:ents?)?\b|(?=\s*(?:[.,;)]|$|\band\b|\b(?:for|each|an?|per|to make)\b)))(?![.,]\d)/iu;

/** Dollars and cents that are written as two numbers are one sum. */
function withCents({ text }: ReadSentence, amounts: readonly FoundAmount[]): FoundAmount[] {
  const joined = amounts.map((amount) => {
    const said = text.slice(amount.from, amount.to);
    const isInDollars = /\d\s?(?:dollars?|bucks)$/iu.test(said);
    const found = centsAfter.exec(text.slice(amount.to));
    if (!found?.groups || /[.,]\d/.test(said) || (!isInDollars && !/c/i.test(found[0]))) return amount;
    const cents = Number(found.groups.cents);
    const to = amount.to + found[0].length;
    return {
      ...amount,
      cents: amount.cents + cents,
      high: amount.high + cents,
      to,
      after: text.slice(to, to + 60),
    };
  });
  return joined.filter(({ from }) => !joined.some((other) => other.from < from && other.to > from));
}

/** A number that is money by its role, with the period next to it. */
export type LikelySum = Pick<FoundAmount, 'cents' | 'high' | 'per' | 'item' | 'from' | 'to'>;

const digits = /^[$£€]?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<part>\.\d{1,2})?\s?(?<thousand>k)?$/iu;
const thousandsBehind = /^\s?(?:k|grand|thousand)\b/i;
const centsBehind = /^\s?(?:c|cents?)\b/i;
const counted =
  /^\s?(?:%|percent|per cent|[ap]m\b|(?:hours?|hrs?|minutes?|mins?|kms?|kgs?|years?|mil|mm|cm|inch(?:es)?)\b)/i;

function centsAt(said: string, behind: string): number | undefined {
  const { whole, part = '', thousand } = digits.exec(said.trim())?.groups ?? {};
  const count = whole === undefined ? countIn(said.trim()) : Number(`${whole.replaceAll(',', '')}${part}`);
  if (count === undefined || counted.test(behind)) return undefined;
  return Math.round(
    count * (thousand || thousandsBehind.test(behind) ? 100_000 : centsBehind.test(behind) ? 1 : 100),
  );
}

/** The numbers of a sentence that are at least so likely one of these kinds of money. */
export function likelySums(sentence: ReadSentence, least: number, ...roles: NumberRole[]): LikelySum[] {
  const { text } = sentence;
  const sums: LikelySum[] = [];
  for (const number of sentence.roles?.numbersOf(least, ...roles) ?? []) {
    if ((sums.at(-1)?.to ?? 0) > number.from) continue;
    const amount = amountsOf(sentence).find(({ from, to }) => from < number.to && to > number.from);
    const cents = centsAt(text.slice(number.from, number.to), text.slice(number.to, number.to + 12));
    // "Forty-five" is one number of two words.
    const isPart = /^\p{L}+$/u.test(text.slice(number.from, number.to).trim());
    const isSame =
      amount !== undefined &&
      (isPart || cents === undefined || (amount.cents <= cents && amount.high >= cents));
    if (isSame)
      sums.push({ ...amount, from: Math.min(amount.from, number.from), to: Math.max(amount.to, number.to) });
    else if (cents !== undefined)
      sums.push({ cents, high: cents, per: undefined, item: undefined, ...number });
  }
  return sums;
}

const otherMoney: readonly NumberRole[] = [
  'price',
  'rival',
  'cost',
  'monthly',
  'buy',
  'owned',
  'debt',
  'loan',
  'goal',
  'otherprice',
];

/** Sums that the words next to them name, where the model is not sure that they are other money. */
export function namedSums(
  sentence: ReadSentence,
  { lead, behind }: { lead?: RegExp; behind?: RegExp },
): LikelySum[] {
  const { text, roles } = sentence;
  return amountsOf(sentence).filter(
    ({ from, to }) =>
      (lead?.test(text.slice(0, from)) || behind?.test(text.slice(to))) &&
      (roles?.number(from, to, ...otherMoney) ?? 0) < 0.7,
  );
}

export function hoursIn(
  sentence: ReadSentence,
): { low: number; high: number; per?: string | undefined; from: number; to: number }[] {
  const line = new Line(sentence.text);
  return readTime(line).hours.map(({ low, high, per, at, next }) => {
    const [from, to] = line.span(at, next);
    return { low, high, per, from, to };
  });
}
