import { type PageId, pages } from '#shared/contract/pages.ts';
import { pageParams } from '#web/lib/page-params.ts';

export const pageIds = Object.keys(pages) as PageId[];

/** Unknown addresses get the error page. */
export const pageIdAt = (pathname: string): PageId =>
  pageIds.find((id) => pageParams(id, pathname) !== undefined) ?? 'error';

/** The slugs of the persona and the path in an address; empty where it has none. */
export const slugsAt = (pathname: string): { personaSlug: string; pathSlug: string } => {
  const persona = pageParams('persona', pathname);
  const { personaSlug = '', pathSlug = '' } = pageParams('path', pathname) ?? { ...persona };
  return { personaSlug, pathSlug };
};
