import type { Chapter, Library, Section } from '../library.ts';

/** Something to mend, for the writer. */
export interface Finding {
  file: string;
  section?: string;
  fault: string;
}

/** What is read from its first section to its last: a path, or a chapter that paths share. */
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
