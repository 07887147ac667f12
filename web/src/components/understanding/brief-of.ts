import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import type { DescribedBusiness } from '#shared/plan/describe/understanding.ts';

/** Summarises a business for other pages; none for a sum to save, whose months add up. */
export function briefOf({
  title,
  handbook,
  reaches,
  byMonth,
  measure,
}: DescribedBusiness): PlanBrief | undefined {
  if (reaches?.isTotal) return undefined;
  const path = handbook?.split('/')[1];
  return {
    ...(path && { path }),
    title,
    ...(reaches && {
      judged: {
        verdict: reaches.verdict,
        targetCents: reaches.targetCents,
        ...(reaches.dueMonth && { dueMonth: reaches.dueMonth }),
      },
    }),
    supportedCents: Math.max(0, reaches?.reachedCents ?? byMonth.at(-1) ?? 0),
    measure,
    byMonth: byMonth.map((cents) => Math.max(0, cents)),
  };
}
