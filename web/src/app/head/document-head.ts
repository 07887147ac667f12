import { brand } from '#shared/brand.ts';
import type { ChapterContent, PathContent, PersonaPage } from '#shared/contract/content-files.ts';
import type { PageId } from '#shared/contract/pages.ts';
import { addresses } from '#web/config/addresses.ts';
import { pageTexts } from '#web/config/page-texts.ts';
import { provider, siteUrl } from '#web/config/site-facts.ts';
import { readyContent } from '#web/lib/content/content-store.ts';
import { moneyRulesFile, pathFile, personaFile } from '#web/lib/content/library.ts';
import { slugsAt } from '../router/page-id.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageMeta } from './page-meta.ts';

const absolute = (path: string): string => new URL(path, siteUrl).href;

const organisation = () => ({
  '@type': 'Organization',
  name: brand,
  legalName: provider.legalName,
  url: absolute('/'),
  logo: absolute('/favicon.png'),
  areaServed: 'AU',
});

const breadcrumb = (trail: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

const firstStep = ['Make Money', addresses.buildPath()] as const;

const personaData = ({ title, personaSlug, paths: listed }: PersonaPage, meta: PageMeta) => ({
  '@graph': [
    breadcrumb([firstStep, [title, addresses.persona({ personaSlug })]]),
    {
      '@type': 'CollectionPage',
      name: meta.title,
      description: meta.description,
      url: meta.canonical,
      inLanguage: 'en-AU',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: listed.map((path, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: path.title,
          url: absolute(addresses.path({ personaSlug, pathSlug: path.slug })),
        })),
      },
    },
  ],
});

/** Tells search engines which part is paid, by its class on the page. */
const lockedPart = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked-part' };

const article = ({ title, checked }: Pick<ChapterContent, 'title' | 'checked'>, meta: PageMeta) => ({
  '@type': 'Article',
  headline: title,
  description: meta.description,
  mainEntityOfPage: meta.canonical,
  image: meta.picture.address,
  dateModified: checked,
  inLanguage: 'en-AU',
  author: organisation(),
  publisher: organisation(),
});

const pathData = ({ meta: path, sections }: PathContent, meta: PageMeta) => {
  const { personaSlug, personaLabel, title } = path;
  const open = sections.every(({ html }) => html !== undefined);
  return {
    '@graph': [
      breadcrumb([
        firstStep,
        [personaLabel, addresses.persona({ personaSlug })],
        [title, addresses.path({ personaSlug, pathSlug: path.slug })],
      ]),
      {
        ...article(path, meta),
        keywords: path.tags.join(', '),
        isAccessibleForFree: open,
        ...(open ? {} : { hasPart: lockedPart }),
      },
    ],
  };
};

const chapterData = (chapter: ChapterContent, meta: PageMeta) => ({
  '@graph': [
    breadcrumb([firstStep, [chapter.title, addresses.moneyRules()]]),
    { ...article(chapter, meta), isAccessibleForFree: true },
  ],
});

/** Describes the page to search engines in schema.org terms. */
const structuredData = (id: PageId, meta: PageMeta): object | null => {
  const { personaSlug, pathSlug } = slugsAt(new URL(meta.canonical).pathname);
  switch (id) {
    case 'home':
      return {
        '@graph': [
          {
            '@type': 'WebSite',
            name: brand,
            url: meta.canonical,
            inLanguage: 'en-AU',
            description: meta.description,
          },
          organisation(),
        ],
      };
    case 'about':
      return { '@type': 'AboutPage', name: meta.title, url: meta.canonical, mainEntity: organisation() };
    case 'buildPath':
      return { '@graph': [breadcrumb([[pageTexts.buildPath.title, addresses.buildPath()]])] };
    case 'moneyRules': {
      const chapter = readyContent(moneyRulesFile);
      return chapter ? chapterData(chapter, meta) : null;
    }
    case 'persona': {
      const persona = readyContent(personaFile(personaSlug));
      return persona ? personaData(persona, meta) : null;
    }
    case 'path': {
      const path = readyContent(pathFile(personaSlug, pathSlug));
      return path ? pathData(path, meta) : null;
    }
    default:
      return null;
  }
};

/** Browsers never run a block of this type, so the content policy allows it. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

/** Returns the page’s own part of the head; index.html has the part that all pages share. */
export const documentHead = (meta: PageMeta, id?: PageId): string => {
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const graph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeHtml(content)}" />`;
  const data = id === undefined ? null : structuredData(id, meta);
  return [
    named('description', meta.description),
    named('robots', meta.listed ? 'index, follow' : 'noindex'),
    ...(id === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(meta.canonical)}" />`]),
    graph('type', id === 'path' ? 'article' : 'website'),
    graph('site_name', brand),
    graph('locale', 'en_AU'),
    graph('title', meta.title),
    graph('description', meta.description),
    graph('url', meta.canonical),
    graph('image', meta.picture.address),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    graph('image:alt', meta.picture.alt),
    named('twitter:card', 'summary_large_image'),
    ...(data === null ? [] : [dataBlock(data)]),
  ].join('\n    ');
};
