import type { ApiResult } from './call-route.ts';

type Failure = Extract<ApiResult<never>, { ok: false }>;

/** What was asked may be done all the same. */
export const isAnswerLost = (failure: Failure): boolean =>
  failure.kind === 'network' || failure.status >= 500;
