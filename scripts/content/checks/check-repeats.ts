import { withoutFacts } from '#shared/content/facts.ts';
import type { Chapter, Library } from '../library.ts';
import { plainTextOf, wordsIn } from '../plain-text.ts';
import { allSections, type Finding, findingAt, type Place } from './finding.ts';

/** A run of this many words is never repeated by chance. */
const runLength = 12;

const normalised = (text: string): string[] =>
  wordsIn(text.toLowerCase()).map((word) => word.replaceAll(/[^\p{L}\p{N}$%]/gu, ''));

/** Finds the same run of words in two sections of any paths, or twice in one. */
export function checkRepeats(library: Library, chapters: readonly Chapter[] = []): Finding[] {
  const seen = new Map<string, Place>();
  const findings = new Map<string, Finding>();
  for (const place of allSections(library, chapters)) {
    for (const text of plainTextOf(place.section.markdown).prose) {
      const words = normalised(withoutFacts(text));
      for (let start = 0; start + runLength <= words.length; start += 1) {
        const run = words.slice(start, start + runLength).join(' ');
        const before = seen.get(run);
        if (before === undefined) seen.set(run, place);
        else {
          const pair = `${before.path.file}#${before.section.id} ${place.path.file}#${place.section.id}`;
          const fault = `repeats “${run}” of ${before.path.file}, “${before.section.title}”`;
          if (!findings.has(pair)) findings.set(pair, findingAt(place, fault));
        }
      }
    }
  }
  return [...findings.values()];
}
