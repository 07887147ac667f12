import { matchPath, type Params } from 'react-router-dom';
import { type PageId, pages } from '#shared/contract/pages.ts';

/**
 * The parameters of a page's address; undefined for the address of another page. Matching is case-sensitive,
 * as at the edge (infra/edge).
 */
export const pageParams = (id: PageId, pathname: string): Params | undefined =>
  matchPath({ path: pages[id].path, caseSensitive: true }, pathname)?.params;
