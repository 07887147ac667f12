import { sentenceOf } from '#shared/contract/errors.ts';
import { CallFailure } from './answer-or-throw.ts';

/** After a call that failed: only where no answer came at all is it the connection that somebody should look at. */
export function wayOn(error: unknown): string {
  if (!(error instanceof CallFailure)) return sentenceOf('internal-error');
  if (error.kind === 'network') return 'Check your connection, then try again.';
  const { status = 500, message = '' } = error.said ?? {};
  return status < 500 && message !== '' ? message : sentenceOf('internal-error');
}
