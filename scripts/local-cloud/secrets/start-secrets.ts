import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeDurably } from '../clock.ts';
import type { Engine, EngineContext } from '../engine.ts';
import type { LocalSecret } from '../local-secrets.ts';
import { Refusal } from '../refusal.ts';
import { operation, serveJson } from '../serve-json.ts';

interface SecretsContext extends EngineContext {
  secrets: Record<string, LocalSecret>;
}

const arnPrefix = 'arn:aws:secretsmanager:ap-southeast-2:000000000000:secret:';
const kept = z.object({ versionId: z.string(), value: z.string(), createdAtMs: z.number() });

/**
 * The parts of Secrets Manager for reading a secret and storing a new value. Delete a secret's file to generate it
 * again at the next start. A secret that follows another value is set again at each start.
 */
export async function startSecrets(context: SecretsContext): Promise<Engine> {
  const { dataFolder, clock, secrets } = context;
  mkdirSync(dataFolder, { recursive: true });
  const fileOf = (name: string) => join(dataFolder, `${encodeURIComponent(name)}.json`);
  const readKept = (name: string) => kept.parse(JSON.parse(readFileSync(fileOf(name), 'utf8')));
  for (const [name, secret] of Object.entries(secrets)) {
    const isKept =
      existsSync(fileOf(name)) && (!('follows' in secret) || readKept(name).value === secret.follows);
    if (isKept) continue;
    const value = 'follows' in secret ? secret.follows : secret.madeUp();
    writeDurably(
      fileOf(name),
      JSON.stringify({ versionId: randomUUID(), value, createdAtMs: clock.nowMs() }),
    );
  }
  const nameOf = (id: string) => (id.startsWith(arnPrefix) ? id.slice(arnPrefix.length) : id);
  const known = (id: string): string => {
    const name = nameOf(id);
    if (!Object.hasOwn(secrets, name))
      throw new Refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    return name;
  };
  return serveJson(context, {
    name: 'Secrets Manager',
    target: 'secretsmanager',
    prefix: 'secretsmanager',
    mostBytes: 512 * 1024,
    operations: {
      PutSecretValue: operation(
        z.strictObject({
          SecretId: z.string().min(1),
          SecretString: z.string().min(1).max(65_536),
          ClientRequestToken: z.string().min(32).max(64),
        }),
        {
          resource: ({ SecretId }) => nameOf(SecretId),
          run({ SecretId, SecretString: value, ClientRequestToken: versionId }) {
            const name = known(SecretId);
            writeDurably(fileOf(name), JSON.stringify({ versionId, value, createdAtMs: clock.nowMs() }));
            return {
              ...{ ARN: `${arnPrefix}${name}`, Name: name, VersionId: versionId },
              VersionStages: ['AWSCURRENT'],
            };
          },
        },
      ),
      GetSecretValue: operation(z.strictObject({ SecretId: z.string().min(1) }), {
        resource: ({ SecretId }) => nameOf(SecretId),
        run({ SecretId }) {
          const name = known(SecretId);
          const { versionId, value, createdAtMs } = readKept(name);
          return {
            ARN: `${arnPrefix}${name}`,
            Name: name,
            VersionId: versionId,
            VersionStages: ['AWSCURRENT'],
            SecretString: value,
            CreatedDate: createdAtMs / 1000,
          };
        },
      }),
    },
  });
}
