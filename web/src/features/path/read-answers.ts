import type { AnswerOf } from '#shared/contract/route.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { ApiResult } from '#web/lib/api/call-route.ts';

/** What became of an attempt to unlock. */
export type UnlockOutcome =
  /** before: nothing was charged now. */
  | { kind: 'unlocked'; before?: true }
  | { kind: 'session-refused' }
  | { kind: 'short'; message: string }
  | { kind: 'failed'; message: string };

const noAnswer = 'Something went wrong. Try again.';
const noReason = 'Purchase failed.';

export const isSessionRefused = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.kind === 'refused' && (result.status === 401 || result.status === 403);

/** What cannot be learnt opens nothing, and offers nothing for sale either; undefined when the session was refused. */
export function readPurchased(result: ApiResult<{ purchased: boolean }>): boolean | 'unknown' | undefined {
  if (result.ok) return result.answer.purchased;
  return isSessionRefused(result) ? undefined : 'unknown';
}

/** Why an unlocked text is kept back; undefined for any other answer. */
export const readOwed = (result: ApiResult<unknown>): string | undefined =>
  !result.ok && result.kind === 'refused' && result.code === 'tokens-owed' ? result.message : undefined;

export function readUnlock(result: ApiResult<AnswerOf<typeof pathCompilerRoutes.unlockPath>>): UnlockOutcome {
  if (result.ok) return { kind: 'unlocked', ...(result.answer.unlockedBefore && { before: true }) };
  if (result.kind === 'network') return { kind: 'failed', message: noAnswer };
  const { status, code } = result;
  if (isSessionRefused(result)) return { kind: 'session-refused' };
  // A success that could not be read is no refusal: it may have come through, and trying again costs nothing more.
  if (status < 400) return { kind: 'failed', message: noAnswer };
  const hasReason = code !== 'unreadable-answer' && result.message !== '';
  const message = hasReason ? result.message : noReason;
  return { kind: status === 402 ? 'short' : 'failed', message };
}
