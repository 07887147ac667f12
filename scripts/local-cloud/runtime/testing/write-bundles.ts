import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionName } from '#shared/contract/functions.ts';

/** Writes functions as the build does, with the given sources as their entry files. */
export function writeBundles(folder: string, sources: Partial<Record<FunctionName, string>>): string {
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.mjs'), source);
  }
  return folder;
}
