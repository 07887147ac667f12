import { isLostConnection } from '../aws/lost-connection.ts';
import { ServiceError } from '../aws/service-error.ts';

/**
 * How a write ended that did not go through. refused: nothing was written, and the conditions at these positions are
 * why. conflict: nothing was written, because another write or too many of them were in the way. unknown: an answer
 * never came or says nothing; whether it was written is only known by reading again. Anything else is a fault.
 */
export type Unwritten =
  | { kind: 'refused'; at: readonly number[] }
  | { kind: 'conflict'; cause: unknown }
  | { kind: 'unknown'; cause: unknown };

/** Undefined for a fault: what nobody here knows is not tried again, and not called a conflict. */
export function unwritten(error: unknown): Unwritten | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TransactionCanceledException') return cancelled(error);
  if (error.name === 'ConditionalCheckFailedException') return { kind: 'refused', at: [0] };
  if (inTheWay.has(error.name)) return { kind: 'conflict', cause: error };
  return wasNotAnswered(error) ? { kind: 'unknown', cause: error } : undefined;
}

function cancelled(error: Error): Unwritten | undefined {
  const codes = cancellationCodes(error);
  const at = codes.flatMap((code, position) => (code === 'ConditionalCheckFailed' ? [position] : []));
  if (at.length > 0) return { kind: 'refused', at };
  const reasons = codes.filter((code) => code !== 'None');
  const allInTheWay = reasons.length > 0 && reasons.every((code) => inTheWay.has(code));
  return allInTheWay ? { kind: 'conflict', cause: error } : undefined;
}

/** For each item of a cancelled transaction why; None for one that was in order. */
export function cancellationCodes(error: Error): string[] {
  const reasons: unknown = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  return Array.isArray(reasons) ? reasons.map((reason) => String(reason?.Code ?? 'None')) : [];
}

/** Names of errors, and codes of the reasons inside a cancelled transaction. */
const inTheWay: ReadonlySet<string> = new Set([
  'TransactionConflict',
  'TransactionConflictException',
  'ThrottlingError',
  'ThrottlingException',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
]);

const withoutAnswer: ReadonlySet<string> = new Set([
  'TimeoutError',
  'AbortError',
  'RequestTimeout',
  'InternalServerError',
  'ServiceUnavailable',
  // An earlier attempt at the same transaction is still under way.
  'TransactionInProgressException',
]);

function wasNotAnswered(error: Error): boolean {
  if (withoutAnswer.has(error.name) || isLostConnection(error)) return true;
  return error instanceof ServiceError && error.$metadata.httpStatusCode >= 500;
}

export const isRefusedCondition = (error: unknown): boolean => unwritten(error)?.kind === 'refused';
