import type { PriceFact } from '../reading.ts';

const past =
  /\b(was(?! thinking)|used to|back in|at salon|so far|people give me|gave me|shop charged|they charged|charged at|before covid|over the years)\b/i;
const offered =
  /\b(offered|offers|wants?|asked|ask for|they[’']?d|they[’']?ll|theyll|theyd|he[’']?d|she[’']?d|suggested|i was told|been told|told me|what they pay|what she pays|will give|would pay|said|says|said ok|a third|nói muốn|quiere)\b/i;
const planned =
  /\b(?:my thinking|(?:i|we)[’']d (?!done|been|made|had)\p{L}+|id (?:ask|charge|do|sell|make|like)|(?:i|we) would|i was thinking|i[’']?m thinking|thinking|i(?:[’']d)? thought|i think|i suppose|i reckon|should i|could charge|to charge|price like|would be|thought id)\b/iu;
const isTold = /\bi was told\b|\bi[’']?m told\b|\bsaid (?:it|that)[^.]{0,20}\bnormal\b/i;

/** now: they ask it today. planned: they think of asking it. offered: buyers named it. past: they no longer ask it. */
export function whenOf({
  before,
  clause,
  sentence,
  heading,
}: {
  before: string;
  clause: string;
  sentence: string;
  heading: string;
}): PriceFact['when'] {
  if (isTold.test(clause)) return 'offered';
  if (past.test(before) || /\bbefore covid\b/i.test(clause))
    return /\bnow\b/i.test(clause.slice(-12)) ? 'planned' : 'past';
  if (/\bi said\b/i.test(before)) return 'offered';
  if (planned.test(clause) || planned.test(heading)) return 'planned';
  if (offered.test(clause)) return 'offered';
  if (planned.test(before)) return 'planned';
  const isBare =
    clause
      .replaceAll(/[^\p{L} ]/gu, ' ')
      .trim()
      .split(/\s+/).length <= 2;
  return isBare && offered.test(before) && !/\b(?:i|id|i[’']d) charge\b/i.test(sentence) ? 'offered' : 'now';
}
