import type { Chapter, Library, Section } from '../library.ts';

/** A problem for the writer to fix. */
export interface Finding {
  file: string;
  section?: string;
  fault: string;
}

/** A text that is read from start to end: a path, or a chapter that paths share. */
export type Text = Pick<Chapter, 'file' | 'sections' | 'written' | 'firstLine'>;

export interface Place {
  path: Text;
  section: Section;
}

export const allTexts = (library: Library, chapters: readonly Chapter[]): Text[] => [
  ...library.flatMap(({ paths }) => paths),
  ...chapters,
];

export const allSections = (library: Library, chapters: readonly Chapter[]): Place[] =>
  allTexts(library, chapters).flatMap((path) => path.sections.map((section) => ({ path, section })));

export const findingAt = ({ path, section }: Place, fault: string): Finding => ({
  file: path.file,
  section: section.title,
  fault,
});
