import { isFree } from '#shared/domain/paths/price.ts';
import { diagramsIn, headOf } from '../diagrams/draw-diagram.ts';
import type { Library, LibraryPath } from '../library.ts';
import { readMarkdown } from '../render-markdown.ts';
import type { Finding } from './finding.ts';

const fewest = 2;
const fewestKinds = 2;

/** A paid path needs diagrams of more than one kind, and each may appear once. */
export const checkDiagrams = (library: Library): Finding[] =>
  library.flatMap(({ paths }) => paths.flatMap(faultsOf));

function faultsOf({ file, meta, sections }: LibraryPath): Finding[] {
  const heads = sections.flatMap(({ markdown }) => diagramsIn(readMarkdown(markdown)).map(headOf));
  const titles = heads.map(({ title }) => title);
  const twice = titles.find((title, index) => titles.indexOf(title) < index);
  const kinds = new Set(heads.map(({ kind }) => kind)).size;
  const faults: string[] = [];
  if (twice !== undefined) faults.push(`draws “${twice}” twice`);
  if (!isFree(meta) && (heads.length < fewest || kinds < fewestKinds))
    faults.push(`has ${heads.length} diagrams of ${kinds} kinds, not ${fewest} of ${fewestKinds} at least`);
  return faults.map((fault) => ({ file, fault }));
}
