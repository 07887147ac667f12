import type { UnlockOutcome } from './read-answers.ts';

export interface News {
  tone: 'info' | 'failed';
  message: string;
}

/** The title of the receipt, shown where the path opens. */
export const unlockedNews = 'Purchase successful! Full access unlocked.';

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
