import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { SecretName } from '#shared/contract/functions.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { within } from '../runtime/deadline.ts';
import { secretId } from '../runtime/environment.ts';
import { writeLogLine } from '../runtime/log-line.ts';
import { serviceOptions } from '../runtime/service-connection.ts';

const secrets = new SecretsManagerClient(serviceOptions());

/** This is long enough to cost nothing, and short enough to pick up a rotated secret automatically. */
const freshForMs = 5 * 60 * 1000;
/** How long the last value serves while it cannot be refreshed. */
const keptForMs = 60 * 60 * 1000;
const askedAgainAfterMs = 30_000;
const longestWaitMs = 2000;

export type ReadSecret = (name: SecretName) => Promise<string>;

interface Held {
  value: Promise<string>;
  readAtMs: number;
  /** When it is read again. */
  staleAtMs: number;
}

/**
 * Secrets by name, kept in memory. Every request needs one, so the last value serves while it cannot be refreshed: an
 * outage of up to an hour affects only instances that start during it.
 */
export function buildSecretReader(clock: Clock, fetchSecret = fetchFromManager): ReadSecret {
  const held = new Map<SecretName, Held>();

  async function readAnew(name: SecretName, asked: Promise<string>, last: Held): Promise<string> {
    try {
      return await within(longestWaitMs, asked);
    } catch (error) {
      held.set(name, { ...last, staleAtMs: clock.nowMs() + askedAgainAfterMs });
      const fault = error instanceof Error ? error.name : 'unknown';
      writeLogLine({ kind: 'secret-kept', secret: name, fault });
      return last.value;
    }
  }

  return (name) => {
    const nowMs = clock.nowMs();
    const last = held.get(name);
    if (last !== undefined && nowMs < last.staleAtMs) return last.value;
    const asked = fetchSecret(secretId(name));
    const serves = last !== undefined && nowMs - last.readAtMs < keptForMs;
    const value = serves ? readAnew(name, asked, last) : asked;
    held.set(name, { value, readAtMs: nowMs, staleAtMs: nowMs + freshForMs });
    if (!serves) asked.catch(() => held.delete(name));
    return value;
  };
}

async function fetchFromManager(id: string): Promise<string> {
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: id })).catch(hideAnswer);
  if (SecretString === undefined) throw new Error('A secret has no text');
  return SecretString;
}

/** The parser's message quotes the answer, which may hold the secret, and fault messages are logged. */
function hideAnswer(error: unknown): never {
  if (error instanceof SyntaxError) throw new Error('An answer of Secrets Manager is unreadable');
  throw error;
}
