import { brand } from '#shared/brand.ts';
import type { PageId } from '#shared/contract/pages.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageMeta } from './page-meta.ts';
import { structuredData } from './structured-data.ts';

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
