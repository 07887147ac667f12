import { type Word, wordsOf } from './words.ts';

/** A sentence of an answer, with its place in it. People write without full stops, so a line end is an end too. */
export interface Sentence {
  text: string;
  from: number;
  to: number;
  words: Word[];
}

const ends =
  /(?<!\b(?:[ap]\.m|e\.g|i\.e|mr|mrs|ms|dr|st|approx))[.](?=\s|$)|(?<=\b[ap]\.m)[.](?=\s+\p{Lu}|\s*$)|[.]{2,}|[!?;\n\r•。！？؟]+|(?<=\s)(?!(?<=(?:\b(?:mon|tues?|wed|thu|thurs|fri|sat|sun)(?:[dnru]\w*day|day)?s?|\d|\d[ap]m)\s)[-–—]\s(?:mon|tue|wed|thu|fri|sat|sun|\d{1,2}(?![\d,])))[-–—](?=\s)|^\s*[-–—]\s/gimu;
/** A sentence longer than this is read in parts, so that time stays in line with length. */
const longest = 600;

/** Where to cut a text without full stops: behind the last space, so that no word is cut. */
function cutAt(text: string, start: number, end: number): number {
  if (end - start <= longest) return end;
  const space = text.lastIndexOf(' ', start + longest);
  return space > start + longest / 2 ? space + 1 : start + longest;
}

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    for (let start = from, next = from; start < to; start = next) {
      next = cutAt(text, start, to);
      const part = text.slice(start, next);
      if (part.trim() !== '')
        sentences.push({ text: part, from: start, to: start + part.length, words: wordsOf(part) });
    }
  };
  for (const end of text.matchAll(ends)) {
    const to = end.index + (/[?؟？]/.test(end[0]) ? end[0].length : 0);
    push(to);
    from = end.index + end[0].length;
  }
  push(text.length);
  return sentences;
}
