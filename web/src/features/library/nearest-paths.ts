import type { LibraryPath } from './library-path.ts';
import { matchPaths } from './match-paths.ts';
import { openQuery } from './path-query.ts';
import { hasWords } from './search-words.ts';

/** What people look for and no path teaches, with the path that comes near and what parts the two. */
const nearMisses = [
  {
    words: ['plumb', 'electric', 'wiring', 'gasfit'],
    slug: 'handy-odd-jobs',
    note: 'Plumbing, gas and wiring need a licence. Nearest, without one:',
  },
  {
    words: ['truck', 'removal', 'courier', 'deliver'],
    slug: 'first-five-local-jobs',
    note: 'No path is about driving. Nearest, with boxes packed before a move:',
  },
] as const;

const mostShown = 3;

export interface Nearest {
  note: string;
  paths: readonly LibraryPath[];
}

/** For words that no path has together: the path beside what they name, or those that most of the words find. */
export function nearestPaths(library: readonly LibraryPath[], lookedFor: string): Nearest | undefined {
  const near = nearMisses.find(({ words }) =>
    lookedFor.split(/\s+/).some((word) => word !== '' && hasWords({ text: '', beginnings: words }, word)),
  );
  const beside = library.filter(({ slug }) => slug === near?.slug);
  if (near !== undefined && beside.length > 0) return { note: near.note, paths: beside };
  const words = lookedFor.split(/\s+/).filter((word) => word.length > 2);
  const finds = words.map((word) => ({ word, paths: matchPaths(library, { ...openQuery, q: word }) }));
  const [fewest] = finds
    .filter(({ paths }) => paths.length > 0)
    .sort((one, other) => one.paths.length - other.paths.length);
  return fewest && { note: `Nearest, by “${fewest.word}” alone:`, paths: fewest.paths.slice(0, mostShown) };
}
