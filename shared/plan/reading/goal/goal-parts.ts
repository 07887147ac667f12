import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { type FoundDeadline, readDeadlines } from './deadline.ts';
import { readTime, type TimeRead } from './hours.ts';
import { Line } from './line.ts';
import { type Amount, type MoneyRead, readMoney } from './money.ts';

/** All that a text holds, before a goal is chosen from it. */
export interface Read extends TimeRead, MoneyRead {
  line: Line;
  deadlines: FoundDeadline[];
}

/** Time is read before money, so that no hour, day or year is taken for money. */
export function readParts(text: string, seen: { today: number; isNorth: boolean }): Read {
  const line = new Line(text);
  const deadlines = readDeadlines(line, seen);
  const time = readTime(line);
  return { line, deadlines, ...time, ...readMoney(line) };
}

export const whole = (amount: number): Cents => cents(Math.max(1, Math.round(amount)));

/** More than this, in cents, is not a goal; it also keeps every product a whole number. */
const largestAmount = 1e12;
const usable = (amount: Amount): boolean =>
  (amount.currency === 'AUD' || amount.currency === 'quid') && amount.low > 0 && amount.high <= largestAmount;

const homeCurrency: Record<string, string> = {
  'New Zealand': 'NZD',
  'United Kingdom': 'GBP',
  Canada: 'CAD',
  'United States': 'USD',
  Other: 'USD',
};

/** An amount in the money of the customer's country. */
export function usableHere(amount: Amount, country: string | undefined): boolean {
  const home = homeCurrency[country ?? ''];
  return usable(home && amount.currency === home ? { ...amount, currency: 'AUD' } : amount);
}
