import { countIn, countWords } from '../count-words.ts';
import type { BuyerFact } from '../reading.ts';
import type { ReadSentence } from '../text.ts';
import { wholePhrase } from '../whole-phrase.ts';
import { stateOf } from './buyer-state.ts';

/** People whom the customer counts, where the network sees a number and no buyer: "three families would start". */

/** "Two grade 11 boys" are two. */
const ofSchool = String.raw`(?<!\b(?:grade|year|yr|form|level|unit|class|stage|kindy)s? )`;
const number = String.raw`${ofSchool}(?<![\p{L}\p{N}$£€.,-])(?<count>\d{1,3}|${countWords})(?![\p{N}.:%])`;
const place = String.raw`(?:\s(?:from|at|in)\s(?:the\s|my\s|our\s)?\p{L}+)?`;
const people =
  'families|households|mums|mothers|dads|parents|ladies|women|men|blokes|girls|boys|mates|friends|neighbours|colleagues|workmates|owners|drivers|locals|clubs|schools|shops|caf[ée]s|restaurants|salons|offices|farms';
const clients = 'regulars|clients|customers|students|pupils';
const some = new RegExp(
  String.raw`${number}\s+(?:more\s+|other\s+|of (?:my|our|the)\s+)?(?<who>(?:\p{Ll}+\s)?(?:${people}|${clients})${place})(?![\p{L}’'])`,
  'giu',
);
/** "Got 3 regulars", "I teach 34 students" */
const haveThem =
  /(?:^\W*|[,;]\s*|\b(?:i|we|already|now)(?:[’']ve)?\s+)(?:got|have|teach|coach|see|serve)\s+(?:about |around )?$/i;
/** "A teacher with 22 pupils", "a group of 11 pubs" */
const ofOther = /\b(?:has|have|with|got|(?<!told (?:me|us) )of)\s+(?:about |around )?$/i;
const isClient = new RegExp(`^(?:${clients})$`, 'i');

/** "Four said yes", "5 of them are keen" */
const yes = new RegExp(
  String.raw`${number}\s+(?:of (?:them|those|the \p{L}+)\s+)?(?:have\s+|has\s+)?(?:all\s+|already\s+)?(?:said (?:yes|yeah|yep|ok)|say yes|signed up)\b`,
  'iu',
);
/** "The 6 I've done so far all rebooked" */
const cameBack = new RegExp(
  String.raw`${number}\s+(?:\p{L}+\s)?(?:that |who )?i(?:[’']?ve| have)?\s+(?:done|did|had|seen|\p{L}+ed)\b[^.;,]{0,16}\b(?:re-?booked|booked again|c[ao]me back|came again|reordered|ordered again|wanted more)\b`,
  'iu',
);
/** "WeChat group 380 people", "the Facebook page with 9,800 members" */
const page =
  /(?<![\p{L}])(?<who>(?:(?!(?:the|my|our|an?|in|on|and|is|are|have|has|got|with|by)\s)\p{L}+\s)?(?:whatsapp|wechat|facebook|messenger|telegram|viber)\s(?:group|page|chat))\b[^.;,]{0,16}?(?<size>\d[\d,]*\s(?!likes|followers)\p{Ll}+)/iu;

/** "The mums' chat has 38 in it and 11 said yes": those who said yes are so many. */
export const countOfYes = (text: string): number | undefined => countIn(yes.exec(text)?.groups?.count);

export interface CountedPeople {
  value: BuyerFact;
  at: number;
}

export function countedPeople(sentence: ReadSentence, named: readonly { from: number }[]): CountedPeople[] {
  const { text, roles } = sentence;
  const post = page.exec(text);
  if (post?.groups?.who)
    return [{ value: { who: post.groups.who, size: post.groups.size ?? '', when: 'hope' }, at: post.index }];
  for (const [pattern, who, when] of [
    [cameBack, 'clients who came back', 'now'],
    [yes, 'people who said yes', 'promised'],
  ] as const) {
    const found = pattern.exec(text);
    const count = countIn(found?.groups?.count);
    if (found && count !== undefined && count > 1 && !(when === 'promised' && named.length > 0))
      return [{ value: { who, count, when }, at: found.index }];
  }
  return [...text.matchAll(some)].flatMap((found) => {
    const { count: said, who: words = '' } = found.groups ?? {};
    const count = countIn(said);
    const to = found.index + found[0].length;
    const before = text.slice(0, found.index);
    const isNumber =
      roles?.number(found.index, found.index + (said?.length ?? 0), 'volume', 'size', 'other') ?? 1;
    const who = wholePhrase(words.replaceAll(/\b(?:my|our)\b/gi, 'your'));
    if (count === undefined || count < 2 || !who || isNumber < leastNumber) return [];
    const told = stateOf(before, text.slice(to), undefined);
    const when = haveThem.test(before) && isClient.test(who) ? 'now' : told;
    const isOfOther = ofOther.test(before) && named.some(({ from }) => from < found.index);
    const isTold = when === 'promised' || when === 'waiting' || when === 'now' || when === 'sends';
    return isTold && !isOfOther ? [{ value: { who, count, when }, at: found.index }] : [];
  });
}

/** How likely the number counts people or things, and is no age, time or price. */
const leastNumber = 0.3;
