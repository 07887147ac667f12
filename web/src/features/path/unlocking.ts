import type { Hundredths } from '#shared/domain/tokens/money.ts';
import type { UnlockOutcome } from './read-answers.ts';

/** The balance held against the price; amounts in hundredths of a token. */
export type Funds =
  | { kind: 'unknown' }
  | { kind: 'enough'; balance: number; left: number }
  | { kind: 'short'; balance: number; missing: number };

export function fundsFor(price: Hundredths, balance: number | undefined): Funds {
  if (balance === undefined) return { kind: 'unknown' };
  return balance >= price
    ? { kind: 'enough', balance, left: balance - price }
    : { kind: 'short', balance, missing: price - balance };
}

type Shortage = Extract<UnlockOutcome, { kind: 'short' }>;

/** The steps of the confirm dialog; it shows in all but the first and the last. */
export type Unlocking =
  | { step: 'closed' }
  /** The balance is on its way, for the second time when the server found it too low. */
  | { step: 'asking'; shortage?: Shortage | undefined }
  | { step: 'open'; funds: Funds; shortage?: Shortage | undefined }
  | { step: 'processing'; funds: Funds }
  /** The session was refused: to the log-in page in a moment. */
  | { step: 'leaving' };

export type UnlockEvent =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'funds'; funds: Funds }
  | { kind: 'confirm' }
  | { kind: 'answered'; outcome: UnlockOutcome };

const afterAnswer = (funds: Funds, outcome: UnlockOutcome): Unlocking => {
  switch (outcome.kind) {
    case 'unlocked':
      return { step: 'closed' };
    case 'session-refused':
      return { step: 'leaving' };
    case 'short':
      return { step: 'asking', shortage: outcome };
    case 'failed':
      return { step: 'open', funds };
  }
};

export function nextStep(state: Unlocking, event: UnlockEvent): Unlocking {
  switch (event.kind) {
    case 'open':
      return state.step === 'closed' ? { step: 'asking' } : state;
    case 'close':
      return state.step === 'processing' ? state : { step: 'closed' };
    case 'funds':
      return state.step === 'asking' ? { step: 'open', funds: event.funds, shortage: state.shortage } : state;
    case 'confirm':
      return state.step === 'open' ? { step: 'processing', funds: state.funds } : state;
    case 'answered':
      if (state.step === 'processing') return afterAnswer(state.funds, event.outcome);
      // Asking for the balance can end the session too, and nothing else.
      return state.step === 'asking' && event.outcome.kind === 'session-refused'
        ? { step: 'leaving' }
        : state;
  }
}

/** Whether tokens have to be bought before anything else: by the balance, or by the server's word. */
export function needsRecharge(state: Unlocking): boolean {
  if (state.step !== 'open') return false;
  const { funds, shortage } = state;
  return funds.kind === 'short' || (shortage !== undefined && (shortage.owed || funds.kind === 'unknown'));
}

/** Whether the server found the tokens too few, but by now they are enough: it can be confirmed again. */
export const isCoveredByNow = (state: Unlocking): boolean =>
  state.step === 'open' && state.shortage !== undefined && !needsRecharge(state);
