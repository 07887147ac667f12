import { fold } from '../goal/fold.ts';

/** One word or number of a text, in its plain spelling, with its place. */
export interface Word {
  text: string;
  /** Without a plural ending, so that "doors" finds "door". */
  stem: string;
  from: number;
  to: number;
}

const pattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** "doors" and "door", "agencies" and "agency" have one stem. Short words and "ss" stay as they are. */
export function stemOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Arabic without vowel signs and without its article, in one spelling: "النجّار" and "نجار" are one word. */
const plainArabic = (word: string): string =>
  word
    .replaceAll(/[\u064b-\u065f\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/^[وف]?(?:ال|لل|بال|كال)(?=\S{3})/u, '');

/** Letters without accents, so that "thợ may" and "tho may" are one. */
const plain = (word: string): string =>
  /[^\p{ASCII}]/u.test(word)
    ? word
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .replaceAll('đ', 'd')
        .replace(/^.*\p{Script=Arabic}.*$/u, plainArabic)
    : word;

export function wordsOf(text: string): Word[] {
  const folded = fold(text);
  const words: Word[] = [];
  for (const found of folded.matchAll(pattern)) {
    const word = plain(found[0].replaceAll("'", ''));
    words.push({ text: word, stem: stemOf(word), from: found.index, to: found.index + found[0].length });
  }
  return words;
}

/** "sharpening", "sharpener" and "sharpen", "bakery" and "bake", "knives" and "knife" have one root. */
export function rootOf(stem: string): string {
  const cut = stem.length > 4 ? stem.replace(/(?:ings?|ers?|ed|ery|ists?|ism|or)$/, '') : stem;
  return (cut.length < 3 ? stem : cut)
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<=...)(?:e|y)$/, '')
    .replace(/v$/, 'f');
}
