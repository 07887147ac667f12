import type { CostLine, FigureInputs, PaidAhead } from './inputs.ts';
import { divide, sum } from './round.ts';

const isInsurance = /\b(?:insurance|liability|indemnity|cover)\b/i;
const spans: readonly (readonly [RegExp, number])[] = [
  [/\bfirst (?:quarter|three months)\b/i, 3],
  [/\bfirst (?:month|part)\b/i, 1],
];

/** Insurance starts before the first job, so its first month or quarter is bought then and not a second time. */
export function paidAheadOf(start: readonly CostLine[], monthly: readonly CostLine[]): PaidAhead | undefined {
  const paid = monthly.findIndex(({ what }) => isInsurance.test(what));
  if (paid < 0) return undefined;
  for (const [index, { what }] of start.entries()) {
    const months = isInsurance.test(what) && spans.find(([span]) => span.test(what))?.[1];
    if (months) return { start: index, monthly: paid, months };
  }
  return undefined;
}

/** Costs of a month, less what was paid before the first job. */
export function fixedCentsAt({ start, monthly, paidAhead }: FigureInputs, index: number): number {
  const all = sum(monthly.map(({ cents }) => cents));
  if (!paidAhead || index >= paidAhead.months) return all;
  const paid = divide(start[paidAhead.start]?.cents ?? 0, paidAhead.months);
  return all - Math.min(paid, monthly[paidAhead.monthly]?.cents ?? 0);
}
