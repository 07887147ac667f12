import type { PathContent, PathMeta, PathSummary, PersonaPage } from '#shared/contract/content-files.ts';
import type { KitParts } from '#shared/contract/kit.ts';
import type { Piece } from './kit/read-pieces.ts';

/** The path library as it is written, checked and ready to be published. */
export interface Section {
  id: string;
  title: string;
  /** To read it. */
  minutes: number;
  markdown: string;
  html: string;
  /** For those who have not unlocked the path, too. */
  open: boolean;
}

export interface ShownPicture {
  /** Of its section. */
  number: number;
  section: string;
  written: string;
  html: string;
}

/** All that is known of a path; its page is given less. */
export type LibraryMeta = PathMeta & PathSummary;

export interface LibraryPath {
  /** Where it is written, from the library's folder. */
  file: string;
  meta: LibraryMeta;
  /** Its Markdown with the names of its facts and sums, before they were filled in. */
  written: string;
  /** Of its file, in which that begins. */
  firstLine: number;
  year: PathContent['year'];
  selling: string;
  suits: string;
  nothingFirst: boolean;
  /** Its planned first year, drawn. */
  yearHtml: string;
  /** The one picture of a locked section that is open to all, as it is written and drawn. */
  shown: ShownPicture | null;
  sections: readonly Section[];
  /** Only a path that costs something has one. */
  workingKit: KitParts | null;
  /** Files of its kit that no other path has. */
  pieces: readonly Piece[];
}

export interface LibraryPersona extends Omit<PersonaPage, 'paths' | 'markdown' | 'others'> {
  file: string;
  tech: string;
  time: string;
  budget: string;
  markdown: string;
  paths: readonly LibraryPath[];
}

/** What is true of every path, told once and open to all. */
export interface Chapter {
  file: string;
  title: string;
  description: string;
  checked: string;
  written: string;
  firstLine: number;
  sections: readonly Section[];
}

export type Library = readonly LibraryPersona[];

export const summaryOf = ({ meta }: LibraryPath): PathSummary => {
  const {
    personaLabel: _label,
    personaSlug: _persona,
    metaDescription: _description,
    checked: _day,
    ...rest
  } = meta;
  return rest;
};

export const allPaths = (library: Library): LibraryPath[] => library.flatMap(({ paths }) => paths);
