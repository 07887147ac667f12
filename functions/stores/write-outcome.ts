/**
 * How a failed write ended. `refused`: nothing was written, because the conditions at these positions failed.
 * `unknown`: no readable answer arrived, so only another read shows whether it was written. Any other error is a fault.
 */
export type WriteFailure = { kind: 'refused'; at: readonly number[] } | { kind: 'unknown'; cause: unknown };

/** Returns undefined for a fault; unknown errors are never retried. */
export function classifyWriteError(error: unknown): WriteFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'ConditionalCheckFailedException') return { kind: 'refused', at: [0] };
  if (error.name === 'TransactionCanceledException') {
    const at = refusedAt(cancellationCodes(error));
    return at.length > 0 ? { kind: 'refused', at } : undefined;
  }
  return isUnanswered(error) ? { kind: 'unknown', cause: error } : undefined;
}

/** Nothing was written, because another transaction was changing the same item. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name !== 'TransactionCanceledException') return error.name === 'TransactionConflictException';
  const codes = cancellationCodes(error).filter((code) => code !== 'None');
  return codes.length > 0 && codes.every((code) => conflictCodes.has(code));
}

/** The SDK does not look inside a cancelled transaction, so it does not repeat a throttled one. */
const conflictCodes: ReadonlySet<string> = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

const refusedAt = (codes: readonly string[]): number[] =>
  codes.flatMap((code, position) => (code === 'ConditionalCheckFailed' ? [position] : []));

/** The reason for each item of a cancelled transaction; None for an item that was in order. */
export function cancellationCodes(error: Error): string[] {
  const reasons: unknown = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  return Array.isArray(reasons) ? reasons.map((reason) => String(reason?.Code ?? 'None')) : [];
}

const unansweredNames: ReadonlySet<string> = new Set([
  'TimeoutError',
  'AbortError',
  'RequestTimeout',
  'InternalServerError',
  'ServiceUnavailable',
  // An earlier attempt at the same transaction is still in progress.
  'TransactionInProgressException',
]);

/** Node's codes for a failed or broken connection: the request may have been carried out. */
const connectionCodes: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const isUnanswered = (error: Error): boolean =>
  unansweredNames.has(error.name) ||
  ('code' in error && connectionCodes.has(error.code)) ||
  ('$metadata' in error && isServerError(error.$metadata));

const isServerError = (metadata: unknown): boolean =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'httpStatusCode' in metadata &&
  Number(metadata.httpStatusCode) >= 500;

export const isRefusedCondition = (error: unknown): boolean => classifyWriteError(error)?.kind === 'refused';
