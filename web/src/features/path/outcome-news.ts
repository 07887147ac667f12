import type { UnlockOutcome } from './read-answers.ts';

export interface News {
  tone: 'success' | 'failed';
  message: string;
}

/** What is said of an attempt to unlock, whatever else the page shows of it. */
export function newsOf(outcome: UnlockOutcome): News {
  switch (outcome.kind) {
    case 'unlocked':
      return { tone: 'success', message: 'Purchase successful! Full access unlocked.' };
    case 'session-refused':
      return { tone: 'failed', message: 'Session expired. Redirecting to login...' };
    case 'short':
    case 'failed':
      return { tone: 'failed', message: outcome.message };
  }
}
