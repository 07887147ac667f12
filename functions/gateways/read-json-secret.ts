import type * as z from 'zod';
import type { SecretName } from '#shared/contract/functions.ts';
import { howToParse } from '../runtime/how-to-parse.ts';
import type { ReadSecret } from './secrets.ts';

/**
 * Reads a secret with several values. Errors of the parser and the schema quote the text and would be logged, so the
 * error here names only the secret.
 */
export async function readJsonSecret<S extends z.ZodType>(
  readSecret: ReadSecret,
  { name, shape }: { name: SecretName; shape: S },
): Promise<z.output<S>> {
  const parsed = shape.safeParse(parseJson(await readSecret(name)), howToParse(shape));
  if (!parsed.success) throw new Error(`The secret ${name} does not have the expected form`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
