import type * as z from 'zod';
import type { SecretName } from '#shared/contract/functions.ts';
import { howToParse } from '../runtime/how-to-parse.ts';
import type { ReadSecret } from './secrets.ts';

/**
 * A secret with several values. The complaints of the parser and of the schema quote what they complain about, and a
 * fault's message is logged: so what is said is the name of the secret and nothing of its text.
 */
export async function readJsonSecret<S extends z.ZodType>(
  readSecret: ReadSecret,
  { name, shape }: { name: SecretName; shape: S },
): Promise<z.output<S>> {
  const parsed = shape.safeParse(parseJson(await readSecret(name)), howToParse(shape));
  if (!parsed.success) throw new Error(`The secret ${name} does not have the form it should have`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
