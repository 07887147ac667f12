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
  // Nothing is spent twice: one quote opens one run.
  const result = !first.ok && isAnswerLost(first) && !signal.aborted ? await ask() : first;
  return result.ok ? { kind: 'started', runId: result.answer.data.run_id } : afterStartRefused(result);
}

interface Confirming {
  /** The server has the payment, so all that is left is to open the plan. */
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
      // Paid in another window after all: then the plan is paid for.
      const paid = cancelled.kind === 'refused' && cancelled.code === 'payment-completed';
      if (!paid) return afterCancelRefused(cancelled);
      onPaid();
      return startRun(step.quoteId, signal);
    }
  }
}

/**
 * Settles the payment that an address speaks of, then opens the run; from one quote always the same run, however often
 * it is done. Once for an address: what has been settled is not asked for again because somebody looks away and back.
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
