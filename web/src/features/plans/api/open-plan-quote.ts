import { queryOptions } from '@tanstack/react-query';
import { type CostShown, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import type { ChosenPlan } from '../chosen-plan.ts';

export const quoteFailed = 'Failed to initiate session.';

export interface QuoteRefusal {
  kind: 'refused';
  /** The reason, if the server gave one. */
  reason: string | undefined;
  /** Another plan is open, and has to be finished first. */
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
 * Holds the plan at its price for two hours: the exact amount that the server will charge this person. Each
 * dialog opens and keeps its own quote; a window that regains the focus opens none.
 */
export const planQuoteQuery = (chosen: ChosenPlan) =>
  queryOptions({
    queryKey: ['plan-quote', chosen],
    queryFn: () => openPlanQuote(chosen),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
