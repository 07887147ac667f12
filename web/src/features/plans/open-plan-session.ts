import { pathCompilerRoutes } from '../../../../shared/contract/routes/path-compiler.ts';
import type { PlanType } from '../../../../shared/domain/plans/plans.ts';
import { callRoute } from '../../lib/api/call-route.ts';

export interface SessionRefusal {
  kind: 'refused';
  message: string;
  /** Another plan is under way, and has to be finished first. */
  planActive: boolean;
}
export type OpenedSession = { kind: 'opened'; pcSid: string } | SessionRefusal;

/** Holds the plan at its price for two hours. */
export async function openPlanSession(planType: PlanType): Promise<OpenedSession> {
  const result = await callRoute(pathCompilerRoutes.openPlanSession, { query: { planType } });
  if (result.ok) return { kind: 'opened', pcSid: result.answer.uuid };
  if (result.kind === 'network' || result.status >= 500)
    return { kind: 'refused', message: 'Failed to initiate session.', planActive: false };
  return { kind: 'refused', message: result.message, planActive: result.code === 'run-active' };
}
