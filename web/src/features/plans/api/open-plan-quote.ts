import { queryOptions } from '@tanstack/react-query';
import { type CostShown, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import type { ChosenPlan } from '../chosen-plan.ts';

export const quoteFailed = 'Failed to initiate session.';

export interface QuoteRefusal {
  kind: 'refused';
  /** Why, where the server could say. */
  reason: string | undefined;
  /** Another plan is under way, and has to be finished first. */
  planActive: boolean;
}
export type OpenedQuote = { kind: 'opened'; quoteId: string; quote: CostShown } | QuoteRefusal;

async function openPlanQuote({ plan: planType, from: basedOn }: ChosenPlan): Promise<OpenedQuote> {
  const query = { planType, ...(basedOn === undefined ? {} : { basedOn }) };
  const result = await callRoute(pathCompilerRoutes.openPlanQuote, { query });
  if (result.ok) {
    const { uuid, quote } = result.answer;
    return { kind: 'opened', quoteId: uuid, quote };
  }
  if (result.kind === 'network')
    return { kind: 'refused', reason: 'Network error. Please try again.', planActive: false };
  const reason = result.code === 'unreadable-answer' ? undefined : result.message;
  return { kind: 'refused', reason, planActive: result.code === 'run-active' };
}

/**
 * Holds the plan at its price for two hours: what it costs this person as the server counts it, the very amount that
 * is charged afterwards. Each dialog opens its own, and keeps it; none is opened because somebody looks away and back.
 */
export const planQuoteQuery = (chosen: ChosenPlan) =>
  queryOptions({
    queryKey: ['plan-quote', chosen],
    queryFn: () => openPlanQuote(chosen),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
