import type { BudgetBand } from '#shared/plan/plan-input.ts';

/** How a person reads the budgets of the form. */
export const budgetBandNames: Record<BudgetBand, string> = {
  '0': 'Nothing',
  '<100': 'Under A$100',
  '<300': 'Under A$300',
  '<500': 'Under A$500',
  '<1000': 'Under A$1,000',
};
