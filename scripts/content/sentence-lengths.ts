import { plainTextOf, sentencesIn, wordsIn } from './plain-text.ts';
import { readMarkdown } from './render-markdown.ts';

/** A sentence of at most this many words is short. */
const short = 7;

export interface SentenceLengths {
  average: number;
  /** The share of short sentences. */
  shortShare: number;
}

/** Running text: paragraphs and list items, without headings, tables and words to say to others. */
const toldIn = (markdown: string): string[] =>
  plainTextOf(
    readMarkdown(markdown)
      .filter(({ type }) => type === 'paragraph' || type === 'list')
      .map(({ raw }) => raw)
      .join('\n\n'),
  ).prose.filter((text) => /[.!?][”"’)]*$/.test(text));

export function sentenceLengths(markdowns: readonly string[]): SentenceLengths {
  const lengths = markdowns
    .flatMap(toldIn)
    .flatMap(sentencesIn)
    .map((sentence) => wordsIn(sentence).length);
  if (lengths.length === 0) return { average: 0, shortShare: 0 };
  return {
    average: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    shortShare: lengths.filter((length) => length <= short).length / lengths.length,
  };
}
