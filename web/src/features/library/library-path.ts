import type { PathSummary, PersonaCard } from '#shared/contract/content-files.ts';

/** A path, and whose it is. */
export interface LibraryPath extends PathSummary {
  personaSlug: string;
  personaTitle: string;
}

/** The heading above the search, which other pages lead to. */
export const finderId = 'find-a-path';

export const finderFormId = 'find-form';

export const allPaths = (personas: readonly PersonaCard[]): LibraryPath[] =>
  personas.flatMap(({ personaSlug, title, paths }) =>
    paths.map((path) => ({ ...path, personaSlug, personaTitle: title })),
  );

/** Of a persona’s page: which of its paths suits whom. */
export const howToChooseId = 'how-to-choose';

/** “8 paths” */
export const pathCount = (count: number): string => `${count} ${count === 1 ? 'path' : 'paths'}`;

/** Every topic that a path has, each once. */
export const offeredTopics = (paths: readonly LibraryPath[]): string[] =>
  [...new Set(paths.flatMap(({ topics }) => topics))].sort((one, other) => one.localeCompare(other, 'en'));
