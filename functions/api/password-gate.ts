import { setTimeout as wait } from 'node:timers/promises';
import { addressGroup } from '../http/address-group.ts';
import { type Refusal, refuse } from '../http/outcome.ts';
import type { KnownAddresses } from '../stores/known-addresses.ts';
import type { Limit, LimitStore } from '../stores/limits.ts';
import type { SlowCounter } from '../stores/slow-counter.ts';
import { failuresOfAccount, guessing } from './account-limits.ts';

/**
 * Guards: passwords are not tried faster than the limits allow, from one address or many, in sequence or in parallel.
 * An attempt is counted before the password is checked and taken back if it was right, so correct logins never lock
 * anyone out. Guesses of strangers slow down neither a session nor an address from which the owner has logged in.
 */
export interface PasswordGate {
  /** Returns undefined if the password is right, otherwise the refusal. */
  pass(attempt: PasswordAttempt): Promise<Refusal | undefined>;
}

export interface PasswordAttempt {
  email: string;
  /** Set when a signed-in person confirms the password. These attempts count apart from logins. */
  sessionId?: string;
  clientAddress: string;
  check(): Promise<boolean>;
  whenWrong: Refusal;
}

interface GateDependencies {
  limits: LimitStore;
  slowCounter: SlowCounter;
  knownAddresses: KnownAddresses;
  failuresOfAddress: Limit;
  notifyOfGuessing: (email: string) => Promise<void>;
}

/**
 * Longer than it takes to mail the owner, and always waited, so that the time does not show whether an owner exists.
 */
const answerAfterMs = 600;

export function buildPasswordGate(dependencies: GateDependencies): PasswordGate {
  const { limits, slowCounter, knownAddresses, failuresOfAddress, notifyOfGuessing } = dependencies;
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
      // Counted last, so that an attempt refused above does not use the slow counter. An attempt that must wait is no
      // failure.
      const slow = isTrusted ? trusted : await slowCounter.attempt(slowSubject);
      if (!slow.allowed) {
        await Promise.all([
          limits.giveBack(failuresOfAccount, subject),
          limits.giveBack(failuresOfAddress, address),
        ]);
        return refuse('too-many-requests', slow);
      }

      if (!(await check())) {
        if (slow.made >= guessing.free) await Promise.all([wait(answerAfterMs), notifyOfGuessing(email)]);
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
