import { writeFilmFolder } from './films/write-film-folder.ts';
import { writeRateCard } from './newsletter/write-rate-card.ts';
import { writeSamplesPage } from './pages/write-samples-page.ts';
import type { HandbookSource } from './piece.ts';

/** A finished piece that is made of what the handbook itself shows: a file, or a folder of them. */
interface HandbookPiece {
  /** Of the file or folder, which is saved under the path’s name before it. */
  name: string;
  /** What it is, told to everybody. */
  says: string;
  write(source: HandbookSource): Uint8Array | ReadonlyMap<string, Uint8Array>;
}

/** An edit that the handbook shows shot by shot, as a folder that an editor opens. */
const film = (name: string, says: string): HandbookPiece => ({
  name,
  says,
  write: (source) => writeFilmFolder(name, source),
});

const pieces: Readonly<Record<string, readonly HandbookPiece[]>> = {
  'local-newsletter': [
    {
      name: 'rate-card.html',
      says: 'A rate card to type over in a browser, and print',
      write: writeRateCard,
    },
  ],
  'short-form-editing-studio': [
    film('reveal', 'An edit to open in your editor, with its timeline, captions and shot list'),
  ],
  'ugc-micro-creator': [
    film('dogbed', 'A clip to open in your editor, with its timeline, captions and shot list'),
    { name: 'samples.html', says: 'A page of samples as a brand sees it, to print', write: writeSamplesPage },
  ],
};

export const handbookPiecesOf = (pathSlug: string): readonly HandbookPiece[] => pieces[pathSlug] ?? [];

/** Their files by their names in the kit. */
export const handbookFilesOf = (pathSlug: string, source: HandbookSource): [string, Uint8Array][] =>
  handbookPiecesOf(pathSlug).flatMap(({ name, write }): [string, Uint8Array][] => {
    const written = write(source);
    if (written instanceof Uint8Array) return [[name, written]];
    return [...written].map(([file, bytes]) => [`${name}/${file}`, bytes]);
  });
