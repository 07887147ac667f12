import { setTimeout as wait } from 'node:timers/promises';
import { addressGroup } from '../http/address-group.ts';
import { type Refusal, refuse } from '../http/outcome.ts';
import type { KnownAddresses } from '../stores/known-addresses.ts';
import type { Limit, LimitStore } from '../stores/limits.ts';
import type { SlowCounter } from '../stores/slow-counter.ts';
import { failuresOfAccount, guessing } from './account-limits.ts';

/**
 * Guards: nobody tries passwords faster than the limits allow, from one address or many, one by one or at once. An
 * attempt is counted before the password is looked at and taken back when it was right, so a person who knows it is
 * never locked out by their own success. What strangers do elsewhere slows down neither a session nor an address from
 * which the owner has logged in.
 */
export interface PasswordGate {
  /** Undefined once the check has found the password right; otherwise why not. */
  pass(attempt: PasswordAttempt): Promise<Refusal | undefined>;
}

export interface PasswordAttempt {
  email: string;
  /** Of a person who is asked for the password once more: counted by itself, apart from attempts to log in. */
  sessionId?: string;
  clientAddress: string;
  check(): Promise<boolean>;
  /** The answer to a wrong password. */
  whenWrong: Refusal;
}

interface GateDependencies {
  limits: LimitStore;
  slowCounter: SlowCounter;
  knownAddresses: KnownAddresses;
  failuresOfAddress: Limit;
  tellOfGuessing: (email: string) => Promise<void>;
}

/** Longer than telling the owner takes, and waited for whether there is one or not. */
const answerAfterMs = 600;

export function buildPasswordGate(dependencies: GateDependencies): PasswordGate {
  const { limits, slowCounter, knownAddresses, failuresOfAddress, tellOfGuessing } = dependencies;
  return {
    async pass({ email, sessionId, clientAddress, check, whenWrong }) {
      const address = addressGroup(clientAddress);
      const subject = `${email}#${address}`;
      const slowSubject = sessionId ?? email;
      const [isTrusted, ...counted] = await Promise.all([
        sessionId === undefined && knownAddresses.isKnown(email, address),
        limits.attempt(failuresOfAccount, subject),
        limits.attempt(failuresOfAddress, address),
      ]);
      const waits = counted.flatMap((attempt) => (attempt.allowed ? [] : [attempt.retryAfterSeconds]));
      if (waits.length > 0) return refuse('too-many-requests', { retryAfterSeconds: Math.max(...waits) });
      // Last, so that an attempt that is not made anyway takes nobody's turn; one that has to wait was no failure.
      const slow = isTrusted ? trusted : await slowCounter.attempt(slowSubject);
      if (!slow.allowed) {
        await Promise.all([
          limits.giveBack(failuresOfAccount, subject),
          limits.giveBack(failuresOfAddress, address),
        ]);
        return refuse('too-many-requests', slow);
      }

      if (!(await check())) {
        if (slow.made >= guessing.free) await Promise.all([wait(answerAfterMs), tellOfGuessing(email)]);
        return whenWrong;
      }
      await Promise.all([
        limits.clear(failuresOfAccount, subject),
        limits.giveBack(failuresOfAddress, address),
        isTrusted ? undefined : slowCounter.forgive(slowSubject),
        sessionId === undefined ? knownAddresses.remember(email, address) : undefined,
      ]);
      return undefined;
    },
  };
}

const trusted = { allowed: true, made: 0 } as const;
