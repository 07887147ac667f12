import { addressGroup } from '../http/address-group.ts';
import { type Refusal, refuse } from '../http/outcome.ts';
import type { Limit, LimitStore } from '../stores/limits.ts';
import { failuresOfAccount } from './account-limits.ts';

/**
 * Guards: nobody tries passwords faster than the limits allow, from one address or many at once. An attempt is counted
 * before the password is looked at and taken back when it was right, so a person who knows it is never locked out by
 * their own success.
 */
export interface PasswordGate {
  /** Undefined once the check has found the password right; otherwise why not. */
  pass(attempt: PasswordAttempt): Promise<Refusal | undefined>;
}

export interface PasswordAttempt {
  email: string;
  clientAddress: string;
  check(): Promise<boolean>;
  /** The answer to a wrong password. */
  whenWrong: Refusal;
}

interface GateDependencies {
  limits: LimitStore;
  failuresOfAddress: Limit;
}

export function buildPasswordGate({ limits, failuresOfAddress }: GateDependencies): PasswordGate {
  return {
    async pass({ email, clientAddress, check, whenWrong }) {
      const address = addressGroup(clientAddress);
      const subject = `${email}#${address}`;
      const counted = [
        await limits.attempt(failuresOfAccount, subject),
        await limits.attempt(failuresOfAddress, address),
      ];
      const waits = counted.flatMap((attempt) => (attempt.allowed ? [] : [attempt.retryAfterSeconds]));
      if (waits.length > 0) return refuse('too-many-requests', { retryAfterSeconds: Math.max(...waits) });
      if (!(await check())) return whenWrong;
      await Promise.all([
        limits.clear(failuresOfAccount, subject),
        limits.giveBack(failuresOfAddress, address),
      ]);
      return undefined;
    },
  };
}
