import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureAddress } from '#shared/contract/content-addresses.ts';
import type { Library } from '../library.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { drawPng } from './draw-png.ts';

/** One picture for every persona and path, by its address. */
export const picturesOf = (library: Library): Map<string, Picture> =>
  new Map(
    library.flatMap((persona): [string, Picture][] => [
      [
        pictureAddress(persona.personaSlug),
        {
          above: 'Income paths',
          title: persona.title,
          text: persona.subtitle,
          facts: [`${persona.paths.length} paths`, persona.time, persona.budget],
          cover: persona.personaSlug,
        },
      ],
      ...persona.paths.map(({ meta }): [string, Picture] => [
        pictureAddress(persona.personaSlug, meta.slug),
        {
          above: persona.title,
          title: meta.title,
          text: meta.description,
          facts: [meta.time, meta.budget, `Tech: ${meta.tech}`],
          cover: meta.slug,
        },
      ]),
    ]),
  );

/** Guards: each persona and path has a picture that matches it, for shared links. */
export async function writePictures(siteFolder: string, library: Library): Promise<void> {
  for (const [address, picture] of picturesOf(library)) {
    const file = join(siteFolder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, drawPng(drawPicture(picture)));
  }
}
