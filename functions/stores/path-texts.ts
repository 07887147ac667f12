import { readFile } from 'node:fs/promises';
import { privateTextsFolder } from '#shared/contract/content-addresses.ts';
import type { PathContent } from '#shared/contract/content-files.ts';

export interface PathTextStore {
  /** Only for a path of the price catalogue: the build puts the text of each of those beside the code. */
  read(path: { personaSlug: string; pathSlug: string }): Promise<PathContent>;
}

export const buildPathTextStore = (): PathTextStore => ({
  async read({ personaSlug, pathSlug }) {
    const file = new URL(`./${privateTextsFolder}/${personaSlug}/${pathSlug}.json`, import.meta.url);
    return JSON.parse(await readFile(file, 'utf8'));
  },
});
