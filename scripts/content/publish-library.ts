import { contentAddresses } from '#shared/contract/content-addresses.ts';
import {
  chapterContent,
  homeContent,
  pathContent,
  personaCards,
  personaPage,
  wholePath,
} from '#shared/contract/content-files.ts';
import { freePreviewSections } from '#shared/domain/paths/preview.ts';
import { countLocked, holdsOf } from './count-locked.ts';
import { homeContentOf } from './home-content.ts';
import { namesOf } from './kit/build-kit.ts';
import { kitFilesOf, kitPlace } from './kit/kit-files.ts';
import { allPaths, type Chapter, type Library, type LibraryPath, summaryOf } from './library.ts';
import { relatedTo } from './relate-paths.ts';

/** Files by address or name, written as bytes or as JSON. Their content was checked against the contract. */
export type Files = ReadonlyMap<string, unknown>;

/**
 * Guards: the public site gets only id, title, minutes and counts of a locked section, and the one picture that the
 * path names.
 */
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
      personaPage.parse({
        ...persona,
        others: library.filter(({ personaSlug }) => personaSlug !== persona.personaSlug),
        paths: persona.paths.map((path) => ({
          ...summaryOf(path),
          selling: path.selling,
          suits: path.suits,
          nothingFirst: path.nothingFirst,
          begins: path.sections.slice(0, freePreviewSections),
        })),
      }),
    );
  for (const path of allPaths(library))
    files.set(
      contentAddresses.path(path.meta.personaSlug, path.meta.slug),
      pathContent.parse({
        ...wholeOf(library, path),
        sections: path.sections.map((section) =>
          section.open
            ? section
            : { id: section.id, title: section.title, minutes: section.minutes, holds: holdsOf(section) },
        ),
      }),
    );
  return files;
}

export const chapterFiles = (chapter: Chapter): Files =>
  new Map([[contentAddresses.moneyRules, chapterContent.parse(chapter)]]);

/** All library files of the site. */
export const siteFiles = (library: Library, chapter: Chapter): Files =>
  new Map([...publicFiles(library), ...chapterFiles(chapter)]);

/** Every path and the files of its kit, for the API only. */
export function privateFiles(library: Library): Files {
  const files = new Map<string, unknown>();
  for (const path of allPaths(library)) {
    files.set(
      `${path.meta.personaSlug}/${path.meta.slug}.json`,
      wholePath.parse({ ...wholeOf(library, path), kitParts: path.workingKit }),
    );
    for (const [file, bytes] of kitFilesOf(path)) files.set(kitPlace(path, file), bytes);
  }
  return files;
}

const wholeOf = (library: Library, path: LibraryPath) => ({
  ...path,
  locked: countLocked(path.sections),
  kit: path.workingKit && namesOf(path.workingKit, path.pieces),
  ...leadingOn(library, path),
});

/** The next path and related ones, each named once. */
function leadingOn(library: Library, path: LibraryPath) {
  const next = nextAfter(library, path);
  const others = allPaths(library).map(({ meta }) => meta);
  return {
    next,
    related: relatedTo(path.meta, next === null ? others : others.filter(({ slug }) => slug !== next.slug)),
  };
}

/** The last path of a persona leads to its first. */
function nextAfter(library: Library, { meta }: LibraryPath) {
  const siblings = library.find(({ personaSlug }) => personaSlug === meta.personaSlug)?.paths ?? [];
  const index = siblings.findIndex((path) => path.meta.slug === meta.slug);
  const next = siblings[(index + 1) % siblings.length]?.meta;
  return next === undefined || next.slug === meta.slug ? null : next;
}
