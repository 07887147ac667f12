import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import {
  type BackgroundIncome,
  defaultIncome,
  shareOf,
  shareOfIncome,
  wantsToReplaceIncome,
} from './income.ts';
import type { Line } from './line.ts';
import type { GoalNote } from './notes.ts';
import { divideWhole } from './per-month.ts';

export type GoalWithoutAmount =
  | { kind: 'replace-income'; target: Cents; notes: GoalNote[] }
  | { kind: 'what-hours-support'; notes: GoalNote[] };

/** No figure was written, or none that can be used. */
export function withoutAmount(line: Line, background: BackgroundIncome): GoalWithoutAmount {
  if (!wantsToReplaceIncome(line)) return { kind: 'what-hours-support', notes: [] };
  const { stated, foreign } = background;
  const income = stated ? cents(divideWhole(stated.yearly, 12)) : defaultIncome;
  const percent = shareOfIncome(line);
  const target = cents(Math.max(1, shareOf(income, percent)));
  const notes: GoalNote[] = stated
    ? [{ id: 'income-from-background', amount: income, asWritten: stated.asWritten }]
    : [{ id: 'default-income-used', amount: income }];
  if (!stated && foreign) notes.push({ id: 'foreign-income-in-background', asWritten: foreign });
  if (percent !== 100) notes.push({ id: 'share-of-income', percent });
  return { kind: 'replace-income', target, notes };
}
