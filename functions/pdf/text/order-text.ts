import bidiFactory from 'bidi-js/dist/bidi.mjs';
import type { Run } from './words.ts';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
let bidi: ReturnType<typeof bidiFactory> | undefined;

/** Splits runs where the direction changes, each with its level; unchanged if nothing is written from the right. */
export function withDirections(runs: readonly Run[], base: 'ltr' | 'auto' = 'ltr'): readonly Run[] {
  const text = runs.map((run) => run.text).join('');
  if (!rightToLeft.test(text)) return runs;
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const split: Run[] = [];
  let offset = 0;
  for (const run of runs) {
    for (let at = 0; at < run.text.length; ) {
      const level = levels[offset + at] ?? 0;
      let end = at + 1;
      while (end < run.text.length && levels[offset + end] === level) end++;
      const part = run.text.slice(at, end);
      split.push({ ...run, text: level % 2 === 1 ? mirrored(part) : part, level });
      at = end;
    }
    offset += run.text.length;
  }
  return split;
}

/** Mirrors brackets, and returns signs that are not shaped in drawing order. */
export const mirrored = (text: string): string =>
  text.replace(/[^\s\p{L}\p{M}\p{N}]+/gu, (signs) =>
    Array.from(signs, (sign) => bidi?.getMirroredCharacter(sign) ?? sign)
      .reverse()
      .join(''),
  );

/** Puts the items of a line into drawing order: runs of each level and above are reversed, the highest first. */
export function inDrawingOrder<T>(items: readonly T[], levelOf: (item: T) => number): readonly T[] {
  const highest = items.reduce((most, item) => Math.max(most, levelOf(item)), 0);
  if (highest === 0) return items;
  const ordered = [...items];
  for (let level = highest; level > 0; level--)
    for (let begin = 0; begin < ordered.length; begin++) {
      let end = begin;
      while (end < ordered.length && levelOf(ordered[end] as T) >= level) end++;
      if (end > begin) ordered.splice(begin, end - begin, ...ordered.slice(begin, end).reverse());
      begin = end;
    }
  return ordered;
}
