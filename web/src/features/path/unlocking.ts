import type { CostShown } from '#shared/contract/routes/path-compiler.ts';
import type { UnlockOutcome } from './read-answers.ts';

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
