import { findPathPrice, priceCatalogue } from '#shared/content/price-catalogue.ts';
import { type PageDefinition, pages } from '#shared/contract/pages.ts';
import type { Chapter, Library } from '../library.ts';
import { sentencesIn } from '../plain-text.ts';
import { everyToken, readMarkdown, type Tokens } from '../render-markdown.ts';
import { allSections, type Finding, findingAt } from './finding.ts';

/** Where texts may send a reader: public bodies, and services they name. */
const knownHosts: ReadonlySet<string> = new Set([
  'aana.com.au',
  'ai.google.dev',
  'airbnb.com.au',
  'airtasker.com',
  'auspost.com.au',
  'beehiiv.com',
  'blackmagicdesign.com',
  'buffer.com',
  'cal.com',
  'canva.com',
  'carrd.co',
  'collabstr.com',
  'copyright.org.au',
  'etsy.com',
  'ventraip.com.au',
  'facebook.com',
  'google.com',
  'gumroad.com',
  'gumtree.com.au',
  'help.billo.app',
  'hubspot.com',
  'knowledge.inzpire.me',
  'kit.com',
  'linkedin.com',
  'mailerlite.com',
  'make.com',
  'notion.so',
  'opentimelineio.readthedocs.io',
  'plausible.io',
  'shopify.com',
  'stripe.com',
  'substack.com',
  'tribegroup.co',
  'trishahitches.com',
  'ugcapp.soona.co',
  'upwork.com',
  'wordpress.com',
]);

/** Sites whose first page is what the text means, and why. */
const meantAsWholes: Readonly<Record<string, string>> = {
  'abr.business.gov.au': 'ABN Lookup is a search box',
  'ablis.business.gov.au': 'the licence finder asks its first question there',
  'grants.gov.au': 'GrantConnect is a list to search',
  'scamwatch.gov.au': 'the scams of the moment and the button to report one',
  'cyber.gov.au': 'the button to report',
  'beconnected.esafety.gov.au': 'the lessons themselves',
  'airbnb.com.au': 'a search box',
  'airtasker.com': 'where a task is posted',
  'beehiiv.com': 'the tool',
  'cal.com': 'the tool',
  'canva.com': 'the tool',
  'carrd.co': 'the tool',
  'etsy.com': 'a shop to search',
  'fonts.google.com': 'a library of fonts to search',
  'gumroad.com': 'a shop',
  'gumtree.com.au': 'where things and services are listed',
  'kit.com': 'the tool',
  'mailerlite.com': 'the tool',
  'make.com': 'the tool',
  'notion.so': 'the tool',
  'stripe.com': 'the tool',
  'substack.com': 'the tool',
  'wordpress.com': 'the tool',
};

export const isBare = (href: string): boolean => ['', '/'].includes(URL.parse(href)?.pathname ?? '/…');

/** What to look for once there: “search for “country of origin””. */
const sendsOn = /\b(?:search|look(?: for| up)?)\b.*[“"][^”"]+[”"]/i;

/** Bare addresses of a text that leave the reader at a front door. */
function frontDoors(markdown: string): string[] {
  return markdown
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? line.split('|') : sentencesIn(line)))
    .flatMap((sentence) =>
      linksIn(sentence)
        .map(({ href }) => href)
        .filter((href) => isBare(href) && !sendsOn.test(sentence))
        .filter((href) => !Object.hasOwn(meantAsWholes, hostOf(href))),
    );
}

const hostOf = (href: string): string => URL.parse(href)?.hostname.replace(/^www\./, '') ?? '';

const isKnownHost = (host: string): boolean =>
  /\.gov\.au$/.test(host) ||
  knownHosts.has(host) ||
  [...knownHosts].some((known) => host.endsWith(`.${known}`));

const plainPages = Object.values<PageDefinition>(pages)
  .filter(({ html }) => html === 'prerendered')
  .map(({ path }) => path as string);
const personas = new Set(priceCatalogue.map(({ personaSlug }) => personaSlug));

/** A chapter is linked to by its sections, too. */
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

/** Words that say nothing of where a link leads, for those who hear only the links of a page. */
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
