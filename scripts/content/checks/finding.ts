import type { Library, LibraryPath, Section } from '../library.ts';

/** Something to mend, for the writer. */
export interface Finding {
  file: string;
  section?: string;
  fault: string;
}

export interface Place {
  path: LibraryPath;
  section: Section;
}

export const allSections = (library: Library): Place[] =>
  library.flatMap(({ paths }) =>
    paths.flatMap((path) => path.sections.map((section) => ({ path, section }))),
  );

export const findingAt = ({ path, section }: Place, fault: string): Finding => ({
  file: path.file,
  section: section.title,
  fault,
});
