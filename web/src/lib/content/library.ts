import { contentAddresses } from '#shared/contract/content-addresses.ts';
import type { HomeContent, PathContent, PersonaCard, PersonaPage } from '#shared/contract/content-files.ts';
import type { ContentFile } from './content-store.ts';

// The schemas, and the library they are made with, are fetched only with content.
const schemas = () => import('#shared/contract/content-files.ts');

/** An address may hold anything; only names like those of the library may choose a file. */
const areNames = (...slugs: string[]): boolean =>
  slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));

export const homeFile: ContentFile<HomeContent> = {
  address: contentAddresses.home,
  loadSchema: async () => (await schemas()).homeContent,
};

export const personasFile: ContentFile<PersonaCard[]> = {
  address: contentAddresses.personas,
  loadSchema: async () => (await schemas()).personaCards,
};

export const personaFile = (personaSlug: string): ContentFile<PersonaPage> => ({
  address: areNames(personaSlug) ? contentAddresses.persona(personaSlug) : null,
  loadSchema: async () => (await schemas()).personaPage,
});

export const pathFile = (personaSlug: string, pathSlug: string): ContentFile<PathContent> => ({
  address: areNames(personaSlug, pathSlug) ? contentAddresses.path(personaSlug, pathSlug) : null,
  loadSchema: async () => (await schemas()).pathContent,
});
