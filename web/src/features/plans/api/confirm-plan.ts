import { queryOptions } from '@tanstack/react-query';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { isAnswerLost } from '#web/lib/api/is-answer-lost.ts';
import {
  afterCancelRefused,
  afterStartRefused,
  afterVerifyRefused,
  type Confirmation,
} from '../confirmation.ts';
import { type ConfirmStep, readConfirmation } from '../read-confirmation.ts';

async function startRun(quoteId: string, signal: AbortSignal): Promise<Confirmation> {
  const ask = () => callRoute(pathCompilerRoutes.createRun, { query: { pc_sid: quoteId }, signal });
  const first = await ask();
  // A repeated request spends nothing twice, because a quote opens a single run.
  const result = !first.ok && isAnswerLost(first) && !signal.aborted ? await ask() : first;
  return result.ok ? { kind: 'started', runId: result.answer.data.run_id } : afterStartRefused(result);
}

interface Confirming {
  /** The server has the payment, so only the plan remains to be opened. */
  onPaid: () => void;
}

async function confirmPlan(
  step: ConfirmStep,
  { signal, onPaid }: Confirming & { signal: AbortSignal },
): Promise<Confirmation> {
  switch (step.kind) {
    case 'nothing':
      return { ...step, kind: 'unconfirmed', reason: undefined, worthAnotherTry: false };
    case 'refused':
      return step;
    case 'start':
      return startRun(step.quoteId, signal);
    case 'verify': {
      const body = { session_id: step.checkoutId, pc_sid: step.quoteId };
      const verified = await callRoute(payRoutes.verifyPayment, { body, signal });
      if (!verified.ok) return afterVerifyRefused(verified);
      onPaid();
      return startRun(step.quoteId, signal);
    }
    case 'cancel': {
      if (step.checkoutId === undefined) return { kind: 'cancelled', known: false };
      const query = { session_id: step.checkoutId };
      const cancelled = await callRoute(payRoutes.cancelPayment, { query, signal });
      if (cancelled.ok) return { kind: 'cancelled', known: true };
      // It was paid in another window after all, so the plan is paid for.
      const paid = cancelled.kind === 'refused' && cancelled.code === 'payment-completed';
      if (!paid) return afterCancelRefused(cancelled);
      onPaid();
      return startRun(step.quoteId, signal);
    }
  }
}

/**
 * Settles the payment in the address, then opens the run. Repeating it for one quote always opens the same
 * run. It runs once per address, and a window that regains the focus does not repeat it.
 */
export const confirmationQuery = (search: string, { onPaid }: Confirming) =>
  queryOptions({
    queryKey: ['confirmation', search],
    queryFn: async ({ signal }) => {
      const outcome = await confirmPlan(readConfirmation(new URLSearchParams(search)), { signal, onPaid });
      if (outcome.kind !== 'cancelled') tellAccountChange('user', 'orders', 'runs');
      return outcome;
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
