import { networkErrorText } from '#web/components/form/form-refusal.tsx';
import { isAnswerLost } from '#web/lib/api/answer-or-throw.ts';
import type { ApiResult } from '#web/lib/api/call-route.ts';

type Failure = Extract<ApiResult<never>, { ok: false }>;

/** The server's own sentence; the fallback when it gave no readable one. */
export function refusalText(failure: Failure, fallback: string): string {
  if (failure.kind === 'network') return networkErrorText;
  return failure.code === 'unreadable-answer' ? fallback : failure.message;
}

const kept = 'Nothing you typed is lost.';

const timeOf = (ms: number): string =>
  new Date(ms).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });

/** The note below that sentence: what was kept, or when to try again. */
function noteOn(failure: Failure, nowMs: number): string | undefined {
  if (isAnswerLost(failure)) return kept;
  const seconds = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
  return seconds === undefined
    ? undefined
    : `You can try again from ${timeOf(nowMs + seconds * 1000)}. ${kept}`;
}

/** A failed call as a form shows it. */
export function refusalOf(failure: Failure, fallback: string, nowMs = Date.now()) {
  const isEarly = failure.kind === 'refused' && failure.status === 429;
  return {
    message: refusalText(failure, fallback),
    code: failure.kind === 'refused' ? failure.code : 'network',
    note: noteOn(failure, nowMs),
    isEarly,
  };
}
