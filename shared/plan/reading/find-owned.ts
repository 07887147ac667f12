import { clausesOf, type ReadSentence } from './text.ts';

/** Things that the customer calls theirs, by how they say so and not by a list of things. */

export interface OwnedThing {
  item: string;
  from: number;
  to: number;
}

const word = String.raw`(?!(?:and|or|but|is|are|was|were|i|we|it|that|which|who|not|isn|aren|so|if|the|my|our|for|with|at|in|on|to|from|only|just|all|still|also|because|got|have|has|own)\b)[\p{L}\d][\p{L}\d’'/-]*`;
const thing = String.raw`(?:(?:the|my|our|a|an|all|all my|both|big|good|own)\s+){0,3}(?:${word}\s+){0,3}${word}`;
const things = String.raw`${thing}(?:\s*(?:,|&|and|n)\s+(?:and\s+)?${thing}){0,4}`;
const article = /^(?:(?:the|my|our|an?|all|both|own|good|big|old|also|yes|plus|well)\s+)+/i;
const patterns: readonly RegExp[] = [
  // "The dob and the laser are mine", "Wheel's mine", "Nail guns, saw are ours".
  new RegExp(
    String.raw`(?:^\s*|[,;:.(]\s*|\b(?:and|but|now)\s+)(?<what>${things})(?:\s+(?:is|are)|[’']s|[’']re)?(?:\s+(?:all|both|already|now))?\s+(?:mine|ours)\b`,
    'iu',
  ),
  // "Own all my pegs", "I own a good scanner", "I have my own gouger and a profiler".
  new RegExp(
    String.raw`(?:^\s*|[,;.]\s*|\b(?:i|we|and)(?:[’']ve)?\s+)(?:already\s+|still\s+)?(?:own|(?:have|got|have got|use|brought|kept)\s+(?:all\s+)?(?:my|our)\s+own|made (?:my|our) own)\s+(?!by\b)(?<what>${things})`,
    'iu',
  ),
  // "Have an industrial straight stitch", "I got a backpack sprayer".
  new RegExp(
    String.raw`(?:^\s*|\b(?:i|we)(?:[’']ve)?\s+)(?:already\s+|still\s+)?(?:have|got|have got|[’']ve got)\s+(?:an?|two|three|four|the)\s+(?<what>(?:${word}\s+){0,3}${word})(?=\s*(?:[,;.]|$|and\b|but\b|that\b|which\b|from\b))`,
    'iu',
  ),
  // "I paid 5,800 for the kiln in 2021", "bought the Sailrite".
  new RegExp(
    String.raw`\b(?:i|we)\s+(?:paid|spent)\s+[$£€]?[\d,.]+k?\s+(?:for|on)\s+(?:the|my|our|an?)\s+(?<what>${word}(?:\s+${word})?)`,
    'iu',
  ),
  // "My embosser was 4,200 in 2019", "machine I bought for 2,400".
  new RegExp(
    String.raw`(?:^\s*|[,;.]\s*|\b(?:my|the|our)\s+)(?<what>(?:${word}\s+){0,2}${word})\s+(?:was|were|cost(?: me| us)?)\s+[$£€]?\d[\d,.]*k?\b(?:\s+(?:to make|new|in|back in|second ?hand))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^\s*|[,;.]\s*|\b(?:my|the|our)\s+)(?<what>(?:${word}\s+){0,2}${word})\s+(?:that\s+)?i\s+(?:bought|own|built?|made|build)\b`,
    'iu',
  ),
  // "Big washer $3,200 second hand".
  new RegExp(
    String.raw`(?:^\s*|[,;.]\s*)(?<what>(?:${word}\s+){0,2}${word})\s*\(?[$£€]\s?\d[\d,.]*\s+(?:second ?hand|new|used)\b`,
    'iu',
  ),
  // "The finisher was dad's, now it's mine".
  new RegExp(
    String.raw`(?:^\s*|[,;.]\s*|\b(?:the|my)\s+)(?<what>(?:${word}\s+){0,2}${word})\s+was\s+[^.;,]{1,24}(?:,| and| but)\s*(?:but\s+)?(?:now\s+)?(?:it[’']s|its|it is)\s+(?:now\s+)?mine\b`,
    'iu',
  ),
];
/** Someone else's, hired, or only thought of. */
const lacks =
  /\b(?:belongs? to|borrow(?:ed|ing)?|lend|lends|lent|loaned|hired?|hiring|rent(?:ed|ing)?|leased?|on lease|don[’']?t (?:own|have)|do not (?:own|have)|not (?:mine|ours|an?)|isn[’']?t|aren[’']?t|isnt|sold|wants? (?:it|them) back|(?:lives|live|stays) at|shared|none|nearly bought|almost bought|thinking (?:of|about)|looking at|saving for|could use|(?:can|may|might|could) (?:use|borrow)|(?:mate|friend|neighbou?r|sister|brother|cousin|boss|club|guild|society|landlord|dad|father|mum|aunt|aunty|uncle|husband|wife|son|daughter|school|gym|church|hall|workshop|studio|jeannie|partner)s?[’']?s?\s*$)/iu;
