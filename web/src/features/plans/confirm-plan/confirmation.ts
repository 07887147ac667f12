import { queryOptions } from '@tanstack/react-query';
import { paymentFormSentence } from '#shared/contract/errors.ts';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { isAnswerLost } from '#web/lib/api/answer-or-throw.ts';
import { type ApiResult, callRoute } from '#web/lib/api/call-route.ts';
import { notHere } from '#web/lib/payment/payment-words.ts';
import { tellAccountChange } from '#web/lib/session/account-changes.ts';

type Failure = Exclude<ApiResult<never>, { ok: true }>;

/** The one step that helps after a run could not be made. */
export type NextStep = 'try-again' | 'open-active-plan' | 'pay-difference' | 'choose-again';

/** The part of a choice that is no longer valid. */
type ChoiceEnd = 'price' | 'choice';

/** The outcome of a return from a payment, or of starting a plan with existing tokens. */
export type Confirmation =
  | { kind: 'started'; runId: string }
  /** known: the server has closed the payment page, so that nothing can be charged any more. */
  | { kind: 'cancelled'; known: boolean }
  /** The payment page may still be open. */
  | { kind: 'cancel-failed'; reason: string; worthAnotherTry: boolean; absent?: true }
  /**
   * The outcome of the payment is unknown. unpaid: it is unpaid so far. unnamed: nothing shows a payment.
   * absent: this account has none.
   */
  | {
      kind: 'unconfirmed';
      reason: string | undefined;
      worthAnotherTry: boolean;
      unpaid?: true;
      unnamed?: true;
      absent?: true;
    }
  /** The answer was lost, so the plan may be open. */
  | { kind: 'unknown'; reason: string }
  /**
   * The payment is certain: the plan itself was refused, or the payment page never opened. moneyBack: it was
   * refunded. choiceEnded: the agreed price has expired, or the choice belongs to another account.
   */
  | { kind: 'refused'; reason: string; next: NextStep; moneyBack?: true; choiceEnded?: ChoiceEnd };

const networkError = 'Network error. Please try again.';

const cancelFailed = 'Cancellation failed. Please try again.';

/** Refusals that may be over in a moment. */
const passing: readonly string[] = ['payment-not-paid', 'wallet-frozen', 'conflict', 'too-many-requests'];

const choiceEnds = new Map<string, ChoiceEnd>([
  ['plan-quote-ended', 'price'],
  ['plan-price-changed', 'price'],
  ['not-found', 'choice'],
]);

/** Whether a refusal concerns the choice itself, whatever was paid. */
function choiceEndedBy(code: string): { choiceEnded?: ChoiceEnd } {
  const choiceEnded = choiceEnds.get(code);
  return choiceEnded === undefined ? {} : { choiceEnded };
}

const isPassing = (failure: Failure): boolean =>
  isAnswerLost(failure) || (failure.kind === 'refused' && passing.includes(failure.code));

const isAbsent = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'not-found';

function reasonOf(failure: Failure): string {
  if (failure.kind === 'network') return networkError;
  return isAbsent(failure) ? notHere : failure.message || networkError;
}

/** These refusals settle the state of the payment, and say why it cannot pay for the plan. */
const certain: readonly string[] = ['payment-refunded', 'wallet-frozen'];

export function afterVerifyRefused(failure: Failure): Confirmation {
  const reason = reasonOf(failure);
  const worthAnotherTry = isPassing(failure);
  if (failure.kind === 'refused' && certain.includes(failure.code)) {
    const next = worthAnotherTry ? 'try-again' : 'choose-again';
    return { kind: 'refused', reason, next, ...(failure.code === 'payment-refunded' && { moneyBack: true }) };
  }
  const isUnpaid = failure.kind === 'refused' && failure.code === 'payment-not-paid';
  return {
    kind: 'unconfirmed',
    reason,
    worthAnotherTry,
    ...(isUnpaid && { unpaid: true }),
    ...(isAbsent(failure) && { absent: true }),
  };
}

export function afterCancelRefused(failure: Failure): Confirmation {
  const worthAnotherTry = isPassing(failure);
  if (isAbsent(failure)) return { kind: 'cancel-failed', reason: notHere, worthAnotherTry, absent: true };
  const hasReason = failure.kind === 'refused' && failure.status < 500 && failure.message !== '';
  return { kind: 'cancel-failed', reason: hasReason ? failure.message : cancelFailed, worthAnotherTry };
}

function nextStepOf(failure: Failure): NextStep {
  if (isPassing(failure) || failure.kind === 'network') return 'try-again';
  if (failure.code === 'run-active') return 'open-active-plan';
  return failure.status === 402 ? 'pay-difference' : 'choose-again';
}

export function afterStartRefused(failure: Failure): Confirmation {
  const reason = reasonOf(failure);
  if (isAnswerLost(failure)) return { kind: 'unknown', reason };
  const next = nextStepOf(failure);
  return {
    kind: 'refused',
    reason,
    next,
    ...(failure.kind === 'refused' && choiceEndedBy(failure.code)),
  };
}

/** The task of the confirm page, derived from its address. */
type ConfirmStep =
  | { kind: 'nothing'; unnamed?: true }
  /** The payment page was never opened. */
  | Extract<Confirmation, { kind: 'refused' }>
  | { kind: 'start'; quoteId: string }
  | { kind: 'verify'; quoteId: string; checkoutId: string }
  | { kind: 'cancel'; quoteId: string; checkoutId: string | undefined };

/**
 * Refused because nothing is missing, so there is nothing to wait for. Or because the session had ended:
 * requesting the run leads through the log-in page, and then shows what is still missing.
 */
const startsAnyway: readonly string[] = ['nothing-to-pay', 'session-invalid'];

const afterRefusal = (code: string): ConfirmStep => {
  const reason = paymentFormSentence(code);
  if (reason === undefined) return { kind: 'nothing' };
  const next = code === 'run-active' ? 'open-active-plan' : 'choose-again';
  return { kind: 'refused', reason, next, ...choiceEndedBy(code) };
};

export function readConfirmation(query: URLSearchParams): ConfirmStep {
  const quoteId = query.get('pc_sid') ?? '';
  const checkoutId = query.get('session_id') || undefined;
  const status = query.get('status');
  const error = query.get('error');
  if (error !== null && !startsAnyway.includes(error)) return afterRefusal(error);
  if (quoteId === '')
    return { kind: 'nothing', ...(checkoutId === undefined && status === null && { unnamed: true }) };
  if (error !== null) return { kind: 'start', quoteId };
  if (status === 'cancel') return { kind: 'cancel', quoteId, checkoutId };
  if (status === 'success') return checkoutId ? { kind: 'verify', quoteId, checkoutId } : { kind: 'nothing' };
  // Without a payment, existing tokens pay for the plan.
  return status === null ? { kind: 'start', quoteId } : { kind: 'nothing' };
}

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
