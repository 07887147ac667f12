import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { divideWhole } from '../goal/per-month.ts';

/** Resident rates of 2026–27, whole per cent of what lies above each threshold in cents. No offsets are counted. */
export const taxYear = '2026–27';
export const brackets = [
  [1_820_000, 15],
  [4_500_000, 30],
  [13_500_000, 37],
  [19_000_000, 45],
] as const;

/** The levy is 2%, and for a single person over the threshold of 2024–25 at most 10% of what lies above it. */
export const levyYear = '2024–25';
export const levy = { percent: 2, threshold: 2_722_200, shadePercent: 10 } as const;

/** Income tax and Medicare levy on a year's taxable income. */
export function taxOnYear(income: Cents): Cents {
  let hundredths = 0;
  brackets.forEach(([above, percent], index) => {
    const upTo = Math.min(income, brackets[index + 1]?.[0] ?? income);
    hundredths += Math.max(0, upTo - above) * percent;
  });
  const shaded = Math.max(0, income - levy.threshold) * levy.shadePercent;
  return cents(divideWhole(hundredths + Math.min(income * levy.percent, shaded), 100));
}

/** The least a year must bring, on top of other income, to leave that much of it. */
export function grossForYear(wanted: Cents, otherIncome: Cents): Cents {
  const taxOfOther = taxOnYear(otherIncome);
  const leaves = (gross: number) => gross - (taxOnYear(cents(otherIncome + gross)) - taxOfOther);
  let [low, high]: [number, number] = [wanted, wanted * 2];
  // The top rate with the levy is 47%, so twice the wanted is always enough.
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (leaves(middle) >= wanted) high = middle;
    else low = middle + 1;
  }
  return cents(low);
}