const others =
  /\b(?:is|are|[’']s)\s+(?:an?\s+|the\s+|my\s+|me\s+)?(?:\p{L}+\s+)?(?:mates?|friends?|neighbou?rs?|sisters?|brothers?|cousins?|boss|clubs?|guild|society|landlord|dads?|fathers?|mums?|aunts?|uncles?|husbands?|wife|gyms)(?:[’']?s)?(?:\s+(?:husband|wife|mate|boss)(?:[’']?s)?)?\s*$/iu;
/** "Soap cutter is Jeannie's" */
const named = /\b(?:is|are)\s+\p{Lu}\p{Ll}+[’']?s\s*$/u;
const noThing =
  /^(?:it|that|this|one|ones|them|what|hours?|days?|weeks?|years?|kids?|children|daughters?|sons?|wife|husband|licen[cs]e|ticket|abn|insurance|job|time|money|price|prices|life|card|customers?|clients?|people|problem|idea|lot|bit|few|couple|degree|diploma|cert\w*|debt|loan|mortgage|limp|baby|call|order|orders|grant|shop|business|way|plan|plans|name|page|website|site|work|list|waiting list|order|back|course|permit|test|exam|concession|quote|room|garage to|say|mine|ours|no|yes|old|first|last|own|the|all)$/i;
const personal =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?|now$|\b(?:stammer|anything|before|sites?|students?|clubs?|groups?|bill|wwcc|course|subscriptions?|years?|kids?|children|daughters?|sons?|licen[cs]e|ticket|insurance|customers?|clients?|people|list|names?|hours?|weeks?|days?|months?|degree|diploma|cert\w*|job|debt|loan|mortgage|husband|wife|grandchild\w*|injury|knee|back|shift|shifts|offer|order|orders|buyers?|agent|manager|wage|pension|savings?|dollars?|grand)\b/i;

/** The clause says that the thing is not theirs. */
export const isNotOwned = (clause: string): boolean =>
  lacks.test(clause.trim()) || others.test(clause.trim()) || named.test(clause.trim());

export function ownedIn(sentence: ReadSentence): OwnedThing[] {
  const { text } = sentence;
  const found: OwnedThing[] = [];
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const what = match?.groups?.what;
    if (!match || what === undefined) continue;
    const from = match.index + match[0].indexOf(what);
    let at = from;
    for (const part of what.split(/(\s*(?:,|&|\band\b|\bn\b)\s+)/iu)) {
      const item = part
        .replace(article, '')
        .replace(/[’']s$/, '')
        .trim();
      const start = at + part.length - part.trimStart().replace(article, '').length;
      at += part.length;
      if (
        item.length < 2 ||
        /^[\s,&]*(?:and|n)?[\s,&]*$/i.test(part) ||
        noThing.test(item) ||
        personal.test(item) ||
        /^\d/.test(item)
      )
        continue;
      const to = start + item.length;
      const clause = clausesOf(sentence).find((one) => start >= one.from && start < one.to)?.text ?? text;
      if (isNotOwned(clause) && !/\b(?:mine|ours)\b/i.test(text.slice(to, to + 16))) continue;
      found.push({ item: item.toLowerCase(), from: start, to });
    }
  }
  return found;
}
