import type { ScenarioName } from '../assumptions/general.ts';
import type { CashFlow } from './cash.ts';

/** Sales made by the end of a month. */
export const salesBy = ({ months }: Pick<CashFlow, 'months'>, month: number): number =>
  months.slice(0, month).reduce((sum, { units }) => sum + units, 0);

/** The third month, or the first later one by whose end the base case has sold more than the cautious one. */
export function monthApart({ base, cautious }: Readonly<Record<ScenarioName, CashFlow>>): number {
  const later = [3, 4, 5, 6, 7, 8, 9, 10, 11];
  return later.find((month) => salesBy(base, month) > salesBy(cautious, month)) ?? 12;
}
