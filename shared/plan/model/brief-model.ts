import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { expectMonths, trailingCents } from './expected-income.ts';
import type { Explanation } from './explain.ts';
import type { PlanModel } from './plan-model.ts';

const monthCount = 12;

/** What answers come to on a path, for pages that name it. */
export function briefOf({
  path,
  goal,
  feasibility,
  byMonth,
}: Pick<Explanation, 'goal' | 'feasibility' | 'byMonth'> & {
  path: Pick<Explanation['path'], 'slug' | 'title'>;
}): PlanBrief {
  const { targetFromHours, verdict, targetCents, supportedCents, measure, testedMonth, beyondYear } =
    feasibility;
  const isDated = (goal.deadline.kind === 'date' || goal.deadline.kind === 'months') && !beyondYear;
  return {
    path: path.slug,
    title: path.title,
    ...(targetFromHours
      ? {}
      : { judged: { verdict, targetCents, ...(isDated ? { dueMonth: testedMonth } : {}) } }),
    supportedCents,
    measure,
    byMonth: byMonth.map(Math.floor),
  };
}

/** What a plan comes to: the figures of its document, whatever the rules say later. */
export function briefPlan({ path, goal, feasibility, levers }: PlanModel): PlanBrief {
  const flow = expectMonths(levers, monthCount);
  const byMonth = flow.map((_, index) => trailingCents(flow, feasibility.measure, index + 1));
  return briefOf({ path, goal, feasibility, byMonth });
}
