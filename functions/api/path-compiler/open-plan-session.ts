import type { pathCompilerRoutes } from '../../../shared/contract/routes/path-compiler.ts';
import type { Clock } from '../../../shared/domain/clock.ts';
import { quotePlan } from '../../../shared/domain/plans/plan-session.ts';
import { asPlanType, contactPlanTypes } from '../../../shared/domain/plans/plans.ts';
import { answer, refuse } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import type { RunStore } from '../../stores/runs.ts';

interface OpenPlanSessionDependencies {
  clock: Clock;
  newUuid: () => string;
  runs: Pick<RunStore, 'activeRunOf' | 'addSession'>;
}

export function openPlanSession({
  clock,
  newUuid,
  runs,
}: OpenPlanSessionDependencies): RouteHandler<typeof pathCompilerRoutes.openPlanSession> {
  return async ({ session, query }) => {
    const plan = asPlanType(query.planType);
    if (plan === undefined) {
      const arrangedByEmail = contactPlanTypes.some((type) => type === query.planType);
      return refuse(arrangedByEmail ? 'plan-not-for-sale' : 'invalid-input');
    }
    // Before any money: whoever has an active plan is told so now, not after paying.
    if ((await runs.activeRunOf(session.userId)) !== undefined) return refuse('run-active');
    const quote = quotePlan(plan, newUuid(), clock.nowMs());
    await runs.addSession(session.userId, quote);
    return answer({ uuid: quote.sessionId });
  };
}
