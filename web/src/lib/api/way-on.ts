import { sentenceOf } from '#shared/contract/errors.ts';
import { CallFailure } from './answer-or-throw.ts';

/** After a call that failed: only where no answer came at all is it the connection that somebody should look at. */
export function wayOn(error: unknown): string {
  if (!(error instanceof CallFailure)) return sentenceOf('internal-error');
  if (error.kind === 'network') return 'Check your connection, then try again.';
  const { status = 500, message = '' } = error.said ?? {};
  return status < 500 && message !== '' ? message : sentenceOf('internal-error');
}

/** The same where the page asks again by itself with the next connection. */
export const whyFailed = (error: unknown): string =>
  error instanceof CallFailure && error.kind === 'network' && !navigator.onLine
    ? 'You’re offline. It will load when you’re back online.'
    : wayOn(error);
