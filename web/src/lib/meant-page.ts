import { useEffect, useState } from 'react';
import type { PathSummary, PersonaCard } from '#shared/contract/content-files.ts';
import { type PageId, pages } from '#shared/contract/pages.ts';
import { addresses } from '#web/config/addresses.ts';
import { pageTexts } from '#web/config/page-texts.ts';
import { loadContent } from './content/content-store.ts';
import { personasFile } from './content/library.ts';
import { slipsBetween } from './slips-between.ts';

interface NamedPath extends Pick<PathSummary, 'slug' | 'title' | 'gist'> {
  personaSlug: string;
}

/** File extensions, which are no words of a name. */
const endings: ReadonlySet<string> = new Set(['html', 'htm', 'php']);

/**
 * The one path whose name contains all the words as prefixes, in any order; undefined for several or none.
 */
export function findNamed(personas: readonly PersonaCard[], lookedFor: string): NamedPath | undefined {
  const words = lookedFor
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !endings.has(word));
  if (words.join('').length < 4) return undefined;
  const named = personas
    .flatMap(({ personaSlug, paths }) => paths.map((path) => ({ ...path, personaSlug })))
    .filter(({ slug, title }) => {
      const known = `${slug} ${title.toLowerCase()}`.split(/[^a-z0-9]+/);
      return words.every((word) => known.some((one) => one.startsWith(word)));
    });
  return named.length === 1 ? named[0] : undefined;
}

/** Technical words of addresses, which are not searched for. */
const meaningless = /^(?:page|path|index|html?|php| )*$/i;

/** The last part of an address as search words; empty when it has none with a meaning. */
export function wordsOfAddress(pathname: string): string {
  const words = (pathname.split('/').findLast((part) => part !== '') ?? '')
    .replaceAll(/%[0-9a-f]{2}|[^a-z0-9]+/gi, ' ')
    .trim()
    .slice(0, 40);
  return meaningless.test(words) ? '' : words;
}

/** A suggestion for a mistyped address. */
export interface MeantPage {
  kind: 'path' | 'page';
  title: string;
  address: string;
  /** The slug of its cover; pages outside the library have none. */
  cover?: string;
}

interface Known extends MeantPage {
  /** The last part of its address. */
  name: string;
}

/** Shorter names are too similar to each other. */
const leastLength = 5;

/** Pages that people open directly, rather than as a step of something. */
const ownPages = [
  'buildPath',
  'moneyRules',
  'plans',
  'fundUs',
  'funding',
  'grantMvp',
  'grantFirstHome',
  'registerAbn',
  'tools',
  'startupStack',
  'marketingStack',
  'about',
  'terms',
  'logIn',
  'signUp',
] as const satisfies readonly PageId[];

const knownPages: readonly Known[] = ownPages.map((id) => ({
  kind: 'page',
  name: pages[id].path.split('/').at(-1) ?? '',
  title: pageTexts[id].title,
  address: addresses[id](),
}));

const knownPersona = ({ personaSlug, title }: PersonaCard): Known => ({
  kind: 'page',
  name: personaSlug,
  title,
  address: addresses.persona({ personaSlug }),
  cover: personaSlug,
});

const knownPaths = ({ personaSlug, paths }: PersonaCard): Known[] =>
  paths.map(({ slug, title }) => ({
    kind: 'path',
    name: slug,
    title,
    address: addresses.path({ personaSlug, pathSlug: slug }),
    cover: slug,
  }));

/** The longer a name, the more of its letters may be wrong. */
const slipsIn = (name: string): number => Math.min(3, Math.ceil(name.length / 8));

/** The name closest to the typed one; undefined when none is close, or two are equally close. */
function nearest(known: readonly Known[], typed: string): Known | undefined {
  if (typed.length < leastLength) return undefined;
  const [first, second] = known
    .map((page) => ({ page, slips: slipsBetween(typed, page.name) }))
    .filter(({ slips }) => slips <= slipsIn(typed))
    .sort((one, other) => one.slips - other.slips);
  return first?.slips === second?.slips ? undefined : first?.page;
}

/** The page that a mistyped address may have meant, by the words of its name or by a slip in it. */
export function findMeant(personas: readonly PersonaCard[], pathname: string): MeantPage | undefined {
  const words = wordsOfAddress(pathname);
  const named = findNamed(personas, words);
  if (named !== undefined) {
    const { personaSlug, slug, title } = named;
    const address = addresses.path({ personaSlug, pathSlug: slug });
    return { kind: 'path', title, address, cover: slug };
  }
  const known = [...personas.flatMap(knownPaths), ...personas.map(knownPersona), ...knownPages];
  const nameOf = (text: string) => text.toLowerCase().replaceAll(' ', '-');
  const above = wordsOfAddress(pathname.replace(/[^/]*\/*$/, ''));
  return nearest(known, nameOf(words)) ?? nearest(personas.map(knownPersona), nameOf(above));
}

/** The page that an address may have meant, once the library has loaded; undefined when that is unclear. */
export function useMeantPage(address: string): MeantPage | undefined {
  const [found, setFound] = useState<{ address: string; page: MeantPage | undefined }>();
  useEffect(() => {
    if (address === '') return;
    let left = false;
    loadContent(personasFile).then(
      (personas) => {
        if (!left && personas.kind === 'ready')
          setFound({ address, page: findMeant(personas.content, address) });
      },
      // Without the library, the page shows its usual text.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [address]);
  return found?.address === address ? found.page : undefined;
}
