import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { ownWords } from './own-words.ts';

const rows = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
];
const bothWays = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Counts the adjacent letters from a position. */
function runFrom(word: string, start: number): number {
  let end = start + 1;
  while (end < word.length && bothWays.some((row) => row.includes(word.slice(start, end + 1)))) end += 1;
  return end - start;
}

/** Matches words made only of adjacent keys, three or more at a time: “qwerty”, “asdfjkl”, but not “property”. */
function isRolled(word: string): boolean {
  let at = 0;
  while (at < word.length) {
    const run = runFrom(word, at);
    if (run < 3) return false;
    at += run;
  }
  return true;
}

/** Matches words of one keyboard row or without a vowel; real texts have few of these. */
const isDrummed = (word: string): boolean =>
  /^(?:[asdfghjkl]{4,}|[bcdfghjklmnpqrstvwxz]{5,}|(.)\1+)$/u.test(word);

const filler = /^\W*lorem ipsum\b|\bdolor sit amet\b/i;

/**
 * “asdf asdf asdf asdf” is as long as an answer but says nothing. This matches up to three repeated words, adjacent
 * keys, placeholder text, and texts without a word. A script without spaces counts as one word, written once.
 */
export function saysNothing(text: string): boolean {
  if (filler.test(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const said = new Set(words);
  if (words.join('').length < 3) return true;
  if (words.length > 1 && words.length >= (said.size === 1 ? 2 : said.size * 3) && said.size <= 3)
    return true;
  const meant = [...said].filter((word) => !isRolled(word) && !isDrummed(word)).length;
  return meant === 0 || (meant === 1 && said.size > 3);
}

/** Tells whether nothing of a background can be read; prompts inserted by the form do not count. */
export const isUnread = ({ content }: Pick<RunAnswers, 'content'>): boolean => saysNothing(ownWords(content));
