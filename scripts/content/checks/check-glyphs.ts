import type { Chapter, Library } from '../library.ts';
import { plainTextOf } from '../plain-text.ts';
import { siteFonts } from '../site-fonts.ts';
import { allSections, type Finding, findingAt } from './finding.ts';

/** Characters outside our fonts would be drawn in another font, or as boxes. */
export function checkGlyphs(library: Library, chapters: readonly Chapter[] = []): Finding[] {
  const known = new Set(siteFonts().sans.characterSet.map((point) => String.fromCodePoint(point)));
  return allSections(library, chapters).flatMap((place) => {
    const { prose, cells, drawn } = plainTextOf(place.section.markdown);
    const strange = new Set(
      [...[place.section.title, ...prose, ...cells, ...drawn].join('')].filter(
        (character) => !known.has(character),
      ),
    );
    return strange.size === 0
      ? []
      : [findingAt(place, `has characters our fonts lack: ${[...strange].join(' ')}`)];
  });
}
