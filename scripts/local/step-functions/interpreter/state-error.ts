/** An error of a state. `Retry` and `Catch` match its name. */
export class StateError extends Error {
  readonly error: string;
  override readonly cause: string | undefined;

  constructor(error: string, cause?: string) {
    super(`${error}: ${cause ?? ''}`);
    this.error = error;
    this.cause = cause;
  }
}

export const runtimeError = (cause: string): StateError => new StateError('States.Runtime', cause);

/** Wildcards do not match terminal errors: a wrong path or an oversized result would fail again. */
export function matchesError(errorEquals: readonly string[], error: string): boolean {
  if (error === 'States.Runtime') return false;
  if (errorEquals.includes(error)) return true;
  if (error === 'States.DataLimitExceeded') return false;
  if (errorEquals.includes('States.ALL')) return true;
  return error !== 'States.Timeout' && errorEquals.includes('States.TaskFailed');
}
