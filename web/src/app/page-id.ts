import { matchPath } from 'react-router-dom';
import { type PageId, pages } from '../../../shared/contract/pages.ts';

export const pageIds = Object.keys(pages) as PageId[];

/** The page at an address; an address that is no page shows the error page. */
export const pageIdAt = (pathname: string): PageId =>
  pageIds.find((id) => matchPath(pages[id].path, pathname) !== null) ?? 'error';
