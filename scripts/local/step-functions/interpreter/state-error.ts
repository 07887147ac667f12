/** An error a state reports: `Retry` and `Catch` match on its name. */
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

/** Terminal errors escape the wildcards: a wrong path or an oversized result does not mend by trying again. */
export function matchesError(errorEquals: readonly string[], error: string): boolean {
  if (error === 'States.Runtime') return false;
  if (errorEquals.includes(error)) return true;
  if (error === 'States.DataLimitExceeded') return false;
  if (errorEquals.includes('States.ALL')) return true;
  return error !== 'States.Timeout' && errorEquals.includes('States.TaskFailed');
}
