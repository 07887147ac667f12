import { sentenceOf } from '#shared/contract/errors.ts';
import { CallFailure } from './answer-or-throw.ts';

/** Advice after a failed call: only without any answer is the connection to blame. */
export function wayOn(error: unknown): string {
  if (!(error instanceof CallFailure)) return sentenceOf('internal-error');
  if (error.kind === 'network') return 'Check your connection, then try again.';
  const { status = 500, message = '' } = error.said ?? {};
  return status < 500 && message !== '' ? message : sentenceOf('internal-error');
}

/** The same for a page that retries automatically when the connection returns. */
export const whyFailed = (error: unknown): string =>
  error instanceof CallFailure && error.kind === 'network' && !navigator.onLine
    ? 'You’re offline. It will load when you’re back online.'
    : wayOn(error);
