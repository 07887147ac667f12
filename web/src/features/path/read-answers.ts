import type { AnswerOf } from '#shared/contract/route.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { ApiResult } from '#web/lib/api/call-route.ts';

/** The outcome of an attempt to unlock. */
export type UnlockOutcome =
  /** `before` means that nothing was charged now. */
  | { kind: 'unlocked'; before?: true }
  | { kind: 'session-refused' }
  | { kind: 'short'; message: string }
  | { kind: 'failed'; message: string };

const noAnswer = 'Something went wrong. Try again.';
const noReason = 'Purchase failed.';

export const isSessionRefused = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.kind === 'refused' && (result.status === 401 || result.status === 403);

/** An unknown answer opens nothing and offers nothing for sale; undefined when the session was refused. */
export function readPurchased(result: ApiResult<{ purchased: boolean }>): boolean | 'unknown' | undefined {
  if (result.ok) return result.answer.purchased;
  return isSessionRefused(result) ? undefined : 'unknown';
}

/** Why an unlocked text is withheld; undefined for any other answer. */
export const readOwed = (result: ApiResult<unknown>): string | undefined =>
  !result.ok && result.kind === 'refused' && result.code === 'tokens-owed' ? result.message : undefined;

export function readUnlock(result: ApiResult<AnswerOf<typeof pathCompilerRoutes.unlockPath>>): UnlockOutcome {
  if (result.ok) return { kind: 'unlocked', ...(result.answer.unlockedBefore && { before: true }) };
  if (result.kind === 'network') return { kind: 'failed', message: noAnswer };
  const { status, code } = result;
  if (isSessionRefused(result)) return { kind: 'session-refused' };
  // An unreadable success is no refusal: it may have worked, and a retry is never charged again.
  if (status < 400) return { kind: 'failed', message: noAnswer };
  const hasReason = code !== 'unreadable-answer' && result.message !== '';
  const message = hasReason ? result.message : noReason;
  return { kind: status === 402 ? 'short' : 'failed', message };
}
