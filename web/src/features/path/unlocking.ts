import type { CostShown } from '#shared/contract/routes/path-compiler.ts';
import type { UnlockOutcome } from './read-answers.ts';

/** What the server says the path costs this person now; tokens in hundredths, the charge in cents. */
export type Funds =
  /** Not to be had just now: the server decides when it is asked to unlock. */
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

/** How a payment for the path went, where it did not lead straight into it. */
export interface PaymentNote {
  message: string;
  /** Taken back for good by the word of the server; refused; none of this account; or one that nobody can tell the end of. */
  kind: 'cancelled' | 'refused' | 'absent' | 'doubtful';
}

interface Quiet {
  /** Back from the payment page: the page is held as it is, and no dialog opens before there is something to decide. */
  quiet?: boolean | undefined;
}

interface Said extends Quiet {
  shortage?: Shortage | undefined;
  note?: PaymentNote | undefined;
  /** Confirmed, and nothing came of it: what was said of that. */
  failed?: string | undefined;
}

/** The steps of the confirm dialog; it shows in all but the first and the last. */
export type Unlocking =
  | { step: 'closed' }
  /** Back from the payment page: the server looks how that was left. */
  | ({ step: 'settling' } & Quiet)
  /** Nobody can say yet whether it was paid. */
  | { step: 'unsettled'; message: string }
  /** What it costs is on its way, for the second time when the server found the tokens too few. */
  | ({ step: 'asking' } & Said)
  | ({ step: 'open'; funds: Funds } & Omit<Said, keyof Quiet>)
  /** Without funds when it was paid for a moment ago. */
  | ({ step: 'processing'; funds?: Funds } & Quiet)
  /** The session was refused: to the log-in page in a moment. */
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

/** As a page is opened: with a payment in its address, or without. */
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
    // An answer that was lost may have been a success: what it costs is asked anew, and that says so.
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
      // Asking for the cost can end the session too, and nothing else.
      return state.step === 'asking' && event.outcome.kind === 'session-refused'
        ? { step: 'leaving' }
        : state;
  }
}

/** What is missing, when it is known: paid here, in one step with the unlocking. */
export const missingFunds = (state: Unlocking): Extract<Funds, { kind: 'short' }> | undefined =>
  state.step === 'open' && state.funds.kind === 'short' ? state.funds : undefined;

/** Whether it was confirmed in vain, and by the server’s word the path is locked and its price still there. */
export const hasSpentNothing = (state: Unlocking): boolean =>
  state.step === 'open' && state.failed !== undefined && state.funds.kind === 'enough';

/** Whether tokens are missing by the server's word, and nobody can say how many: they are bought on their own page. */
export const needsRecharge = (state: Unlocking): boolean =>
  state.step === 'open' && state.funds.kind === 'unknown' && state.shortage !== undefined;

/** Whether the server found the tokens too few, but by now they are enough: it can be confirmed again. */
export const isCoveredByNow = (state: Unlocking): boolean =>
  state.step === 'open' && state.shortage !== undefined && state.funds.kind === 'enough';
