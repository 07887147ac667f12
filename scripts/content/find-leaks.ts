import { withoutFacts } from '../../shared/content/facts.ts';
import type { Library } from './library.ts';
import { plainTextOf } from './plain-text.ts';

/**
 * So many letters and digits in a row, which is no more than forty characters of written text, are never the same by
 * chance in what is open and what is locked.
 */
const runLength = 32;

const decoded = (text: string): string =>
  text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_match, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#x([0-9a-f]+);|&#(\d+);/gi, (_match, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll(/&(?:amp|lt|gt|quot|apos|nbsp);/g, ' ')
    .replaceAll(/\\[nrt]/g, ' ');

/** Only letters and digits: however a text was escaped, marked up or broken into lines. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Every run of letters that only those may see who unlocked a path, and where it is from. */
export function lockedRuns(library: Library): Map<string, string> {
  const runs = new Map<string, string>();
  for (const { sections, meta } of library.flatMap(({ paths }) => paths))
    for (const { markdown, title } of sections.filter(({ open }) => !open)) {
      const { prose, cells } = plainTextOf(markdown);
      for (const text of [...prose, ...cells].map(withoutFacts).map(bare))
        for (let start = 0; start + runLength <= text.length; start += 1)
          runs.set(text.slice(start, start + runLength), `${meta.slug}, “${title}”`);
    }
  return runs;
}

/** Where locked text stands in a published file, read as it is and without its tags. */
export function leaksIn(file: string, runs: ReadonlyMap<string, string>): string[] {
  const plain = decoded(file);
  const found = new Set<string>();
  for (const text of [bare(plain), bare(plain.replaceAll(/<[^<>]*>/g, ' '))])
    for (let start = 0; start + runLength <= text.length; start += 1) {
      const run = text.slice(start, start + runLength);
      const from = runs.get(run);
      if (from !== undefined) found.add(`${from}: “${run}”`);
    }
  return [...found];
}
