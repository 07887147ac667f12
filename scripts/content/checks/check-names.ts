import { allPaths, type Library } from '../library.ts';
import type { Finding } from './finding.ts';

const mostPaths = 2;
/** In a template an example is in brackets. */
const introduced = /\b(?:Hi|Thanks|I'm|Cheers,) \[?([A-Z][a-z]+)\b/g;

export const namesIn = (text: string): string[] =>
  [...text.matchAll(introduced)].map(([, name = '']) => name);

/** Guards: a script's people have invented names, which are not repeated across the library. */
export function checkNames(library: Library): Finding[] {
  const texts = allPaths(library).map(({ file, sections }) => ({
    file,
    text: sections.map(({ markdown }) => markdown).join('\n'),
  }));
  const names = new Set(texts.flatMap(({ text }) => namesIn(text)));
  return [...names].flatMap((name) => {
    const files = texts.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ file }) => file);
    const [file = '', ...others] = files;
    return files.length <= mostPaths
      ? []
      : [{ file, fault: `names ${name}, who is also in ${others.join(', ')}` }];
  });
}
