import { contentAddresses } from '#shared/contract/content-addresses.ts';
import type {
  ChapterContent,
  HomeContent,
  PathContent,
  PersonaCard,
  PersonaPage,
} from '#shared/contract/content-files.ts';
import type { ContentFile } from './content-store.ts';
import { fileAt } from './files.ts';

/** An address is untrusted; only names in the form of the library's may select a file. */
const areNames = (...slugs: string[]): boolean =>
  slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));

export const homeFile: ContentFile<HomeContent> = fileAt(
  contentAddresses.home,
  ({ homeContent }) => homeContent,
);

export const personasFile: ContentFile<PersonaCard[]> = fileAt(
  contentAddresses.personas,
  ({ personaCards }) => personaCards,
);

export const moneyRulesFile: ContentFile<ChapterContent> = fileAt(
  contentAddresses.moneyRules,
  ({ chapterContent }) => chapterContent,
);

export const personaFile = (personaSlug: string): ContentFile<PersonaPage> =>
  fileAt(
    areNames(personaSlug) ? contentAddresses.persona(personaSlug) : null,
    ({ personaPage }) => personaPage,
  );

export const pathFile = (personaSlug: string, pathSlug: string): ContentFile<PathContent> =>
  fileAt(
    areNames(personaSlug, pathSlug) ? contentAddresses.path(personaSlug, pathSlug) : null,
    ({ pathContent }) => pathContent,
  );
