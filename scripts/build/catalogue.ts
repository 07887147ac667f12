import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFileName } from '#shared/contract/content-addresses.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { ensureBuilt } from './ensure-built.ts';
import { makeApart } from './make-apart.ts';

const kinds = [
  'trades',
  'licences',
  'situations',
  'channels',
  'scripts',
  'sources',
  'rules',
  'reading',
  'own-business',
  'answers',
  'offices',
];

/** The catalogue as one checked JSON file. Its YAML takes seconds to read and check, this file milliseconds. */
export const ensureCatalogue = (): Promise<string> =>
  ensureBuilt({
    name: 'catalogue',
    sources: [
      'package-lock.json',
      ...kinds.map((kind) => `shared/content/${kind}`),
      'shared/content/schemas',
      'scripts/content/catalogue',
    ],
    make: (outputFolder) => makeApart({ name: 'catalogue', outputFolder }),
  });

/** For scripts and tests. Functions read the copy in their bundle. */
export const builtCatalogue = async (): Promise<Catalogue> =>
  JSON.parse(await readFile(join(await ensureCatalogue(), catalogueFileName), 'utf8'));

export async function writeCatalogue(outputFolder: string): Promise<void> {
  const { faults, ...catalogue } = readCatalogue();
  if (faults.length > 0) throw new Error(`The catalogue cannot be built:\n${faults.join('\n')}`);
  await writeFile(join(outputFolder, catalogueFileName), JSON.stringify(catalogue));
}
