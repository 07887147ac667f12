import type { UnlockOutcome } from './read-answers.ts';

export interface News {
  tone: 'info' | 'failed';
  message: string;
}

/** The title of the receipt, which stands where the path opens. */
export const unlockedNews = 'Purchase successful! Full access unlocked.';

/** True of the payment that unlocked it, opened again, and of one that came too late. */
const paidBefore = 'You were charged once for this path. Anything extra you paid is in your balance.';

/**
 * What is said of an attempt to unlock over the page: what neither the receipt nor the dialog says, which stays open
 * after a failure; paid: a payment for it was just made.
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
