import { bannedIn } from '#shared/content/banned-phrases.ts';
import type { Chapter, Library } from '../library.ts';
import { plainTextOf } from '../plain-text.ts';
import { allSections, type Finding, findingAt } from './finding.ts';

export function checkPhrases(library: Library, chapters: readonly Chapter[] = []): Finding[] {
  const inSections = allSections(library, chapters).flatMap((place) => {
    const { prose, cells, drawn } = plainTextOf(place.section.markdown);
    return bannedIn([place.section.title, ...prose, ...cells, ...drawn].join('\n')).map((phrase) =>
      findingAt(place, `says “${phrase}”`),
    );
  });
  const inFront = library.flatMap((persona) => [
    ...bannedIn(
      [persona.subtitle, persona.metaTitle, persona.metaDescription, persona.markdown].join('\n'),
    ).map((phrase) => ({ file: persona.file, fault: `says “${phrase}”` })),
    ...persona.paths.flatMap(({ file, meta }) =>
      bannedIn([meta.title, meta.description, meta.metaDescription].join('\n')).map((phrase) => ({
        file,
        fault: `says “${phrase}”`,
      })),
    ),
  ]);
  return [...inSections, ...inFront];
}
