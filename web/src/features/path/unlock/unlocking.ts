import type { AnswerOf } from '#shared/contract/route.ts';
import type { CostShown, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { ApiResult } from '#web/lib/api/call-route.ts';

/** The path's cost for this person according to the server; tokens in hundredths, the charge in cents. */
export type Funds =
  /** Currently unknown: the server decides when it is asked to unlock. */
  | { kind: 'unknown' }
  | { kind: 'enough'; price: number; balance: number; left: number }
  | { kind: 'short'; price: number; balance: number; owed: number; missing: number; charge: number };

export function fundsOf(cost: CostShown | undefined): Funds {
  if (cost === undefined) return { kind: 'unknown' };
  const { price, usable: balance, owed, missing, charge } = cost;
  return missing === 0
    ? { kind: 'enough', price, balance, left: balance - price }
    : { kind: 'short', price, balance, owed, missing, charge };
}

type Shortage = Extract<UnlockOutcome, { kind: 'short' }>;

/** The outcome of a payment for the path that did not lead straight into it. */
export interface PaymentNote {
  message: string;
  /** Cancelled as the server confirms, refused, missing from this account, or of unknown outcome. */
  kind: 'cancelled' | 'refused' | 'absent' | 'doubtful';
}

interface Quiet {
  /**
   * After a return from the payment page: the page keeps its position, and no dialog opens until there is
   * something to decide.
   */
  quiet?: boolean | undefined;
}

interface Said extends Quiet {
  shortage?: Shortage | undefined;
  note?: PaymentNote | undefined;
  /** The reason why a confirmed purchase failed. */
  failed?: string | undefined;
}

/** The steps of the confirm dialog; it is visible in all but the first and the last. */
export type Unlocking =
  | { step: 'closed' }
  /** Back from the payment page: the server checks the outcome. */
  | ({ step: 'settling' } & Quiet)
  /** It is not known yet whether it was paid. */
  | { step: 'unsettled'; message: string }
  /** The cost is loading, for the second time when the server found too few tokens. */
  | ({ step: 'asking' } & Said)
  | ({ step: 'open'; funds: Funds } & Omit<Said, keyof Quiet>)
  /** Without funds when it was paid for a moment ago. */
  | ({ step: 'processing'; funds?: Funds } & Quiet)
  /** The session was refused, and the log-in page opens in a moment. */
  | { step: 'leaving' };

export type UnlockEvent =
  | { kind: 'open' }
  | { kind: 'close' }
  | ({ kind: 'settle' } & Quiet)
  | { kind: 'unsettled'; message: string }
  | { kind: 'settled'; note?: PaymentNote | undefined }
  | { kind: 'paid' }
  | { kind: 'funds'; funds: Funds }
  | { kind: 'confirm' }
  | { kind: 'answered'; outcome: UnlockOutcome };

export const isQuiet = (unlocking: Unlocking): boolean => 'quiet' in unlocking && unlocking.quiet === true;

/** The step on opening the page, with or without a payment in the address. */
export const firstStep = (isReturn: boolean): Unlocking =>
  isReturn ? { step: 'settling', quiet: true } : { step: 'closed' };

const afterAnswer = (outcome: UnlockOutcome, { quiet }: Quiet): Unlocking => {
  switch (outcome.kind) {
    case 'unlocked':
      return { step: 'closed' };
    case 'session-refused':
      return { step: 'leaving' };
    case 'short':
      return { step: 'asking', shortage: outcome, quiet };
    // A lost answer may have been a success; requesting the cost again shows which.
    case 'failed':
      return { step: 'asking', failed: outcome.message, quiet };
  }
};

export function nextStep(state: Unlocking, event: UnlockEvent): Unlocking {
  switch (event.kind) {
    case 'open':
      return state.step === 'closed' ? { step: 'asking' } : state;
    case 'close':
      return state.step === 'processing' ? state : { step: 'closed' };
    case 'settle':
      return state.step === 'closed' || state.step === 'unsettled'
        ? { step: 'settling', quiet: event.quiet }
        : state;
    case 'unsettled':
      return state.step === 'settling' ? { step: 'unsettled', message: event.message } : state;
    case 'settled':
      return state.step === 'settling' ? { step: 'asking', note: event.note, quiet: state.quiet } : state;
    case 'paid':
      return state.step === 'settling' ? { step: 'processing', quiet: state.quiet } : state;
    case 'funds': {
      if (state.step !== 'asking') return state;
      const { shortage, note, failed } = state;
      return { step: 'open', funds: event.funds, shortage, note, failed };
    }
    case 'confirm':
      return state.step === 'open' ? { step: 'processing', funds: state.funds } : state;
    case 'answered':
      if (state.step === 'processing') return afterAnswer(event.outcome, state);
      // Only an ended session can interrupt the request for the cost.
      return state.step === 'asking' && event.outcome.kind === 'session-refused'
        ? { step: 'leaving' }
        : state;
  }
}

/** The shortfall, once known: it is paid here, in one step with the unlock. */
export const missingFunds = (state: Unlocking): Extract<Funds, { kind: 'short' }> | undefined =>
  state.step === 'open' && state.funds.kind === 'short' ? state.funds : undefined;

/** Whether a confirmed purchase failed and the server says that the path is still locked. */
export const hasSpentNothing = (state: Unlocking): boolean =>
  state.step === 'open' && state.failed !== undefined && state.funds.kind === 'enough';

/** Whether the server found too few tokens without an amount, so that they are bought on their own page. */
export const needsRecharge = (state: Unlocking): boolean =>
  state.step === 'open' && state.funds.kind === 'unknown' && state.shortage !== undefined;

/** Whether the server found too few tokens but they are enough by now, so that it can be confirmed again. */
export const isCoveredByNow = (state: Unlocking): boolean =>
  state.step === 'open' && state.shortage !== undefined && state.funds.kind === 'enough';

/** The outcome of an attempt to unlock. */
export type UnlockOutcome =
  /** `before` means that nothing was charged now. */
  | { kind: 'unlocked'; before?: true }
  | { kind: 'session-refused' }
  | { kind: 'short'; message: string }
  | { kind: 'failed'; message: string };

const noAnswer = 'Something went wrong. Try again.';

const noReason = 'Purchase failed.';

export const isSessionRefused = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.kind === 'refused' && (result.status === 401 || result.status === 403);

/** An unknown answer opens nothing and offers nothing for sale; undefined when the session was refused. */
export function readPurchased(result: ApiResult<{ purchased: boolean }>): boolean | 'unknown' | undefined {
  if (result.ok) return result.answer.purchased;
  return isSessionRefused(result) ? undefined : 'unknown';
}

/** Why an unlocked text is withheld; undefined for any other answer. */
export const readOwed = (result: ApiResult<unknown>): string | undefined =>
  !result.ok && result.kind === 'refused' && result.code === 'tokens-owed' ? result.message : undefined;

export function readUnlock(result: ApiResult<AnswerOf<typeof pathCompilerRoutes.unlockPath>>): UnlockOutcome {
  if (result.ok) return { kind: 'unlocked', ...(result.answer.unlockedBefore && { before: true }) };
  if (result.kind === 'network') return { kind: 'failed', message: noAnswer };
  const { status, code } = result;
  if (isSessionRefused(result)) return { kind: 'session-refused' };
  // An unreadable success is no refusal: it may have worked, and a retry is never charged again.
  if (status < 400) return { kind: 'failed', message: noAnswer };
  const hasReason = code !== 'unreadable-answer' && result.message !== '';
  const message = hasReason ? result.message : noReason;
  return { kind: status === 402 ? 'short' : 'failed', message };
}

export interface News {
  tone: 'info' | 'failed';
  message: string;
}

/** True for the payment that unlocked it, opened again, and for one that came too late. */
const paidBefore = 'You were charged once for this path. Anything extra you paid is in your balance.';

/**
 * The toast after an attempt to unlock, if neither the receipt nor the still open dialog reports it. `paid`
 * means that a payment for it was just made.
 */
export function newsOf(outcome: UnlockOutcome, { paid }: { paid: boolean }): News | undefined {
  switch (outcome.kind) {
    case 'unlocked':
      return outcome.before && paid ? { tone: 'info', message: paidBefore } : undefined;
    case 'session-refused':
      return { tone: 'failed', message: 'Session expired. Redirecting to login...' };
    case 'short':
    case 'failed':
      return undefined;
  }
}
