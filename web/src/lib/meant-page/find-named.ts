import type { PathSummary, PersonaCard } from '#shared/contract/content-files.ts';

export interface NamedPath extends Pick<PathSummary, 'slug' | 'title' | 'gist'> {
  personaSlug: string;
}

/** File extensions, which are no words of a name. */
const endings: ReadonlySet<string> = new Set(['html', 'htm', 'php']);

/**
 * The one path whose name contains all the words as prefixes, in any order; undefined for several or none.
 */
export function findNamed(personas: readonly PersonaCard[], lookedFor: string): NamedPath | undefined {
  const words = lookedFor
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !endings.has(word));
  if (words.join('').length < 4) return undefined;
  const named = personas
    .flatMap(({ personaSlug, paths }) => paths.map((path) => ({ ...path, personaSlug })))
    .filter(({ slug, title }) => {
      const known = `${slug} ${title.toLowerCase()}`.split(/[^a-z0-9]+/);
      return words.every((word) => known.some((one) => one.startsWith(word)));
    });
  return named.length === 1 ? named[0] : undefined;
}
