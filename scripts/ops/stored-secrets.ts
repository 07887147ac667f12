import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { secretId } from '#functions/runtime/environment.ts';
import type { SecretName } from '#shared/contract/functions.ts';

export interface StoredSecrets {
  read(name: SecretName): Promise<unknown>;
  write(name: SecretName, value: object): Promise<void>;
}

/** The current secrets of a stage, without the functions' cache. */
export function buildStoredSecrets(): StoredSecrets {
  const client = new SecretsManagerClient({});
  return {
    async read(name) {
      const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId(name) }));
      try {
        return JSON.parse(SecretString ?? '');
      } catch {
        // The parser's message would quote the secret.
        throw new Error(`The secret ${name} is not JSON`);
      }
    },
    async write(name, value) {
      await client.send(
        new PutSecretValueCommand({ SecretId: secretId(name), SecretString: JSON.stringify(value) }),
      );
    },
  };
}
