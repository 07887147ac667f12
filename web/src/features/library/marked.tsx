import { hasWords, wordsIn } from './search-words.ts';

export interface MarkedProps {
  text: string;
  /** An empty text marks nothing. */
  lookedFor: string;
}

/** Marks the searched words in a text. */
export function Marked({ text, lookedFor }: MarkedProps) {
  const words = wordsIn(lookedFor);
  if (words.length === 0) return text;
  return text.split(/([\p{L}\p{N}’']+)/u).map((part, index) =>
    index % 2 === 1 && words.some((word) => hasWords({ text: part }, word)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
      <mark key={index}>{part}</mark>
    ) : (
      part
    ),
  );
}
