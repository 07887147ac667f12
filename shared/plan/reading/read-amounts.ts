import { Line } from '../goal/line.ts';
import { readTime } from '../goal/hours.ts';
import { readMoney } from '../goal/money.ts';
import type { Per } from '../goal/period.ts';
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

/** All amounts of a sentence. Reading stays in line with length: a sentence has at most 600 characters. */
export function amountsOf(sentence: ReadSentence): FoundAmount[] {
  if (!/\d|hundred|thousand|grand/i.test(sentence.text)) return [];
  const line = new Line(sentence.text);
  readTime(line);
  return readMoney(line).amounts.map((amount) => {
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
