import { isFree } from '#shared/domain/paths/price.ts';
import type { LibraryPath } from './library-path.ts';
import { isAsked, openQuery, type PathQuery, queryNames } from './path-query.ts';
import { hasWords } from './search-words.ts';

/** All a path may ask for: “$100–499” → 499, “5–10 h/week” → 10; more than any bound where it is open-ended. */
export const upperEnd = (range: string): number => {
  const figures = range.match(/\d[\d,]*(?:\.\d+)?\+?/g) ?? ['0'];
  const last = figures.at(-1) ?? '0';
  return last.endsWith('+') ? Number.POSITIVE_INFINITY : Number(last.replaceAll(',', ''));
};

const textOf = ({ title, description, tags, personaTitle }: LibraryPath): string =>
  [title, description, ...tags, personaTitle].join('\n');

const fits: Record<keyof PathQuery, (path: LibraryPath, query: PathQuery) => boolean> = {
  q: (path, { q }) => hasWords(textOf(path), q),
  hours: ({ time }, { hours }) => upperEnd(time) <= Number(hours),
  budget: (path, { budget }) => upperEnd(path.budget) <= Number(budget),
  tech: (path, { tech }) => path.tech === tech,
  tag: ({ tags }, { tag }) => tags.includes(tag),
  free: (path) => isFree(path),
};

export const matchPaths = (paths: readonly LibraryPath[], query: PathQuery): LibraryPath[] => {
  const asked = queryNames.filter((name) => isAsked(query, name));
  return paths.filter((path) => asked.every((name) => fits[name](path, query)));
};

export interface Loosening {
  name: keyof PathQuery;
  /** How many paths fit without it. */
  count: number;
}

/** The filters whose loss, each by itself, lets paths in; the one that helps most comes first. */
export const findLoosenings = (paths: readonly LibraryPath[], query: PathQuery): Loosening[] =>
  queryNames
    .filter((name) => isAsked(query, name))
    .map((name) => ({ name, count: matchPaths(paths, { ...query, [name]: openQuery[name] }).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
