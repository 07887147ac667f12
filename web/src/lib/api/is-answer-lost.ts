import type { ApiResult } from './call-route.ts';

type Failure = Extract<ApiResult<never>, { ok: false }>;

/** The server may have completed the call without an answer arriving. */
export const isAnswerLost = (failure: Failure): boolean =>
  failure.kind === 'network' || failure.status >= 500;
