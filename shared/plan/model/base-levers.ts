import { scenarios } from '../assumptions/general.ts';
import { startupMinCents } from '../assumptions/path-figures.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { type BudgetPlan, planBudget } from './budget.ts';
import { type Levers, roundCents } from './levers.ts';
import type { Person } from './person.ts';
import { decidePrice, type Proof } from './price.ts';
import { readProof } from './skills.ts';

export const canAfford = (path: PathNumbers, person: Person): boolean =>
  person.usableBudgetCents >= startupMinCents(path);

/** The middle of the range where the budget pays its first month, and free plans where it does not. */
export function decideTools(
  path: PathNumbers,
  usableCents: number,
): { monthCents: number; budget: BudgetPlan } {
  const middle = roundCents((path.toolsLoCents.v + path.toolsHiCents.v) / 2);
  const budget = planBudget(path, usableCents, middle);
  const paid = budget.lines.some(({ id, outcome }) => id === 'tools-month' && outcome === 'paid');
  if (paid || middle === 0) return { monthCents: middle, budget };
  return { monthCents: path.toolsLoCents.v, budget: planBudget(path, usableCents, path.toolsLoCents.v) };
}

/** The plan as it stands before anybody asks "what if". */
export function baseLevers(path: PathNumbers, person: Person, proof?: Proof): Levers {
  const price = decidePrice(path, proof ?? readProof(person.skills, person.background, path));
  const tools = decideTools(path, person.usableBudgetCents);
  return {
    path,
    weeklyHours: person.weeklyHours,
    priceCents: price.coreCents,
    toolsMonthCents: tools.monthCents,
    startupCents: tools.budget.startupCents,
    scenario: scenarios.v.base,
  };
}
