import { type PageId, pages } from '#shared/contract/pages.ts';
import { matchPattern } from '#web/lib/router/match-pattern.ts';

export const pageIds = Object.keys(pages) as PageId[];

/** The page at an address; an address that is no page shows the error page. */
export const pageIdAt = (pathname: string): PageId =>
  pageIds.find((id) => matchPattern(pages[id].path, pathname) !== undefined) ?? 'error';

interface Slugs {
  personaSlug?: string;
  pathSlug?: string;
}

/** The names of a persona and a path in an address; empty where it has none. */
export const slugsAt = (pathname: string): Required<Slugs> => {
  const { personaSlug = '', pathSlug = '' }: Slugs =
    matchPattern(pages.path.path, pathname) ?? matchPattern(pages.persona.path, pathname) ?? {};
  return { personaSlug, pathSlug };
};
