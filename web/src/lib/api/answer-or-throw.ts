import type { ApiResult } from './call-route.ts';

/** A failed call as the query library wants it; session: the server said that the session is over. */
export class CallFailure extends Error {
  readonly kind: 'session' | 'refused' | 'network';

  constructor(kind: CallFailure['kind']) {
    super(`The call failed: ${kind}.`);
    this.kind = kind;
  }
}

export function answerOrThrow<T>(result: ApiResult<T>): T {
  if (result.ok) return result.answer;
  if (result.kind === 'network') throw new CallFailure('network');
  throw new CallFailure(result.status === 401 || result.status === 403 ? 'session' : 'refused');
}

/** One more try, but never for a session that is over. */
export const worthAnotherTry = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof CallFailure && error.kind === 'session');
