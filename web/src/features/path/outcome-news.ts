import type { UnlockOutcome } from './read-answers.ts';

export interface News {
  tone: 'success' | 'info' | 'failed';
  message: string;
}

const paidBeside = 'This path was unlocked already. What it did not need of your payment is in your balance.';

/** What is said of an attempt to unlock, whatever else the page shows of it; paid: a payment for it was just made. */
export function newsOf(outcome: UnlockOutcome, { paid }: { paid: boolean }): News {
  switch (outcome.kind) {
    case 'unlocked':
      if (outcome.before && paid) return { tone: 'info', message: paidBeside };
      return { tone: 'success', message: 'Purchase successful! Full access unlocked.' };
    case 'session-refused':
      return { tone: 'failed', message: 'Session expired. Redirecting to login...' };
    case 'short':
    case 'failed':
      return { tone: 'failed', message: outcome.message };
  }
}
