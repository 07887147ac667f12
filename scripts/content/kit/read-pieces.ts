import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';
import { kitPieces } from '#shared/content/schemas/kit-pieces.ts';
import { root } from '../../build/ensure-built.ts';

export const kitsFolder = join(root, 'shared/content/kits');

export interface Piece extends Pick<z.infer<typeof kitPieces>[number], 'says' | 'facts'> {
  /** The name of the file or folder. */
  name: string;
  /** By their names in the kit, without the name of the path. */
  files: ReadonlyMap<string, Uint8Array>;
}

const isFilledIn = (file: string): boolean => /\.(?:html|txt)$/.test(file);

/** The finished pieces of a path: files of its folder, with the `{{…}}` of pages and texts filled in. */
export function readPieces(slug: string, fill: (text: string) => string): Piece[] {
  const folder = join(kitsFolder, slug);
  if (!existsSync(folder)) return [];
  const listed = kitPieces.parse(parse(readFileSync(join(folder, 'pieces.yaml'), 'utf8')));
  return listed.map(({ file: name, says, facts }) => {
    const isFolder = statSync(join(folder, name)).isDirectory();
    const files = isFolder ? globSync(`${name}/*`, { cwd: folder }).toSorted() : [name];
    return {
      name,
      says,
      facts,
      files: new Map(
        files.map((file) => {
          const bytes = readFileSync(join(folder, file));
          const filled = isFilledIn(file) ? Buffer.from(fill(bytes.toString('utf8'))) : bytes;
          return [file.replaceAll('\\', '/'), filled];
        }),
      ),
    };
  });
}
