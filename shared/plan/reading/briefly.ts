import type { ReadSentence } from './text.ts';

/** As many letters as a file quotes. */
const most = 90;
const ends = /,\s|[;:(]|\s(?:and|but|so|because|cos|where|which|if|for the|n)\s/gi;
const starts = /,\s|[;:(]\s*|\s(?:and|but|so|because|also)\s/gi;

/**
 * The part of a sentence around a place that is short enough to quote: the whole sentence, or from the start of the
 * clause up to the last comma or "and" that fits.
 */
export function briefly({ text }: ReadSentence, at: number, least = 12): { from: number; to: number } {
  const whole = text.trim();
  if (whole.length <= most) return { from: 0, to: text.length };
  let from = 0;
  for (const start of text.matchAll(starts)) {
    const next = start.index + start[0].length;
    if (next > at) break;
    if (at - from > 30) from = next;
  }
  if (text.length - from <= most) return { from, to: text.length };
  let to = from;
  for (const end of text.slice(from, from + most).matchAll(ends))
    if (end.index > least) to = from + end.index;
  if (to <= Math.max(from + least, at))
    to = Math.max(text.lastIndexOf(' ', from + most), Math.min(text.length, from + least));
  return { from, to };
}
