import { fold } from './fold.ts';
import { joinNumbers } from './number-words.ts';
import type { Token } from './token.ts';

const patterns: readonly [kind: Token['kind'], pattern: RegExp, written?: 'dots'][] = [
  ['date', /\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d\d)(?!\d)/y],
  ['number', /[1-9]\d{0,2}(?:\.\d{3})+(?![\d.]|k)/y, 'dots'],
  ['number', /[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?(?!\d)/y],
  ['number', /[1-9]\d{0,2}(?:([,' ])\d{3})(?:\1\d{3})*(?:\.\d+)?(?!\d)/y],
  ['number', /\d+,\d\d?(?![\d,])/y],
  ['number', /\d+(?:\.\d+)?|(?<![\d\p{L}])\.\d+/uy],
  ['word', /[\p{L}\p{M}]+(?:'\p{L}+)*/uy],
  ['sign', /\S/uy],
];

const readDigits = (text: string, written?: 'dots'): number => {
  const plain = text.replaceAll(/[ ']/g, '');
  if (written === 'dots') return Number(plain.replaceAll('.', ''));
  return Number(/^\d+,\d\d?$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', ''));
};

/** "2kpm" and "60kpa": the k belongs to the number. */
const kBeforeUnit = /^k(?=pw|pm|pa|pcm|pf|wk|week|month|mth|yr|year|day)/;

function matchAt(
  folded: string,
  at: number,
): { kind: Token['kind']; found: string; written?: 'dots' | undefined } | undefined {
  for (const [kind, pattern, written] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(folded)?.[0];
    if (found !== undefined) return { kind, found, written };
  }
  return undefined;
}

function scan(folded: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < folded.length) {
    const match = matchAt(folded, at);
    const previous = tokens.at(-1);
    if (match) {
      const { kind, found, written } = match;
      const glued = previous?.end === at;
      const raw =
        kind === 'word' && glued && previous.kind === 'number' && kBeforeUnit.test(found) ? 'k' : found;
      const value = kind === 'number' ? readDigits(raw, written) : 0;
      const text = kind === 'word' ? raw.replaceAll("'", '') : raw;
      tokens.push({ kind, text, start: at, end: at + raw.length, glued, value, scale: 1, written });
    }
    at = match ? (tokens.at(-1)?.end ?? at) : at + 1;
  }
  return tokens;
}

export const tokenise = (text: string): Token[] => joinNumbers(scan(fold(text)));
