import { isLostConnection } from './lost-connection.ts';
import { ServiceError } from './service-error.ts';

/**
 * Which failures are tried again and after how long: the SDK's own "standard" rules. A store of capacity keeps an instance
 * from sending ever more to a service that is down: each new attempt takes from it, each success gives back.
 */
const capacity = 500;
const longestDelayMs = 20_000;
const hintedAtMostMs = 5000;

const kinds = {
  throttled: { cost: 5, baseMs: 1000 },
  passing: { cost: 14, baseMs: 50 },
} as const;
type Kind = keyof typeof kinds;

const throttlingNames: ReadonlySet<string> = new Set([
  'LimitExceededException',
  'PriorRequestNotComplete',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
]);
const passingNames: ReadonlySet<string> = new Set([
  'TimeoutError',
  'RequestTimeout',
  'RequestTimeoutException',
]);
const passingStatuses: ReadonlySet<number> = new Set([500, 502, 503, 504]);

function kindOf(error: unknown): Kind | undefined {
  if (!(error instanceof Error)) return undefined;
  const status = error instanceof ServiceError ? error.$metadata.httpStatusCode : 0;
  if (status === 429 || throttlingNames.has(error.name)) return 'throttled';
  if (passingStatuses.has(status) || passingNames.has(error.name)) return 'passing';
  return isLostConnection(error) ? 'passing' : undefined;
}

export interface Retries {
  /** How long to wait before the next attempt, and what it will have taken; undefined when there is to be none. */
  next(error: unknown, made: number): { waitMs: number; cost: number } | undefined;
  succeeded(cost: number | undefined): void;
}

export function buildRetries({ attempts, random }: { attempts: number; random: () => number }): Retries {
  let left = capacity;
  return {
    next(error, made) {
      const kind = kindOf(error);
      if (kind === undefined || made >= attempts) return undefined;
      const { cost, baseMs } = kinds[kind];
      if (left < cost) return undefined;
      left -= cost;
      const ownMs = random() * Math.min(baseMs * 2 ** (made - 1), longestDelayMs);
      const hintMs = error instanceof ServiceError ? (error.retryAfterMs ?? 0) : 0;
      return { waitMs: Math.max(ownMs, Math.min(hintMs, ownMs + hintedAtMostMs)), cost };
    },
    succeeded(cost = 1) {
      left = Math.min(capacity, left + cost);
    },
  };
}
