import type { Feasibility } from '../model/feasibility.ts';
import type { PlanModel } from '../model/plan-model.ts';

/** What stands most between the plan and its goal. Each has its own explanation. */
export type Cause = 'none' | 'no-amount' | 'hours' | 'price' | 'demand' | 'deadline' | 'budget' | 'size';

type Asked = Pick<PlanModel, 'feasibility' | 'levers' | 'scores'>;

/** The lever that would have to move least, in share of itself, is the one that holds the goal back. */
export function mainCause(model: Asked): Cause {
  const { feasibility, levers } = model;
  if (feasibility.targetFromHours) return 'no-amount';
  if (feasibility.ratio >= 1) return 'none';
  if (budgetHoldsBack(model)) return 'budget';
  const [least] = pushes(feasibility, levers).sort((a, b) => a.push - b.push);
  return least && least.push <= 3 ? least.cause : 'size';
}

/** A path that the budget rules out would have come first and pays at least as much towards the goal. */
const budgetHoldsBack = ({ scores }: Asked): boolean => {
  const [best] = scores;
  return scores.some(
    ({ excluded, total, fits }) =>
      best !== undefined && excluded && total > best.total && fits.goal > best.fits.goal,
  );
};

function pushes({ alone, testedMonth }: Feasibility, levers: Asked['levers']) {
  const found: { cause: Cause; push: number }[] = [];
  if (alone.weeklyHours !== null)
    found.push({ cause: 'hours', push: alone.weeklyHours / levers.weeklyHours - 1 });
  if (alone.priceCents !== null && !alone.priceBeyondRange)
    found.push({ cause: 'price', push: alone.priceCents / levers.priceCents - 1 });
  if (alone.demandFactor !== null) found.push({ cause: 'demand', push: alone.demandFactor - 1 });
  // Time costs nothing but patience, so a later date is judged more mildly than a change of work.
  if (alone.month !== null) found.push({ cause: 'deadline', push: (alone.month / testedMonth - 1) / 2 });
  return found;
}
