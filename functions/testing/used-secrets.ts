import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords and tokens used by the tests; none of them may appear in the logs of the functions. */
const usedFile = (dataFolder: string) => join(dataFolder, 'secrets-used.jsonl');
const logFile = (dataFolder: string) => join(dataFolder, 'functions.log');

const secretFields = new Set(['password', 'currentPassword', 'newPassword', 'token', 'authToken']);

export const secretsIn = (fields: unknown): string[] =>
  Object.entries(typeof fields === 'object' && fields !== null ? fields : {})
    .filter(([name, value]) => secretFields.has(name) && typeof value === 'string' && value.length >= 8)
    .map(([, value]) => value as string);

export function noteSecrets(dataFolder: string, secrets: readonly string[]): void {
  const lines = secrets.map((secret) => `${JSON.stringify(secret)}\n`);
  if (lines.length > 0) appendFileSync(usedFile(dataFolder), lines.join(''));
}

export function leakedSecrets(dataFolder: string): string[] {
  if (!existsSync(usedFile(dataFolder)) || !existsSync(logFile(dataFolder))) return [];
  const log = readFileSync(logFile(dataFolder), 'utf8');
  const used = readFileSync(usedFile(dataFolder), 'utf8').trim().split('\n');
  const secrets = new Set(used.map((line) => JSON.parse(line) as string));
  return [...secrets].filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)));
}
