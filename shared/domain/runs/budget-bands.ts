import { type BudgetBand, readBudgetBand } from '#shared/plan/plan-input.ts';

export const budgetBandNames: Record<BudgetBand, string> = {
  '0': 'Nothing',
  '<100': 'Under $100',
  '<300': 'Under $300',
  '<500': 'Under $500',
  '<1000': 'Under $1,000',
};

/** Returns the typed text if it is not one of them. */
export function budgetBandName(text: string): string {
  const band = readBudgetBand(text);
  return band === undefined ? text : budgetBandNames[band];
}
