import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { ownWords } from './own-words.ts';

/** Letters as they lie side by side, in Latin and Cyrillic. */
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

/** How many letters from there lie side by side. */
function runFrom(word: string, start: number): number {
  let end = start + 1;
  while (end < word.length && bothWays.some((row) => row.includes(word.slice(start, end + 1)))) end += 1;
  return end - start;
}

/** Nothing but letters that lie side by side, three or more at a time: “qwerty”, “asdfjkl”, not “property”. */
function isRolled(word: string): boolean {
  let at = 0;
  while (at < word.length) {
    const run = runFrom(word, at);
    if (run < 3) return false;
    at += run;
  }
  return true;
}

/** Fingers that stay in one row, or never come to a vowel: words of these letters are few, and no text is made of them. */
const isDrummed = (word: string): boolean =>
  /^(?:[asdfghjkl]{4,}|[bcdfghjklmnpqrstvwxz]{5,}|(.)\1+)$/u.test(word);

const filler = /^\W*lorem ipsum\b|\bdolor sit amet\b/i;

/**
 * “asdf asdf asdf asdf” is as long as an answer, and says nothing: up to three words again and again, keys that lie side
 * by side, the filler of a template, no word at all. Whoever writes in a script without spaces writes one word, once.
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

/** Whether nothing of a background can be read; what the form began counts for nothing. */
export const isUnread = ({ content }: Pick<RunAnswers, 'content'>): boolean => saysNothing(ownWords(content));
