import { isOpenToAll } from '#shared/domain/paths/preview.ts';
import type { PathPrice } from '#shared/domain/paths/price.ts';
import { diagramsIn, drawDiagram, headOf } from './diagrams/draw-diagram.ts';
import type { SectionTokens } from './kit/build-kit.ts';
import type { ShownPicture } from './library.ts';

interface Wanted {
  title: string;
  path: PathPrice;
}

/**
 * Guards: of all pictures in locked sections, only the one that its path names (`shown` in the front matter) is public.
 */
export function findShown(parts: readonly SectionTokens[], { title, path }: Wanted): ShownPicture {
  const found = parts.flatMap(({ title: section, tokens }, index) =>
    isOpenToAll(path, index)
      ? []
      : diagramsIn(tokens)
          .filter((source) => headOf(source).title === title)
          .map((source) => ({
            number: index + 1,
            section,
            written: source.raw.trim(),
            html: drawDiagram(source),
          })),
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0)
    throw new Error(`shown: ${found.length} pictures of locked sections are called “${title}”`);
  return only;
}
