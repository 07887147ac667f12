import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program's file: the given one, or the first on the PATH. */
export function findProgram(
  name: string,
  named: string | undefined,
  path = process.env.PATH,
): string | undefined {
  const candidates =
    named === undefined ? (path ?? '').split(delimiter).map((folder) => join(folder, name)) : [named];
  return candidates.find((file) => existsSync(file));
}
