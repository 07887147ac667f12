import type { ApiResult } from './call-route.ts';

/** The server's refusal. */
export interface Said {
  status: number;
  code: string;
  message: string;
}

/** A failed call as the query library expects it; 'session' means that the server ended the session. */
export class CallFailure extends Error {
  readonly kind: 'session' | 'refused' | 'network';
  readonly said: Said | undefined;

  constructor(kind: CallFailure['kind'], said?: Said) {
    super(`The call failed: ${kind}.`);
    this.kind = kind;
    this.said = said;
  }
}

export function answerOrThrow<T>(result: ApiResult<T>): T {
  if (result.ok) return result.answer;
  if (result.kind === 'network') throw new CallFailure('network');
  throw new CallFailure(result.status === 401 || result.status === 403 ? 'session' : 'refused', result);
}

/** Missing, decided or gone: a retry changes nothing. */
const lasting: readonly (number | undefined)[] = [404, 409, 410];

/** Allows one retry, but never for an ended session or a lasting refusal. */
export const worthAnotherTry = (failures: number, error: Error): boolean =>
  failures < 1 &&
  !(error instanceof CallFailure && (error.kind === 'session' || lasting.includes(error.said?.status)));

type Failure = Extract<ApiResult<never>, { ok: false }>;

/** The server may have completed the call without an answer arriving. */
export const isAnswerLost = (failure: Failure): boolean =>
  failure.kind === 'network' || failure.status >= 500;
