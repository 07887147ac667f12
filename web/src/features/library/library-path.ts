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

/** Its words as far as somebody has to type them. */
export const beginningsOf = ({ words }: PathSummary): string[] =>
  words.map((word) => word.replace(/\|.*/, ''));

/** Where the paths of a persona stand in the library. */
export const shelfId = (personaSlug: string): string => `shelf-${personaSlug}`;

/** “8 paths” */
export const pathCount = (count: number): string => `${count} ${count === 1 ? 'path' : 'paths'}`;

/** Every topic that a path has, each once. */
export const offeredTopics = (paths: readonly LibraryPath[]): string[] =>
  [...new Set(paths.flatMap(({ topics }) => topics))].sort((one, other) => one.localeCompare(other, 'en'));
