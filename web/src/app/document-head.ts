import { brand } from '../../../shared/brand.ts';
import type { PageId } from '../../../shared/contract/pages.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageMeta } from './page-meta.ts';
import { provider, siteUrl } from './site-facts.ts';

/** Data for search engines; a block of this type is never run, so the content policy lets it be. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

const organisation = () => ({
  '@type': 'Organization',
  name: brand,
  legalName: provider.legalName,
  url: new URL('/', siteUrl).href,
  logo: new URL('/favicon.png', siteUrl).href,
  areaServed: 'AU',
});

const dataOf = (id: PageId | undefined, meta: PageMeta): object | null => {
  if (id === 'home') {
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
  }
  if (id === 'about') {
    return { '@type': 'AboutPage', name: meta.title, url: meta.canonical, mainEntity: organisation() };
  }
  return null;
};

/** What a page puts in its head, beside what all pages share (index.html). */
export const documentHead = (meta: PageMeta, id?: PageId): string => {
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const graph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeHtml(content)}" />`;
  const data = dataOf(id, meta);
  return [
    named('description', meta.description),
    named('robots', meta.listed ? 'index, follow' : 'noindex'),
    ...(id === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(meta.canonical)}" />`]),
    graph('type', 'website'),
    graph('site_name', brand),
    graph('locale', 'en_AU'),
    graph('title', meta.title),
    graph('description', meta.description),
    graph('url', meta.canonical),
    graph('image', new URL('/og.png', siteUrl).href),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    graph(
      'image:alt',
      `${brand}: income paths, business plans and grants for people starting out in Australia`,
    ),
    named('twitter:card', 'summary_large_image'),
    ...(data === null ? [] : [dataBlock(data)]),
  ].join('\n    ');
};
