import { matchPath } from 'react-router-dom';
import { type PageId, pages } from '#shared/contract/pages.ts';

export const pageIds = Object.keys(pages) as PageId[];

/** The page at an address; an address that is no page shows the error page. */
export const pageIdAt = (pathname: string): PageId =>
  pageIds.find((id) => matchPath(pages[id].path, pathname) !== null) ?? 'error';

interface Slugs {
  personaSlug?: string;
  pathSlug?: string;
}

/** The names of a persona and a path in an address; empty where it has none. */
export const slugsAt = (pathname: string): Required<Slugs> => {
  const match = matchPath(pages.path.path, pathname) ?? matchPath(pages.persona.path, pathname);
  const { personaSlug = '', pathSlug = '' }: Slugs = match?.params ?? {};
  return { personaSlug, pathSlug };
};
