import { isFree } from '#shared/domain/paths/price.ts';
import type { PathSlug } from '#shared/handbook/path-slugs.ts';
import { beginningsOf, type LibraryPath } from './library-path.ts';
import { matchPaths, textOf } from './match-paths.ts';
import { nearlyKnown } from './nearly-known.ts';
import { orderPaths } from './order-paths.ts';
import { openQuery } from './path-query.ts';
import { hasWords } from './search-words.ts';

/** Work that people search for and no path teaches, with the nearest path and the difference. */
const nearMisses: readonly { words: readonly string[]; slugs: readonly PathSlug[]; note: string }[] = [
  {
    words: ['plumb', 'electric', 'wiring', 'gasfit'],
    slugs: ['handy-odd-jobs'],
    note: 'Plumbing, gas and wiring need a licence. The closest path without one:',
  },
  {
    words: ['truck', 'removal', 'courier', 'deliver', 'driv', 'uber', 'taxi', 'rideshare'],
    slugs: ['first-five-local-jobs'],
    note: 'We don’t have a driving path. The closest is packing boxes before a move:',
  },
  {
    words: ['car', 'carwash', 'detailing'],
    slugs: ['home-clean-and-turnover'],
    note: 'We don’t have a path about cars. The closest is cleaning homes:',
  },
  {
    words: ['cook', 'chef', 'cater', 'baking', 'baker', 'recipe'],
    slugs: ['starter-blog-plan'],
    note: 'We don’t have a path about selling food. The closest is writing about what you cook:',
  },
  {
    words: ['babysit', 'nanny', 'childcare', 'childminding'],
    slugs: ['small-group-tutoring', 'pet-care-rounds'],
    note: 'We don’t have a path about minding children. The closest are teaching them and minding pets:',
  },
  {
    words: ['dropship'],
    slugs: ['weekend-reseller'],
    note: 'We don’t have a dropshipping path. The closest is reselling things you’ve held in your hands:',
  },
  {
    words: ['xero', 'myob', 'quickbooks', 'accounting', 'accountant', 'payroll'],
    slugs: ['ai-admin-setup', 'first-paid-gig'],
    note: 'We don’t have a bookkeeping path. These are closest:',
  },
];

const mostShown = 3;

export interface Nearest {
  note: string;
  paths: readonly LibraryPath[];
}

/** The best paid of the free paths, which require no named skill. */
function forAnySkill(library: readonly LibraryPath[]): Nearest | undefined {
  const paths = orderPaths(library.filter(isFree), 'pay').slice(0, 2);
  if (paths.length === 0) return undefined;
  const note = paths.length === 1 ? 'A free path to start with' : 'Two free paths to start with';
  return { note, paths };
}

/** Corrects a mistyped word. */
function forMeantWord(library: readonly LibraryPath[], lookedFor: string): Nearest | undefined {
  const known = library.map((path) => [textOf(path), ...beginningsOf(path)].join('\n')).join('\n');
  const meant = nearlyKnown(known, lookedFor);
  if (meant === undefined) return undefined;
  const paths = matchPaths(library, { ...openQuery, q: meant }).slice(0, mostShown);
  return { note: `Did you mean “${meant}”?`, paths };
}

/**
 * For words that no path contains together: the nearest path by topic, the paths of a single word, those of a
 * corrected word, or free ones.
 */
export function nearestPaths(library: readonly LibraryPath[], lookedFor: string): Nearest | undefined {
  const near = nearMisses.find(({ words }) =>
    lookedFor.split(/\s+/).some((word) => word !== '' && hasWords({ text: '', beginnings: words }, word)),
  );
  const beside = near ? near.slugs.flatMap((slug) => library.filter((path) => path.slug === slug)) : [];
  if (near !== undefined && beside.length > 0) return { note: near.note, paths: beside };
  const words = lookedFor.split(/\s+/).filter((word) => word.length > 2);
  const finds = words.map((word) => ({ word, paths: matchPaths(library, { ...openQuery, q: word }) }));
  const [fewest] = finds
    .filter(({ paths }) => paths.length > 0)
    .sort((one, other) => one.paths.length - other.paths.length);
  if (fewest === undefined) return forMeantWord(library, lookedFor) ?? forAnySkill(library);
  return { note: `Closest matches for “${fewest.word}” alone:`, paths: fewest.paths.slice(0, mostShown) };
}
