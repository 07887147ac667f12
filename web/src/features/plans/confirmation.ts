import type { ApiResult } from '#web/lib/api/call-route.ts';
import { isAnswerLost } from '#web/lib/api/is-answer-lost.ts';
import { notHere } from '#web/lib/payment-words.ts';

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
export function choiceEndedBy(code: string): { choiceEnded?: ChoiceEnd } {
  const choiceEnded = choiceEnds.get(code);
  return choiceEnded === undefined ? {} : { choiceEnded };
}

const isPassing = (failure: Failure): boolean =>
  isAnswerLost(failure) || (failure.kind === 'refused' && passing.includes(failure.code));

const isAbsent = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'not-found';
const absence = (failure: Failure): { absent?: true } => (isAbsent(failure) ? { absent: true } : {});

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
    ...absence(failure),
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
