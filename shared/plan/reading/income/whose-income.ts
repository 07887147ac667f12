import type { ReadSentence } from '../text.ts';

/** Whose money a sum is: the customer's, their partner's, or of people whose money does not count. */

const partner =
  /\b(?:husband|wife|hubby|hubbie|partner|missus|mrs|spouse|fianc[eé]e?|boyfriend|girlfriend|better half|other half)(?:[’']?s)?\b/gi;
const others =
  /\b(?:parents?|mum|mom|dad|mother|father|folks|flatmate|housemate|brother|sister|son|daughter|boss|nan|pop)(?:[’']?s)?\b/gi;
const household = /\b(?:household|our home|between us|the two of us|combined|joint)\b/gi;
const own = /\b(?:i|i[’']?m|im|ive|i[’']ve|my|me|we)\b/gi;
const theirs = /\b(?:he|she|his|her)\b/gi;

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

export type Whose = 'own' | 'partner' | 'others';

/** The person named last before the sum in its sentence, or right behind it: "$92,000 is my husband's". */
export function whoseIncome(sentence: ReadSentence, { from, to }: { from: number; to: number }): Whose {
  const before = sentence.text.slice(Math.max(0, from - 90), from);
  const behind = sentence.text.slice(to, to + 40);
  if (
    /^\W*(?:a year|a week|a fortnight|a month)?\s*(?:is|from|that[’']?s)\s+(?:my\s+)?(?:husband|wife|partner|hubby)/i.test(
      behind,
    )
  )
    return 'partner';
  const [mine, other, spouse, home, they] = [own, others, partner, household, theirs].map((pattern) =>
    lastOf(pattern, before),
  ) as [number, number, number, number, number];
  // "My husband": the "my" belongs to him, and so does the wage.
  const isMyWord = (at: number): boolean => /\b(?:my|our|me)\s+(?:\p{L}+\s+)?$/iu.test(before.slice(0, at));
  const mineAfter = (at: number): boolean => mine > at && !/^(?:my|our)\b/i.test(before.slice(mine));
  if (home > Math.max(spouse, other) && home >= 0 && !mineAfter(home)) return 'partner';
  if (spouse >= 0 && !mineAfter(spouse) && spouse > other) return 'partner';
  if (spouse >= 0 && they > spouse && they > mine) return 'partner';
  if (
    other >= 0 &&
    !mineAfter(other) &&
    (isMyWord(other) || they > mine || /[’']?s$/.test(before.slice(other).split(/\s/)[0] ?? ''))
  )
    return 'others';
  return 'own';
}
