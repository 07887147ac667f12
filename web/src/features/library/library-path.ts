import type { PathSummary, PersonaCard } from '#shared/contract/content-files.ts';
import type { OfferedChoices } from './path-query.ts';

/** A path, and whose it is. */
export interface LibraryPath extends PathSummary {
  personaSlug: string;
  personaTitle: string;
}

/** The heading above the list of all paths, which other pages lead to. */
export const finderId = 'find-a-path';

export const allPaths = (personas: readonly PersonaCard[]): LibraryPath[] =>
  personas.flatMap(({ personaSlug, title, paths }) =>
    paths.map((path) => ({ ...path, personaSlug, personaTitle: title })),
  );

/** “8 paths” */
export const pathCount = (count: number): string => `${count} ${count === 1 ? 'path' : 'paths'}`;

const levels = ['Low', 'Medium', 'High'];

/** Low, Low–Medium, Medium …; a word that is none of them comes last. */
const levelOf = (tech: string): number => {
  const parts = tech.split('–').map((part) => levels.indexOf(part));
  return parts.includes(-1) ? levels.length : parts.reduce((sum, part) => sum + part, 0) / parts.length;
};

/** What the paths can be narrowed down by: the bounds are ours, levels and topics come from the paths. */
export const offeredChoices = (paths: readonly LibraryPath[]): OfferedChoices => ({
  hours: ['3', '5'],
  budget: ['0', '99', '300'],
  tech: [...new Set(paths.map(({ tech }) => tech))].sort((one, other) => levelOf(one) - levelOf(other)),
  tag: [...new Set(paths.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other, 'en')),
});
