import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { expectMonths, trailingCents } from './model/expected-income.ts';
import type { PlanModel } from './model/plan-model.ts';

const monthCount = 12;

/** What a plan comes to, for pages that name it: the figures of its document, whatever the rules say later. */
export function briefPlan({ path, goal, feasibility, levers }: PlanModel): PlanBrief {
  const { targetFromHours, verdict, targetCents, supportedCents, measure, testedMonth, beyondYear } =
    feasibility;
  const isDated = (goal.deadline.kind === 'date' || goal.deadline.kind === 'months') && !beyondYear;
  const flow = expectMonths(levers, monthCount);
  return {
    path: path.slug,
    title: path.title,
    ...(targetFromHours
      ? {}
      : { judged: { verdict, targetCents, ...(isDated ? { dueMonth: testedMonth } : {}) } }),
    supportedCents,
    measure,
    byMonth: flow.map((_, index) => Math.floor(trailingCents(flow, measure, index + 1))),
  };
}
