import type { Basis } from '#shared/content/schemas/parts.ts';
import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Business } from './business.ts';
import type { FigureInputs } from './inputs.ts';
import { cents, divide, percentOf, sum } from './round.ts';
import type { MonthRow } from './run-months.ts';

export interface Gst {
  /** day-one: from the first fare, whatever the sales. month: when the sales of twelve months reach the limit. */
  from: 'no' | 'day-one' | 'month';
  /** The first month with GST. Before the first sale when it is the plan's first month. */
  month?: string;
  thresholdCents: number;
  registerWithinDays: number;
  /** Sales of the twelve months that reach the limit, the month and those before or after it. */
  twelveMonthsCents?: number;
  /** What a buyer pays once GST is added to the price. The figures leave GST out. */
  buyerPaysCents: number;
  /** What the first year loses when the price stays the same and GST comes out of it. */
  insideYearCents: number;
  basis: Basis;
}

/** `rows` are two years, so that each month of the first year has twelve months ahead of it. */
export function gstOf(
  business: Business,
  inputs: FigureInputs,
  { rows, rules: { gst } }: { rows: readonly MonthRow[]; rules: MoneyRules },
): Gst {
  const priceCents = inputs.asked?.cents ?? inputs.priceCents.value;
  const thresholdCents = cents(gst.threshold);
  const words = business.words.toLowerCase();
  const isDayOne =
    gst.dayOne.trades.some((id) => business.id.startsWith(`${id}/`)) ||
    gst.dayOne.words.some((word) => words.includes(word));
  const sales = rows.map(({ salesCents }) => salesCents);
  const twelve = sales.map((_, index) =>
    Math.max(
      sum(sales.slice(Math.max(0, index - 11), index + 1)),
      index + 12 <= sales.length ? sum(sales.slice(index, index + 12)) : 0,
    ),
  );
  const reached = twelve.slice(0, inputs.months).findIndex((amount) => amount >= thresholdCents);
  const at = isDayOne ? 0 : reached;
  const month = rows[at]?.month;
  const after = at < 0 ? [] : sales.slice(at, 12);
  return {
    from: isDayOne ? 'day-one' : at < 0 ? 'no' : 'month',
    ...(at >= 0 && month !== undefined && { month }),
    thresholdCents,
    registerWithinDays: gst.registerWithinDays,
    ...(at >= 0 && !isDayOne && { twelveMonthsCents: twelve[at] ?? 0 }),
    buyerPaysCents: priceCents + percentOf(priceCents, gst.percent),
    insideYearCents: sum(after.map((amount) => divide(amount * gst.percent, Math.round(100 + gst.percent)))),
    basis: gst.basis,
  };
}
