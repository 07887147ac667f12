import { brand } from '../../../shared/brand.ts';
import { type PageId, pages } from '../../../shared/contract/pages.ts';
import { pageTexts } from './page-texts.ts';
import { isBeingBuilt } from './pages-being-built.ts';
import { siteUrl } from './site-facts.ts';

export interface PageMeta {
  title: string;
  description: string;
  canonical: string;
  /** Whether search engines may list the page. */
  listed: boolean;
}

/** Pages that are one step of somebody's errand: reachable by all, of use to no search engine. */
const errands: readonly PageId[] = ['requestReset', 'completeReset', 'verifyEmail', 'error'];

export const isListed = (id: PageId): boolean =>
  pages[id].html !== 'shell' && !errands.includes(id) && !isBeingBuilt(id);

export const metaOf = (id: PageId, pathname: string): PageMeta => {
  const { title, description } = pageTexts[id];
  return {
    title:
      id === 'home' ? `${brand}: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : `${title} – ${brand}`,
    description,
    // An unknown address shows the error page, whose address is the error page's own.
    canonical: new URL(id === 'error' ? pages.error.path : pathname, siteUrl).href,
    listed: isListed(id),
  };
};

const setAttribute = (selector: string, name: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(name, value);

/** Brings the head in line after a change of page; the build wrote the first one. */
export const applyMeta = ({ title, description, canonical, listed }: PageMeta): void => {
  document.title = title;
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('meta[name="robots"]', 'content', listed ? 'index, follow' : 'noindex');
  setAttribute('link[rel="canonical"]', 'href', canonical);
  setAttribute('meta[property="og:title"]', 'content', title);
  setAttribute('meta[property="og:description"]', 'content', description);
  setAttribute('meta[property="og:url"]', 'content', canonical);
};
