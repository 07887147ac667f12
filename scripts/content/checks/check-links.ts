import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { findPathPrice, priceCatalogue } from '#shared/content/price-catalogue.ts';
import { type PageDefinition, pages } from '#shared/contract/pages.ts';
import { root } from '../../build/ensure-built.ts';
import type { Chapter, Library } from '../library.ts';
import { sentencesIn } from '../plain-text.ts';
import { everyToken, readMarkdown, type Tokens } from '../render-markdown.ts';
import { allSections, type Finding, findingAt } from './finding.ts';

const hosts = z
  .strictObject({ known: z.array(z.string()), firstPages: z.record(z.string(), z.string()) })
  .parse(parse(readFileSync(join(root, 'shared/content/link-hosts.yaml'), 'utf8')));

const isBare = (href: string): boolean => ['', '/'].includes(URL.parse(href)?.pathname ?? '/…');

/** Tells the reader the search term to use there: “search for “country of origin””. */
const sendsOn = /\b(?:search|look(?: for| up)?)\b.*[“"][^”"]+[”"]/i;

/** Links of a text that lead to a bare home page. */
function frontDoors(markdown: string): string[] {
  return markdown
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? line.split('|') : sentencesIn(line)))
    .flatMap((sentence) =>
      linksIn(sentence)
        .map(({ href }) => href)
        .filter((href) => isBare(href) && !sendsOn.test(sentence))
        .filter((href) => !Object.hasOwn(hosts.firstPages, hostOf(href))),
    );
}

const hostOf = (href: string): string => URL.parse(href)?.hostname.replace(/^www\./, '') ?? '';

const isKnownHost = (host: string): boolean =>
  host.endsWith('.gov.au') || hosts.known.some((known) => host === known || host.endsWith(`.${known}`));

const plainPages = Object.values<PageDefinition>(pages)
  .filter(({ html }) => html === 'prerendered')
  .map(({ path }) => path as string);
const personas = new Set(priceCatalogue.map(({ personaSlug }) => personaSlug));

/** Links may also lead to the sections of a chapter. */
const addressOf = (href: string, chapters: readonly Chapter[]): string => {
  const [page = '', section] = href.split('#');
  const known = chapters.flatMap(({ sections }) => sections.map(({ id }) => id));
  return page === pages.moneyRules.path && known.includes(section ?? '') ? page : href;
};

function leadsNowhere(href: string): boolean {
  if (!href.startsWith('/')) {
    const url = URL.parse(href);
    return url === null || url.protocol !== 'https:' || !isKnownHost(url.hostname);
  }
  const [, personaSlug, pathSlug] = /^\/make-money\/paths\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(href) ?? [];
  if (personaSlug === undefined) return !plainPages.includes(href);
  return pathSlug === undefined
    ? !personas.has(personaSlug)
    : findPathPrice(personaSlug, pathSlug) === undefined;
}

const linksIn = (markdown: string): Tokens.Link[] =>
  everyToken(readMarkdown(markdown)).filter((token): token is Tokens.Link => token.type === 'link');

/** Link texts without meaning for people who hear only the links of a page. */
const vague = /^(?:here|this|link|click here|this (?:page|link)|read more)$/i;

function faultsOf(markdown: string, chapters: readonly Chapter[]): string[] {
  const leftThere = frontDoors(markdown).map(
    (href) => `links to the front page ${href} and does not say in that sentence what to look for there`,
  );
  const faults = linksIn(markdown).flatMap(({ href, text }) => [
    ...(leadsNowhere(addressOf(href, chapters))
      ? [`links to ${href}, which is no page of ours and no site we know`]
      : []),
    ...(vague.test(text.trim()) ? [`has a link that only says “${text}”`] : []),
  ]);
  return [...faults, ...leftThere];
}

export function checkLinks(library: Library, chapters: readonly Chapter[] = []): Finding[] {
  return [
    ...allSections(library, chapters).flatMap((place) =>
      faultsOf(place.section.markdown, chapters).map((fault) => findingAt(place, fault)),
    ),
    ...library.flatMap(({ file, markdown }) =>
      faultsOf(markdown, chapters).map((fault) => ({ file, fault })),
    ),
  ];
}
