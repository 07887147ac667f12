import { contentAddresses } from '#shared/contract/content-addresses.ts';
import type { PathContent, PersonaCard, PersonaPage } from '#shared/contract/content-files.ts';
import { type Content, loadContent, missingContent, readyContent } from './content-store.ts';

// The schemas, and the library they are made with, are fetched only by whoever fetches content.
const schemas = () => import('#shared/contract/content-files.ts');

/** An address may hold anything; only names like those of the library may choose a file. */
const areNames = (...slugs: string[]): boolean =>
  slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));
const nothing = missingContent();

export const loadPersonas = (): Promise<Content<PersonaCard[]>> =>
  loadContent(contentAddresses.personas, async () => (await schemas()).personaCards);

export const loadPersona = (personaSlug: string): Promise<Content<PersonaPage>> =>
  areNames(personaSlug)
    ? loadContent(contentAddresses.persona(personaSlug), async () => (await schemas()).personaPage)
    : nothing;

export const loadPath = (personaSlug: string, pathSlug: string): Promise<Content<PathContent>> =>
  areNames(personaSlug, pathSlug)
    ? loadContent(contentAddresses.path(personaSlug, pathSlug), async () => (await schemas()).pathContent)
    : nothing;

export const readyPersonas = (): PersonaCard[] | undefined => readyContent(contentAddresses.personas);

export const readyPersona = (personaSlug: string): PersonaPage | undefined =>
  readyContent(contentAddresses.persona(personaSlug));

export const readyPath = (personaSlug: string, pathSlug: string): PathContent | undefined =>
  readyContent(contentAddresses.path(personaSlug, pathSlug));
