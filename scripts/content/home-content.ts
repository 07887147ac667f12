import type { GrantId } from '#shared/content/grants/grant.ts';
import { grants } from '#shared/content/grants/grants.ts';
import type { HomeContent } from '#shared/contract/content-files.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { allPaths, type Library, summaryOf } from './library.ts';

/** The featured paths in the order of their price, each with its role here. */
const featured = [
  { slug: 'first-paid-gig', reason: 'Completely free' },
  { slug: 'ai-admin-setup', reason: 'Best paid of the three' },
  { slug: 'short-form-editing-studio', reason: 'Monthly clients' },
];

const grantReasons: Readonly<Record<GrantId, string>> = {
  'nsw-mvp': 'A new product',
  'sea-support': 'Starting out',
  'nsw-firsthomebuyer': 'A first home',
};

/** The landing page's extract of the library and the grants, so that it need not load all of them. */
export function homeContentOf(library: Library): HomeContent {
  const paths = allPaths(library);
  return {
    personas: library.map(({ personaSlug, title }) => ({ personaSlug, title })),
    featured: featured.flatMap(({ slug, reason }) =>
      paths
        .filter(({ meta }) => meta.slug === slug)
        .map((path) => ({ ...summaryOf(path), personaSlug: path.meta.personaSlug, reason })),
    ),
    pathCount: paths.length,
    freePathCount: paths.filter(({ meta }) => isFree(meta)).length,
    // Only the first amount of the text is shown.
    grants: grants.map(({ id, amount, rounds, checked }) => ({
      reason: grantReasons[id],
      amount: amount.replace(/, .*/, ''),
      rounds: rounds === 'ongoing' ? rounds : rounds.map(({ opens, closes }) => ({ opens, closes })),
      checked,
    })),
  };
}
