import { type Cents, cents } from '#shared/domain/tokens/money.ts';

export type Period = 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'half-year' | 'year';

/** How often in a year, so that a month is 52/12 weeks and never four. */
const perTwelveMonths = { week: 52, fortnight: 26, month: 12, quarter: 4, 'half-year': 2, year: 1 } as const;

/** The nearest whole number, without leaving whole numbers. */
export const divideWhole = (amount: number, by: number): number => {
  const rest = amount % by;
  return (amount - rest) / by + (rest * 2 >= by ? 1 : 0);
};

/** What comes in each period, as a monthly amount; a day counts as often as days are worked in a week. */
export const monthly = (amount: Cents, period: Period, daysPerWeek = 5): Cents => {
  const times = period === 'day' ? 52 * daysPerWeek : perTwelveMonths[period];
  return cents(divideWhole(amount * times, 12));
};
