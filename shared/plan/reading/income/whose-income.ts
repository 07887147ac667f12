import type { ReadSentence } from '../text.ts';

/** Whose money the income of another person is: the partner's, or of people whose money does not count. */

const partner =
  /\b(?:husband|wife|hubby|hubbie|partner|missus|mrs|spouse|fianc[eé]e?|boyfriend|girlfriend|gf|bf|fella|wifey|better half|other half|household|our home|between us|the two of us|combined|joint)(?:[’']?s)?\b/gi;
const others =
  /\b(?:parents?|mum|mom|dad|mother|father|folks|flatmate|housemate|brother|sister|son|daughter|boss|nan|pop|uncle|aunt|cousin|mate|friend)(?:[’']?s)?\b/gi;

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** The person named last before the sum, right behind it, or in the sentences before: "$92,000 is my husband's". */
export function isOfPartner(
  { text }: ReadSentence,
  { from, to }: { from: number; to: number },
  previous: string,
): boolean {
  for (const words of [text.slice(0, from), text.slice(to, to + 50), previous]) {
    const [spouse, other] = [lastOf(partner, words), lastOf(others, words)];
    if (spouse >= 0 || other >= 0) return spouse > other;
  }
  return false;
}
