import { contentAddresses } from '#shared/contract/content-addresses.ts';
import { homeContent, pathContent, personaCards, personaPage } from '#shared/contract/content-files.ts';
import { homeContentOf } from './home-content.ts';
import { allPaths, type Library, summaryOf } from './library.ts';

/** Files by their address or name; what goes in has been held against the contract. */
export type Files = ReadonlyMap<string, unknown>;

/** Guards: of a locked section nothing but id and title goes to the public site. */
export function publicFiles(library: Library): Files {
  const files = new Map<string, unknown>();
  files.set(
    contentAddresses.personas,
    personaCards.parse(library.map((persona) => ({ ...persona, paths: persona.paths.map(summaryOf) }))),
  );
  files.set(contentAddresses.home, homeContent.parse(homeContentOf(library)));
  for (const persona of library)
    files.set(
      contentAddresses.persona(persona.personaSlug),
      personaPage.parse({ ...persona, paths: persona.paths.map(summaryOf) }),
    );
  for (const { meta, yearHtml, sections } of allPaths(library))
    files.set(
      contentAddresses.path(meta.personaSlug, meta.slug),
      pathContent.parse({
        meta,
        yearHtml,
        sections: sections.map((section) =>
          section.open ? section : { id: section.id, title: section.title },
        ),
      }),
    );
  return files;
}

/** The whole of every path, for the API alone. */
export const privateFiles = (library: Library): Files =>
  new Map(
    allPaths(library).map(({ meta, yearHtml, sections }) => [
      `${meta.personaSlug}/${meta.slug}.json`,
      pathContent.parse({ meta, yearHtml, sections }),
    ]),
  );
