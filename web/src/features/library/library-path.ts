import type { PathSummary, PersonaCard } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { addresses } from '#web/config/addresses.ts';

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

type Fact = readonly [name: string, fact: string, unit?: string];

/** On a phone the unit replaces the name; it has its own space. */
export const hourFact = ({ hourCents }: PathSummary): Fact => ['An hour', wholeDollars(hourCents), '/hr'];

/**
 * The facts for comparing paths, in the same order on every card. A long list leaves out the unit of hours,
 * so that a row fits on one line.
 */
export const factsOf = (path: PathSummary, isLong: boolean): readonly Fact[] => {
  const { time, budget } = path;
  return [
    hourFact(path),
    ['A week', time.replace('/week', ''), isLong ? '' : ' a week'],
    ['To start', budget, ' to start'],
  ];
};

/** For a year that ends below zero, which the hourly pay alone does not show. */
export const yearFact = ({ aheadMonth }: PathSummary): Fact | undefined =>
  aheadMonth === null ? ['After a year', 'below zero', ' after a year'] : undefined;

/** The month by which a year has paid for its start and for the path. */
export const aheadFact = ({ aheadMonth }: PathSummary): Fact => [
  'Breaks even',
  aheadMonth === null ? 'Not in the first year' : `In month ${aheadMonth}`,
];

/** The explanation of the estimate, in the chapter that all paths share. */
export const howWeEstimate = `${addresses.moneyRules()}#how-we-estimate`;

export const hourNote = 'Our estimate for months 10 to 12, before tax.';
