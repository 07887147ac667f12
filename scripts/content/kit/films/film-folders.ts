import { writeFilmFolder } from './write-film-folder.ts';

/** An edit that a handbook shows shot by shot, as a folder in its kit that an editor opens. */
interface FilmFolder {
  /** Of the folder, which is saved under the path’s name before it, and of the files in it. */
  name: string;
  /** What it is, told to everybody. */
  says: string;
}

const folders: Readonly<Record<string, FilmFolder>> = {
  'short-form-editing-studio': {
    name: 'reveal',
    says: 'An edit to open in your editor: timeline, captions, shot list, drawn clips',
  },
};

/** One, or none. */
export const filmFoldersOf = (pathSlug: string): readonly FilmFolder[] => {
  const folder = folders[pathSlug];
  return folder === undefined ? [] : [folder];
};

type FilmHandbook = Parameters<typeof writeFilmFolder>[1] & { slug: string };

/** Its files by their names in the kit. */
export const filmFilesOf = ({ slug, ...handbook }: FilmHandbook): [string, Uint8Array][] =>
  filmFoldersOf(slug).flatMap(({ name }) =>
    [...writeFilmFolder(name, handbook)].map(([file, bytes]): [string, Uint8Array] => [
      `${name}/${file}`,
      bytes,
    ]),
  );
