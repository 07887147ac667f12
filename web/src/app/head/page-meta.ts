import { brand } from '#shared/brand.ts';
import { pictureAddress } from '#shared/contract/content-addresses.ts';
import { type PageId, pages } from '#shared/contract/pages.ts';
import { type PageText, pageTexts } from '#web/config/page-texts.ts';
import { siteUrl } from '#web/config/site-facts.ts';
import { readyContent } from '#web/lib/content/content-store.ts';
import { pathFile, personaFile } from '#web/lib/content/library.ts';
import { slugsAt } from '../router/page-id.ts';

export interface PageMeta {
  title: string;
  description: string;
  canonical: string;
  /** The image of a shared link. */
  picture: { address: string; alt: string };
  /** Whether search engines may list the page. */
  listed: boolean;
}

/** These pages are steps of a longer task, so search engines need not list them. */
const singleSteps: readonly PageId[] = ['requestReset', 'completeReset', 'verifyEmail', 'error'];

export const isListed = (id: PageId): boolean => pages[id].html !== 'shell' && !singleSteps.includes(id);

interface PageFace extends PageText {
  picture: { path: string; alt: string };
  /** The library has nothing at this address. */
  absent?: true;
}

const brandPicture = {
  path: '/og.png',
  alt: `${brand}: income paths, business plans and grants for people starting out in Australia`,
};

/** Personas and paths have their own texts; every other page uses its page texts. */
const faceOf = (id: PageId, pathname: string): PageFace => {
  const { personaSlug, pathSlug } = slugsAt(pathname);
  const persona = id === 'persona' ? readyContent(personaFile(personaSlug)) : undefined;
  if (persona)
    return {
      title: persona.metaTitle,
      description: persona.metaDescription,
      picture: { path: pictureAddress(personaSlug), alt: `${persona.title}: ${persona.subtitle}` },
    };
  const path = id === 'path' ? readyContent(pathFile(personaSlug, pathSlug))?.meta : undefined;
  if (path)
    return {
      title: path.title,
      description: path.metaDescription,
      picture: { path: pictureAddress(personaSlug, pathSlug), alt: `${path.title}: ${path.description}` },
    };
  const absent = id === 'persona' || id === 'path';
  return { ...pageTexts[id], picture: brandPicture, ...(absent ? { absent } : {}) };
};

export const metaOf = (id: PageId, pathname: string): PageMeta => {
  const { title, description, picture, absent } = faceOf(id, pathname);
  return {
    title:
      id === 'home' ? `${brand}: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : `${title} – ${brand}`,
    description,
    // An unknown address shows the error page, so it takes the error page’s address.
    canonical: new URL(id === 'error' ? pages.error.path : pathname, siteUrl).href,
    picture: { address: new URL(picture.path, siteUrl).href, alt: picture.alt },
    listed: isListed(id) && absent !== true,
  };
};

const setAttribute = (selector: string, name: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(name, value);

/** The shell serves many addresses, so the build could not write this one. */
const setCanonical = (href: string): void => {
  const link =
    document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
    document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  link.href = href;
};

/** Updates the head after navigation; the build wrote the first one. */
export const applyMeta = ({ title, description, canonical, picture, listed }: PageMeta): void => {
  document.title = title;
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('meta[name="robots"]', 'content', listed ? 'index, follow' : 'noindex');
  setCanonical(canonical);
  setAttribute('meta[property="og:title"]', 'content', title);
  setAttribute('meta[property="og:description"]', 'content', description);
  setAttribute('meta[property="og:url"]', 'content', canonical);
  setAttribute('meta[property="og:image"]', 'content', picture.address);
  setAttribute('meta[property="og:image:alt"]', 'content', picture.alt);
};
