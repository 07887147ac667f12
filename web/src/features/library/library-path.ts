import type { PathSummary, PersonaCard } from '#shared/contract/content-files.ts';

/** A path with its persona. */
export interface LibraryPath extends PathSummary {
  personaSlug: string;
  personaTitle: string;
}

/** The heading above the search; other pages link to it. */
export const finderId = 'find-a-path';

export const finderFormId = 'find-form';

export const allPaths = (personas: readonly PersonaCard[]): LibraryPath[] =>
  personas.flatMap(({ personaSlug, title, paths }) =>
    paths.map((path) => ({ ...path, personaSlug, personaTitle: title })),
  );

/** Its related words, as far as a visitor has to type them. */
export const beginningsOf = ({ words }: PathSummary): string[] =>
  words.map((word) => word.replace(/\|.*/, ''));

/** The id of a persona's shelf in the library. */
export const shelfId = (personaSlug: string): string => `shelf-${personaSlug}`;

/** “8 paths” */
export const pathCount = (count: number): string => `${count} ${count === 1 ? 'path' : 'paths'}`;

/** All topics of the paths, each once. */
export const offeredTopics = (paths: readonly LibraryPath[]): string[] =>
  [...new Set(paths.flatMap(({ topics }) => topics))].sort((one, other) => one.localeCompare(other, 'en'));
