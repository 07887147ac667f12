import type { Contract } from '../reading/firm-facts.ts';
import type { Fact } from '../reading/reading.ts';
import { monthsFrom } from './calendar-months.ts';
import type { ContractLine } from './inputs.ts';
import { divide, percentOf, sum } from './round.ts';

/** Work under a contract, in the months in which it is done, and the months in which the money comes. */

/** Without months it starts in the second month of the plan, and takes three. */
const usualStart = 1;
const usualMonths = 3;

interface Span {
  first: number;
  last: number;
  isSpread: boolean;
}

function spanOf({ from, to, perMonthCents }: Contract, firstMonth: string, months: number): Span | undefined {
  const at = (month: string | undefined) => (month === undefined ? undefined : monthsFrom(firstMonth, month));
  const [start, end] = [at(from), at(to)];
  const first = Math.max(0, start ?? Math.min(usualStart, end ?? usualStart));
  const isStanding = perMonthCents !== undefined && to === undefined;
  const last = end ?? (isStanding ? months - 1 : start === undefined ? first + usualMonths - 1 : first);
  return last < first || first >= months
    ? undefined
    : {
        first,
        last: Math.min(last, months - 1),
        isSpread: start === undefined && end === undefined && !isStanding,
      };
}

/** How many of its days fall in each month; one in each where it names no days. A stay is paid by the night. */
const daysIn = ({ on = [], isRange }: Contract, { first, last }: Span, firstMonth: string): number[] => {
  const days = isRange ? on.slice(0, -1) : on;
  return Array.from({ length: last - first + 1 }, (_, index) =>
    days.length === 0
      ? 1
      : days.filter((day) => monthsFrom(firstMonth, day.slice(0, 7)) === first + index).length,
  );
};

/** A sum over the months of its days; the last month has what is left of it. */
function spread(
  cents: number,
  { first, last }: Span,
  { months, parts }: { months: number; parts: readonly number[] },
): number[] {
  const all = sum(parts) || 1;
  const of = (index: number) => Math.floor((cents * (parts[index - first] ?? 0)) / all);
  const before = sum(Array.from({ length: last - first }, (_, index) => of(first + index)));
  return Array.from({ length: months }, (_, index) =>
    index < first || index > last ? 0 : index === last ? cents - before : of(index),
  );
}

/** What comes after so many months; later than the plan it is still owed. */
const later = (list: readonly number[], by: number): number[] =>
  list.map((_, index) => list[index - by] ?? 0);

function moneyOf(
  sales: readonly number[],
  { payDays = 0, retainedPercent = 0, retainedMonths = 0 }: Contract,
): number[] {
  const held = sales.map((cents) => percentOf(cents, retainedPercent));
  const paid = later(
    sales.map((cents, index) => cents - (held[index] ?? 0)),
    // Within three weeks it comes in the same month.
    payDays < 21 ? 0 : Math.max(1, Math.round(payDays / 30)),
  );
  const last = sales.reduce((at, cents, index) => (cents > 0 ? index : at), 0);
  // What is held back comes in one sum after the work has ended.
  const release = last + Math.max(1, retainedMonths);
  return paid.map((cents, index) => cents + (index === release ? sum(held) : 0));
}

export function contractLines(
  contracts: readonly Fact<Contract>[],
  { firstMonth, months, costShare }: { firstMonth: string; months: number; costShare: number },
): ContractLine[] {
  return contracts.flatMap((fact): ContractLine[] => {
    const { value, at, words } = fact;
    const span = spanOf(value, firstMonth, months);
    if (!span) return [];
    const total =
      value.perMonthCents === undefined ? value.cents : value.perMonthCents * (span.last - span.first + 1);
    if (total === undefined) return [];
    const over = { months, parts: daysIn(value, span, firstMonth) };
    const isLabour = /\blabour only\b/i.test(words);
    const costs = value.costCents ?? (isLabour ? 0 : divide(total * Math.round(costShare * 1000), 1000));
    const sales = spread(total, span, over);
    return [
      {
        who: value.who ?? value.what,
        at,
        isSure: value.isSure,
        sales,
        money: moneyOf(sales, value),
        costs: spread(costs, span, over),
        ...(span.isSpread && { isSpread: true as const }),
      },
    ];
  });
}
