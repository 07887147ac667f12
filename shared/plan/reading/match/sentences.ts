import { type Word, wordsOf } from './words.ts';

/** A sentence of an answer, with its place in it. People write without full stops, so a line end is an end too. */
export interface Sentence {
  text: string;
  from: number;
  to: number;
  words: Word[];
}

const ends =
  /(?<![0-9])[.](?=\s|$)|[.](?=\s+\p{Lu}|\s*$)|[.]{2,}|[!?;\n\r•]+|(?<=\s)[-–—](?=\s)|^\s*[-–—]\s/gmu;
/** A sentence longer than this is read in parts, so that time stays in line with length. */
const longest = 600;

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    for (let start = from; start < to; start += longest) {
      const part = text.slice(start, Math.min(to, start + longest));
      if (part.trim() !== '')
        sentences.push({ text: part, from: start, to: start + part.length, words: wordsOf(part) });
    }
  };
  for (const end of text.matchAll(ends)) {
    const to = end.index + (end[0].includes('?') ? end[0].length : 0);
    push(to);
    from = end.index + end[0].length;
  }
  push(text.length);
  return sentences;
}
