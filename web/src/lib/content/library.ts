import { contentAddresses } from '../../../../shared/contract/content-addresses.ts';
import type { PathContent, PersonaCard, PersonaPage } from '../../../../shared/contract/content-files.ts';
import { type Content, loadContent, readyContent } from './content-store.ts';

// The schemas, and the library they are made with, are fetched only by whoever fetches content.
const schemas = () => import('../../../../shared/contract/content-files.ts');

export const loadPersonas = (): Promise<Content<PersonaCard[]>> =>
  loadContent(contentAddresses.personas, async () => (await schemas()).personaCards);

export const loadPersona = (personaSlug: string): Promise<Content<PersonaPage>> =>
  loadContent(contentAddresses.persona(personaSlug), async () => (await schemas()).personaPage);

export const loadPath = (personaSlug: string, pathSlug: string): Promise<Content<PathContent>> =>
  loadContent(contentAddresses.path(personaSlug, pathSlug), async () => (await schemas()).pathContent);

export const readyPersonas = (): PersonaCard[] | undefined => readyContent(contentAddresses.personas);

export const readyPersona = (personaSlug: string): PersonaPage | undefined =>
  readyContent(contentAddresses.persona(personaSlug));

export const readyPath = (personaSlug: string, pathSlug: string): PathContent | undefined =>
  readyContent(contentAddresses.path(personaSlug, pathSlug));
