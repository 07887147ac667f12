import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { printDocument } from '#shared/plan/testing/print-document.ts';

const runLength = 8;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');

/** Every eight words in a row that a document prints, each cell, line and note by itself. */
export const runsOf = (document: PlanDocument): Set<string> =>
  new Set(
    printDocument(document)
      .split(/\n| \| | {2}\/ /)
      .flatMap((text) => {
        const words = wordsIn(text);
        return words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(' '));
      }),
  );

/** Share of the smaller one's runs that the other has as well. */
export function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  return [...small].filter((run) => large.has(run)).length / small.size;
}
