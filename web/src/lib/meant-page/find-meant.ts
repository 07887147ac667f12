import type { PersonaCard } from '#shared/contract/content-files.ts';
import { type PageId, pages } from '#shared/contract/pages.ts';
import { addresses } from '#web/config/addresses.ts';
import { pageTexts } from '#web/config/page-texts.ts';
import { slipsBetween } from '../slips-between.ts';
import { findNamed } from './find-named.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** Where somebody may have wanted to go. */
export interface MeantPage {
  kind: 'path' | 'page';
  title: string;
  address: string;
  /** Whose cover it has; pages beside the library have none. */
  cover?: string;
}

interface Known extends MeantPage {
  /** The last part of its address. */
  name: string;
}

/** Shorter names are too near to one another. */
const leastLength = 5;

/** What people go to by itself, and not as one step of something. */
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

/** The one name that comes nearest to what was typed; nothing where none is near, or two are as near. */
function nearest(known: readonly Known[], typed: string): Known | undefined {
  if (typed.length < leastLength) return undefined;
  const [first, second] = known
    .map((page) => ({ page, slips: slipsBetween(typed, page.name) }))
    .filter(({ slips }) => slips <= slipsIn(typed))
    .sort((one, other) => one.slips - other.slips);
  return first?.slips === second?.slips ? undefined : first?.page;
}

/** The page that an address without one may have meant: by words of a name, or by a slip in it. */
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
