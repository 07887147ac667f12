import { readFile } from 'node:fs/promises';
import { privateTextsFolder } from '#shared/contract/content-addresses.ts';
import type { WholePath } from '#shared/contract/content-files.ts';
import { type KitFile, kitFiles } from '#shared/contract/kit.ts';

interface PathNames {
  personaSlug: string;
  pathSlug: string;
}

/** Only for paths of the price catalogue, so that no name from outside becomes part of a file's name. */
export interface PathTextStore {
  /** The build puts the text of each path beside the code. */
  read(path: PathNames): Promise<WholePath>;
  /** And the files of the kit of each path that costs something. */
  readKit(path: PathNames, file: KitFile): Promise<Uint8Array<ArrayBuffer>>;
}

const fileOf = ({ personaSlug, pathSlug }: PathNames, ending: string): URL =>
  new URL(`./${privateTextsFolder}/${personaSlug}/${pathSlug}${ending}`, import.meta.url);

export const buildPathTextStore = (): PathTextStore => ({
  async read(path) {
    return JSON.parse(await readFile(fileOf(path, '.json'), 'utf8'));
  },
  async readKit(path, file) {
    return new Uint8Array(await readFile(fileOf(path, `/${kitFiles[file].fileName}`)));
  },
});
