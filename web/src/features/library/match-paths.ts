import type { PathSummary } from '#shared/contract/content-files.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { beginningsOf, type LibraryPath } from './library-path.ts';
import {
  type ChipName,
  type FilterName,
  filterNames,
  hasWords,
  isAsked,
  openQuery,
  type PathQuery,
} from './path-query.ts';

/** The upper end of a range: “$100–499” → 499, “5–10 h/week” → 10; an open-ended range exceeds any bound. */
export const upperEnd = (range: string): number => {
  const figures = range.match(/\d[\d,]*(?:\.\d+)?\+?/g) ?? ['0'];
  const last = figures.at(-1) ?? '0';
  return last.endsWith('+') ? Number.POSITIVE_INFINITY : Number(last.replaceAll(',', ''));
};

/** The searched text of a path. */
export const textOf = ({ title, description, tags, topics, personaTitle }: LibraryPath): string =>
  [title, description, ...tags, ...topics, personaTitle].join('\n');

/** Whether a chip is true for a path. */
export const fitsChip: Record<ChipName, (path: PathSummary) => boolean> = {
  free: isFree,
  hours5: ({ time }) => upperEnd(time) <= 5,
  under100: ({ budget }) => upperEnd(budget) < 100,
  home: ({ ways }) => ways.includes('from-home'),
  nocalls: ({ ways }) => ways.includes('no-sales-calls'),
};

const fits: Record<FilterName, (path: LibraryPath, query: PathQuery) => boolean> = {
  ...fitsChip,
  q: (path, { q }) => hasWords({ text: textOf(path), beginnings: beginningsOf(path) }, q),
  topic: ({ topics }, { topic }) => topics.includes(topic),
};

export const matchPaths = (paths: readonly LibraryPath[], query: PathQuery): LibraryPath[] => {
  const asked = filterNames.filter((name) => isAsked(query, name));
  return paths.filter((path) => asked.every((name) => fits[name](path, query)));
};

export interface Loosening {
  name: FilterName;
  /** The paths that match without it. */
  paths: readonly LibraryPath[];
}

/** The filters that would let paths in if removed alone; the most effective one first. */
export const findLoosenings = (paths: readonly LibraryPath[], query: PathQuery): Loosening[] =>
  filterNames
    .filter((name) => isAsked(query, name))
    .map((name) => ({ name, paths: matchPaths(paths, { ...query, [name]: openQuery[name] }) }))
    .filter((loosening) => loosening.paths.length > 0)
    .sort((one, other) => other.paths.length - one.paths.length);
