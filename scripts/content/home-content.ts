import type { HomeContent } from '#shared/contract/content-files.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { allPaths, type Library, summaryOf } from './library.ts';

/** One with a sale, one that sells a skill to firms, one that is free. */
const featured = ['short-form-editing-studio', 'ai-admin-setup', 'first-paid-gig'];

/** What the landing page shows of the library, so that it need not bring all of it. */
export function homeContentOf(library: Library): HomeContent {
  const paths = allPaths(library);
  return {
    personas: library.map(({ personaSlug, title }) => ({ personaSlug, title })),
    featured: featured.flatMap((slug) =>
      paths
        .filter(({ meta }) => meta.slug === slug)
        .map((path) => ({
          ...summaryOf(path),
          personaSlug: path.meta.personaSlug,
          personaLabel: path.meta.personaLabel,
        })),
    ),
    pathCount: paths.length,
    freePathCount: paths.filter(({ meta }) => isFree(meta)).length,
  };
}
