import { findPathPrice, priceCatalogue } from '#shared/content/price-catalogue.ts';
import { type PageDefinition, pages } from '#shared/contract/pages.ts';
import type { Library } from '../library.ts';
import { everyToken, readMarkdown, type Tokens } from '../render-markdown.ts';
import { allSections, type Finding, findingAt } from './finding.ts';

/** Where texts may send a reader: public bodies, and services they name. */
const knownHosts: ReadonlySet<string> = new Set([
  'aana.com.au',
  'airbnb.com.au',
  'airtasker.com',
  'auspost.com.au',
  'beehiiv.com',
  'blackmagicdesign.com',
  'buffer.com',
  'cal.com',
  'canva.com',
  'carrd.co',
  'copyright.org.au',
  'etsy.com',
  'facebook.com',
  'google.com',
  'gumroad.com',
  'gumtree.com.au',
  'hubspot.com',
  'kit.com',
  'linkedin.com',
  'mailerlite.com',
  'make.com',
  'notion.so',
  'plausible.io',
  'shopify.com',
  'stripe.com',
  'substack.com',
  'upwork.com',
  'wordpress.com',
]);

const isKnownHost = (host: string): boolean =>
  /\.gov\.au$/.test(host) ||
  knownHosts.has(host) ||
  [...knownHosts].some((known) => host.endsWith(`.${known}`));

const plainPages = Object.values<PageDefinition>(pages)
  .filter(({ html }) => html === 'prerendered')
  .map(({ path }) => path as string);
const personas = new Set(priceCatalogue.map(({ personaSlug }) => personaSlug));

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

/** Words that say nothing of where a link leads, for those who hear only the links of a page. */
const vague = /^(?:here|this|link|click here|this (?:page|link)|read more)$/i;

function faultsOf(markdown: string): string[] {
  return linksIn(markdown).flatMap(({ href, text }) => [
    ...(leadsNowhere(href) ? [`links to ${href}, which is no page of ours and no site we know`] : []),
    ...(vague.test(text.trim()) ? [`has a link that only says “${text}”`] : []),
  ]);
}

export function checkLinks(library: Library): Finding[] {
  return [
    ...allSections(library).flatMap((place) =>
      faultsOf(place.section.markdown).map((fault) => findingAt(place, fault)),
    ),
    ...library.flatMap(({ file, markdown }) => faultsOf(markdown).map((fault) => ({ file, fault }))),
  ];
}
