import { paymentFormSentence } from '#shared/contract/errors.ts';

export interface ContributionNews {
  tone: 'success' | 'warning' | 'failed';
  message: string;
}

/** Reads the outcome of a contribution from the address. The words are always ours. */
export function readContributionReturn(query: URLSearchParams): ContributionNews | undefined {
  const code = query.get('error');
  if (code !== null) {
    const message = paymentFormSentence(code) ?? 'The payment failed to start. Please try again.';
    return { tone: 'failed', message };
  }
  const status = query.get('status');
  if (status === 'success') return { tone: 'success', message: 'Transaction complete.' };
  if (status === 'cancel') return { tone: 'warning', message: 'Transaction cancelled. No charge was made.' };
  return undefined;
}
