import { pathCompilerRoutes } from '../../../../shared/contract/routes/path-compiler.ts';
import { payRoutes } from '../../../../shared/contract/routes/pay.ts';
import { type ApiResult, callRoute } from '../../lib/api/call-route.ts';
import type { ConfirmErrand } from './read-confirmation.ts';

export type Confirmation =
  | { kind: 'started'; runId: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: string | undefined; worthAnotherTry: boolean };

/** Refusals that may be over in a moment. */
const passing: readonly string[] = ['payment-not-paid', 'wallet-frozen', 'conflict', 'too-many-requests'];

function failure(result: Exclude<ApiResult<never>, { ok: true }>): Confirmation {
  if (result.kind === 'network')
    return { kind: 'failed', reason: 'Network error. Please try again.', worthAnotherTry: true };
  const worthAnotherTry = result.status >= 500 || passing.includes(result.code);
  return { kind: 'failed', reason: result.message, worthAnotherTry };
}

async function startRun(pcSid: string, signal: AbortSignal): Promise<Confirmation> {
  const result = await callRoute(pathCompilerRoutes.createRun, { query: { pc_sid: pcSid }, signal });
  return result.ok ? { kind: 'started', runId: result.answer.data.run_id } : failure(result);
}

/** Settles the payment, then opens the run; from one plan session always the same run, however often it is done. */
export async function confirmPlan(errand: ConfirmErrand, signal: AbortSignal): Promise<Confirmation> {
  switch (errand.kind) {
    case 'nothing':
      return { kind: 'failed', reason: errand.sentence, worthAnotherTry: false };
    case 'start':
      return startRun(errand.pcSid, signal);
    case 'verify': {
      const body = { session_id: errand.sessionId, pc_sid: errand.pcSid };
      const verified = await callRoute(payRoutes.verifyPayment, { body, signal });
      return verified.ok ? startRun(errand.pcSid, signal) : failure(verified);
    }
    case 'cancel': {
      if (errand.sessionId === undefined) return { kind: 'cancelled' };
      const query = { session_id: errand.sessionId };
      const cancelled = await callRoute(payRoutes.cancelPayment, { query, signal });
      // Paid in another window after all: then the plan is paid for.
      const paid = !cancelled.ok && cancelled.kind === 'refused' && cancelled.code === 'payment-completed';
      return paid ? startRun(errand.pcSid, signal) : { kind: 'cancelled' };
    }
  }
}
