import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { type FoundDeadline, readDeadlines } from './deadline.ts';
import { readTime, type TimeRead } from './hours.ts';
import { Line } from './line.ts';
import { type Amount, type MoneyRead, readMoney } from './money.ts';

/** All that a text holds, before anything is chosen from it. */
export interface Read extends TimeRead, MoneyRead {
  line: Line;
  deadlines: FoundDeadline[];
}

/** Time is read before money, so that no hour, day or year is left to be taken for it. */
export function readParts(text: string, today: number): Read {
  const line = new Line(text);
  const deadlines = readDeadlines(line, today);
  const time = readTime(line);
  return { line, deadlines, ...time, ...readMoney(line) };
}

/** An amount as it was typed, with its period where that stands right behind it. */
export const textOf = (line: Line, { at, next, period }: Amount): string =>
  line.text.slice(...line.span(at, period?.isNear ? Math.max(next, period.next) : next)).trim();

export const whole = (amount: number): Cents => cents(Math.max(1, Math.round(amount)));
