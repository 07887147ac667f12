import type { PathContent, PathMeta, PathSummary, PersonaPage } from '#shared/contract/content-files.ts';
import type { KitParts } from '#shared/contract/kit.ts';
import type { Piece } from './kit/read-pieces.ts';

/** The path library, checked and ready to be published. */
export interface Section {
  id: string;
  title: string;
  /** The reading time. */
  minutes: number;
  markdown: string;
  html: string;
  /** Open sections are public; the others need an unlock. */
  open: boolean;
}

export interface ShownPicture {
  /** The line number within its section. */
  number: number;
  section: string;
  written: string;
  html: string;
}

/** All data of a path; its page gets only a part. */
export type LibraryMeta = PathMeta & PathSummary;

export interface LibraryPath {
  /** Its file, relative to the library's folder. */
  file: string;
  meta: LibraryMeta;
  /** Its Markdown with the names of facts and sums, before they are filled in. */
  written: string;
  /** The line of its file on which the Markdown starts. */
  firstLine: number;
  year: PathContent['year'];
  selling: string;
  suits: string;
  nothingFirst: boolean;
  /** The drawing of its planned first year. */
  yearHtml: string;
  /** The one picture of a locked section that is public, as source and drawing. */
  shown: ShownPicture | null;
  sections: readonly Section[];
  /** Only a paid path has one. */
  workingKit: KitParts | null;
  /** Files that only this path's kit has. */
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

/** A chapter about rules that hold for every path, open to all. */
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
