import { readFile } from 'node:fs/promises';
import { privateTextsFolder } from '#shared/contract/content-addresses.ts';
import type { WholePath } from '#shared/contract/content-files.ts';
import { type KitFile, kitFiles } from '#shared/contract/kit.ts';

interface PathNames {
  personaSlug: string;
  pathSlug: string;
}

/** Reads only paths in the price catalogue, so that no external name becomes part of a file name. */
export interface PathTextStore {
  /** Reads the text of a path, which the build puts next to the code. */
  read(path: PathNames): Promise<WholePath>;
  /** Reads a kit file of a path that is not free. */
  readKit(path: PathNames, file: KitFile): Promise<Uint8Array<ArrayBuffer>>;
}

const fileOf = ({ personaSlug, pathSlug }: PathNames, ending: string): URL =>
  new URL(`./${privateTextsFolder}/${personaSlug}/${pathSlug}${ending}`, import.meta.url);

export function buildPathTextStore(): PathTextStore {
  /** Files next to the code never change, and parsing one takes longer than the rest of the request. */
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
