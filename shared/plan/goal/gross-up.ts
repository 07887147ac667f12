import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { otherIncomeIfEmployedCents } from '../assumptions/general.ts';
import { grossForYear, levyYear, taxYear } from '../tax/income-tax.ts';
import type { AfterTax } from './goal-reading.ts';
import type { BackgroundIncome } from './income.ts';
import type { Monthly } from './monthly-figures.ts';
import type { GoalNote } from './notes.ts';
import { divideWhole } from './per-month.ts';

/** What must come in before tax so that the wanted figure is left. */
export function beforeTax(
  figures: Monthly,
  background: BackgroundIncome,
  isReplacing: boolean,
): { figures: Monthly; tax: AfterTax } {
  const stated = background.stated?.yearly;
  const otherIncome = isReplacing
    ? cents(0)
    : (stated ?? cents(background.hasJob ? otherIncomeIfEmployedCents.v : 0));
  const otherIncomeIs = otherIncome === 0 ? 'none' : stated ? 'stated' : 'assumed';
  const gross = (wanted: Cents) => cents(divideWhole(grossForYear(cents(wanted * 12), otherIncome), 12));
  const [target, stretch] = [gross(figures.target), figures.stretch && gross(figures.stretch)];
  const note: GoalNote = {
    id: 'after-tax-grossed-up',
    wanted: figures.target,
    target,
    otherIncome,
    otherIncomeIs,
  };
  const basis = { taxYear, levyYear, otherIncome, otherIncomeIs } as const;
  const tax: AfterTax = {
    kind: 'after',
    wanted: figures.target,
    ...(figures.stretch && { wantedStretch: figures.stretch }),
    basis,
  };
  return {
    figures: { ...figures, target, ...(stretch && { stretch }), notes: [...figures.notes, note] },
    tax,
  };
}
