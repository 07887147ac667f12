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

export function buildPathTextStore(): PathTextStore {
  /** Files beside the code never change, and reading and parsing one takes longer than all else that a reader waits for. */
  const texts = new Map<string, Promise<WholePath>>();
  return {
    read(path) {
      const { href } = fileOf(path, '.json');
      const known = texts.get(href);
      if (known !== undefined) return known;
      const text = readFile(new URL(href), 'utf8').then((json): WholePath => JSON.parse(json));
      texts.set(href, text);
      text.catch(() => texts.delete(href));
      return text;
    },
    async readKit(path, file) {
      return new Uint8Array(await readFile(fileOf(path, `/${kitFiles[file].fileName}`)));
    },
  };
}
