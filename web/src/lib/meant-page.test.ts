import { expect, it } from 'vitest';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { findMeant, findNamed, wordsOfAddress } from './meant-page.ts';

const persona = (personaSlug: string, ...slugs: string[]) => ({
  personaSlug,
  title: personaSlug,
  paths: slugs.map((slug) => ({ slug, title: slug })),
});

const personas = [
  persona('side-hustle-starter', 'weekend-reseller', 'first-paid-gig'),
  persona('local-earner', 'lawn-round', 'pawn-round'),
] as unknown as PersonaCard[];

const paths = '/make-money/paths';

it.each([
  [`${paths}/side-hustle-startr`, `${paths}/side-hustle-starter`],
  [`${paths}/side-hustle-starter/weekend-reselar`, `${paths}/side-hustle-starter/weekend-reseller`],
  [`${paths}/side-hustle-startr/weekend-reseller`, `${paths}/side-hustle-starter/weekend-reseller`],
  [`${paths}/side-hustle-starter/frist-paid-gig`, `${paths}/side-hustle-starter/first-paid-gig`],
  [`${paths}/side-hustle-starter/gardening-for-all`, `${paths}/side-hustle-starter`],
  [`${paths}/Local-Earnr/`, `${paths}/local-earner`],
  ['/local-earner', `${paths}/local-earner`],
  ['/funding/apply-grant/nsw-mpv', '/funding/apply-grant/nsw-mvp'],
  ['/funding/apply-grant/nsw-first-homebuyer', '/funding/apply-grant/nsw-firsthomebuyer'],
  ['/tools/marketing-revenu-stacks', '/tools/marketing-revenue-stack'],
  ['/fundng', '/funding'],
])('suggests at %s the page %s', (typed, address) => {
  expect(findMeant(personas, typed)?.address).toBe(address);
});

it.each(['/', '/tols', '/nowhere', `${paths}/xyz`, `${paths}/local/round`, `${paths}/nobody/dawn-round`])(
  'suggests nothing at %s',
  (typed) => {
    expect(findMeant(personas, typed)).toBeUndefined();
  },
);

const path = (slug: string, title: string) => ({ slug, title, gist: title }) as PersonaCard['paths'][number];

const namedPersonas = [
  {
    personaSlug: 'maker',
    paths: [path('short-form-editing-studio', 'Short-Form Editing Studio'), path('copy-studio', 'Copy Desk')],
  },
] as unknown as PersonaCard[];

it.each([
  ['short form editing studio', 'short-form-editing-studio'],
  ['Editing html', 'short-form-editing-studio'],
  ['desk', 'copy-studio'],
  ['studio', undefined],
  ['editing garden', undefined],
  ['co', undefined],
  ['html', undefined],
  ['', undefined],
])('“%s” names %s', (words, slug) => {
  expect(findNamed(namedPersonas, words)?.slug).toBe(slug);
});

it.each([
  ['/make-money/lawn-mowing', 'lawn mowing'],
  ['/podcast-editing.html/', 'podcast editing html'],
  ['/%3Cscript%3E', 'script'],
  ['/no/such/page', ''],
  ['/index.html', ''],
  ['/path-of-least-effort', 'path of least effort'],
  ['/', ''],
  [`/${'a'.repeat(90)}`, 'a'.repeat(40)],
])('an address such as %s is searched for as “%s”', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
