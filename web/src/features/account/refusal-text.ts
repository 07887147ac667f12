import { networkErrorText } from '#web/components/form/network-error-text.ts';
import type { ApiResult } from '#web/lib/api/call-route.ts';

type Failure = Extract<ApiResult<never>, { ok: false }>;

/** The server's own sentence; the fallback when it gave none that can be read. */
export function refusalText(failure: Failure, fallback: string): string {
  if (failure.kind === 'network') return networkErrorText;
  return failure.code === 'unreadable-answer' ? fallback : failure.message;
}
