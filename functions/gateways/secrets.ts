import type { GetSecretValueResponse } from '@aws-sdk/client-secrets-manager';
import type { SecretName } from '#shared/contract/functions.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { callService } from '../aws/call-service.ts';
import { secretId } from '../runtime/environment.ts';

const secrets = callService('secretsmanager');

/** Long enough to cost nothing, short enough that a rotated secret is taken up by itself. */
const freshForMs = 5 * 60 * 1000;

export type ReadSecret = (name: SecretName) => Promise<string>;

/** Secrets by name, read once and kept in memory; a failed read is not kept. */
export function buildSecretReader(clock: Clock): ReadSecret {
  const cache = new Map<SecretName, { readAtMs: number; value: Promise<string> }>();
  return (name) => {
    const cached = cache.get(name);
    if (cached !== undefined && clock.nowMs() - cached.readAtMs < freshForMs) return cached.value;
    const value = fetchSecret(secretId(name));
    cache.set(name, { readAtMs: clock.nowMs(), value });
    value.catch(() => cache.delete(name));
    return value;
  };
}

async function fetchSecret(id: string): Promise<string> {
  const { SecretString }: GetSecretValueResponse = Object(await secrets('GetSecretValue', { SecretId: id }));
  if (SecretString === undefined) throw new Error('A secret has no text');
  return SecretString;
}
