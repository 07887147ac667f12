import { countWords } from './count-words.ts';
import { clausesOf, type ReadSentence } from './text.ts';
import { wholePhrase } from './whole-phrase.ts';

/** Things that the customer has for the work, by what their words are to the writer. */

export interface OwnedThing {
  item: string;
  from: number;
  to: number;
}

/** Someone else's, hired, or only thought of. */
const lacks =
  /\b(?:belongs? to|borrow(?:ed|ing)?|lend|lends|lent|loaned|hired?|hiring|rent(?:ed|ing)?|leased?|on lease|don[’']?t (?:own|have)|do not (?:own|have)|not (?:mine|ours|an?)|isn[’']?t|aren[’']?t|isnt|sold|wants? (?:it|them) back|(?:lives|live|stays) at|shared|none|nearly bought|almost bought|thinking (?:of|about)|looking at|saving for|could use|(?:can|may|might|could) (?:use|borrow)|(?:mate|friend|neighbou?r|sister|brother|cousin|boss|club|guild|society|landlord|dad|father|mum|aunt|aunty|uncle|husband|wife|son|daughter|school|gym|church|hall|workshop|studio|jeannie|partner)s?[’']?s?\s*$|\bmy (?:mate|friend|neighbou?r|sister|brother|cousin|boss|dad|father|mum|aunt|aunty|uncle|son|daughter) (?:has|owns|got)\b)/iu;
const others =
  /\b(?:is|are|[’']s)\s+(?:an?\s+|the\s+|my\s+|me\s+)?(?:\p{L}+\s+)?(?:mates?|friends?|neighbou?rs?|sisters?|brothers?|cousins?|boss|clubs?|guild|society|landlord|dads?|fathers?|mums?|aunts?|uncles?|husbands?|wife|gyms)(?:[’']?s)?(?:\s+(?:husband|wife|mate|boss)(?:[’']?s)?)?\s*$/iu;
/** "Soap cutter is Jeannie's" */
const named = /\b(?:is|are)\s+\p{Lu}\p{Ll}+[’']?s\s*$/u;
const noThing =
  /^(?:it|that|this|one|ones|them|what|hours?|days?|weeks?|years?|kids?|children|daughters?|sons?|wife|husband|licen[cs]e|ticket|abn|insurance|job|time|money|price|prices|life|card|customers?|clients?|people|problem|idea|lot|bit|few|couple|degree|diploma|cert\w*|debt|loan|mortgage|limp|baby|call|order|orders|grant|shop|business|way|plan|plans|name|page|website|site|work|list|waiting list|order|back|course|permit|test|exam|concession|quote|room|garage to|say|mine|ours|set|xmas|christmas|cost|costs|bob|no|yes|old|great|new|big|good|first|last|own|the|all|deaf|blind|autistic|disabled)$/i;
const personal =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?|now$|\b(?:stammer|girls?|boys?|cousins?|aunt(?:y|ies)|brothers?|sisters?|teachers?|staff|fridge|complaint|salon|room|meter|numbers?|questions?|white card|money|anything|before|sites?|students?|clubs?|groups?|bill|wwcc|course|subscriptions?|years?|kids?|children|daughters?|sons?|licen[cs]es?|tickets?|insurance|liability|endorsement|permit|abn|registration|customers?|clients?|people|list|names?|hours?|weeks?|days?|months?|degree|diploma|cert\w*|job|debt|loan|mortgage|husband|wife|grandchild\w*|injury|knee|back|shift|shifts|offer|order|orders|buyers?|agent|manager|wage|pension|savings?|dollars?|grand|must|competency|falling|trained|missing|induction)\b/i;

/** "Hall booking Weds", "hired a court": a place that is booked is not theirs. */
const booked = /^\s+(?:booking|booked|hire|time)\b/i;
const bookedPlace =
  /^(?:(?:the|community|church|council|school|town) )*(?:halls?|courts?|ovals?|venue|pavilion)$/i;

/** "All my own gear barring a set of ramps" */
export const excepted = /\b(?:barring|except(?:ing)?(?: for)?|apart from|all but|minus)\s+[^.;,]*$/i;

/** The clause says that the thing is not theirs. */
export const isNotOwned = (clause: string): boolean =>
  lacks.test(clause.trim()) || others.test(clause.trim()) || named.test(clause.trim());

/** A paper, a person or a time is no thing. */
export const isNoThing = (item: string): boolean =>
  noThing.test(item) || personal.test(item) || bookedPlace.test(item);

/** What ends the name of a thing: a verb, a place, a price. */
const ends =
  /\s+(?:and|or|but|is|are|was|were|with|for|from|in|(?<!\bsnap )on|at|to|that|which|i|we|my|bought|paid|already|only|still|all|got|have|has|cost|costs|brings|worth|off|about|already|mine|ours|so|it|needs?|second ?hand|used|owes?|has|had|pulls?|half|open|came|when|if|can)\b.*$|[^\p{L}\p{N} ’'/.-].*$|\s+[$£€]?\d{2,}.*$/isu;
const starts = new RegExp(
  String.raw`^(?:(?:the|my|our|an?|all|both|own|good|big|old|also|yes|plus|well|and|n|with|got|have|i|ive|i[’']ve|we|owned?|one|${countWords}|tonne|x?\d{1,2}x?(?! ?x ?\d))\b\W*)+`,
  'i',
);
const paper =
  '(?:tickets?|licen[cs]es?|licen[cs]ed|certs?|certificates?|permits?|endorsements?|qualifications?|operators?|drivers?|driving|experience)';
const ofPaper = new RegExp(String.raw`^\s+(?:(?:high reach|lf|hr|mr)\s+){0,2}${paper}\b`, 'i');
/** "Forklift, excavator and bobcat tickets" */
const ofPapers =
  /^(?:\s*(?:,|\/|&|\band\b|\bn\b)\s*(?!(?:an?|my|the|both)\b)\p{L}+){1,4}\s+(?:tickets|licen[cs]es|certs|certificates|permits)\b/iu;
/** "Forklift and truck licence", but not "a ute and forklift licence" */
const ofSharedPaper = new RegExp(
  String.raw`^\s*(?:\/|&|\band\b|\bn\b)\s*(?!(?:an?|my|the)\b)\p{L}+\s+${paper}\b`,
  'iu',
);

/** The words name a paper or a job: "a forklift ticket". */
export const isOfPaper = (text: string, from: number, to: number): boolean => {
  const rest = text.slice(to);
  return (
    ofPaper.test(rest) ||
    ofPapers.test(rest) ||
    (ofSharedPaper.test(rest) && !/(?:\b(?:an?|my|the|own)|,)\s+$/i.test(text.slice(0, from)))
  );
};

const isSize = /^(?:foot|inch|litre|lt|metre|mm|cm|kg|tonne|ton|amp|hp|seater|tray|burner)\b/i;

const leastLikely = 0.5;
/** What they think of buying, and what others have. */
const notYetOwned = 0.85;
const leastOfThing = 0.4;
/** Enough in a sentence that says what a thing cost: "My embosser was 4,200 in 2019". */
const leastPaid = 0.25;

/** "Gonna sharpen scissors" is work. */
const willDo = /\b(?:gonna|going to|to|will|can|could|would|i|we|i[’']d|i[’']ll)\s+$/i;

/** "Stick blender and moulds are mine" */
const mine = /^\s*(?<what>[\p{L}\p{N} ,&’'-]{3,60}?)\s+(?:is|are)\s+(?:all\s+|both\s+)?(?:mine|ours)\b/iu;

/** A capital is a maker's where it does not only start a sentence or a line of a list: "a Mazda", "tool and jack". */
const withoutCapitals = (item: string, isBehindWord: boolean): string =>
  item
    .split(' ')
    .map((word, index) =>
      (index > 0 || isBehindWord) && /^\p{Lu}\p{Ll}/u.test(word) ? word : word.toLowerCase(),
    )
    .join(' ');

const hasGot = /\b(?:got|have|own|[’']ve got|i[’']ve)\b/i;
const stillNeeds = /\b(?:needs?|want|buy|get|lack|without|no|not|still|plan)\b|n[’']t\b/i;
const joined = /^\s*(?:,|&|\+|\band\b|\bn\b)\s+(?:an?|my|the)\s+[\p{L}\p{N} -]+$/iu;

/** "Got a gerni and a shop vac": of a list that starts with what they have, the second thing is had too. */
export function listedWithOwned({ text, roles }: ReadSentence): { from: number; to: number }[] {
  const owned = roles?.stretchesOf(leastLikely, 'has') ?? [];
  return (roles?.stretchesOf(leastLikely, 'needs') ?? []).flatMap(({ from, to }) => {
    const led = owned.find((one) => one.to <= from && joined.test(text.slice(one.to, to)));
    const before =
      text
        .slice(0, from)
        .split(/[;:]|\bbut\b/)
        .at(-1) ?? '';
    const lead = before.split(',').at(-1) ?? '';
    return led && hasGot.test(before) && !stillNeeds.test(lead) ? [{ from, to }] : [];
  });
}

export function ownedIn(sentence: ReadSentence): OwnedThing[] {
  const { text, roles } = sentence;
  const found: OwnedThing[] = [];
  const said = mine.exec(text)?.groups?.what;
  const from = said === undefined ? 0 : text.indexOf(said);
  const owned = said === undefined ? [] : [{ from, to: from + said.length }];
  const listed = listedWithOwned(sentence);
  const isPaid = (roles?.numbersOf(leastLikely, 'owned').length ?? 0) > 0;
  for (const { from, to: end } of [
    ...owned,
    ...(roles?.stretchesOf(isPaid ? leastPaid : leastLikely, 'has') ?? []),
    ...listed,
  ]) {
    const to = from + text.slice(from, end).replace(excepted, '').length;
    const clause = clausesOf(sentence).find((one) => from >= one.from && from < one.to)?.text ?? text;
    const { planned = 0, theirs = 0 } = roles?.statesOf(from, to) ?? {};
    const isListed = listed.some((one) => one.from === from);
    if ((planned + theirs > notYetOwned && !isListed) || excepted.test(text.slice(0, from))) continue;
    if (isNotOwned(clause) && !/\b(?:mine|ours)\b/i.test(text.slice(to, to + 24))) continue;
    // "Yamaha U3", "Pioneer XDJ"
    const more =
      /^(?:[ -](?:\p{Lu}[\p{L}\p{N}-]*|\p{L}?\d[\p{L}\d-]*(?![\d,.]*\d)))+/u.exec(text.slice(to))?.[0] ?? '';
    let at = from;
    for (const part of text
      .slice(from, to + more.length)
      .split(/(\s*(?:,|&|\band\b|\bn\b)\s+|(?<!\b(?:in|on|of|for|with|at|to|from))\s+(?=an? ))/iu)) {
      const start = at + part.length - part.trimStart().replace(starts, '').length;
      const said = text.slice(start, at + part.length).replace(ends, '');
      // "40 foot container"
      const size = isSize.test(said) ? (/\d+[\s-]$/.exec(text.slice(0, start))?.[0] ?? '') : '';
      const item =
        isSize.test(said) && size === ''
          ? ''
          : `${size}${wholePhrase(said)?.replace(/^(?:shed|garage|house)[’']s /i, '') ?? ''}`;
      at += part.length;
      if (
        item.length < 3 ||
        /[\d,.$]$/.test(text.slice(0, start - size.length)) ||
        item.split(' ').length > 4 ||
        willDo.test(text.slice(0, start)) ||
        (said === undefined &&
          !isListed &&
          (roles?.words(start, start + item.length, 'has') ?? 1) < leastOfThing) ||
        isNoThing(item) ||
        booked.test(text.slice(start + item.length)) ||
        isOfPaper(text, start, start + item.length)
      )
        continue;
      found.push({
        item: withoutCapitals(item, /\p{L}\s+$/u.test(text.slice(0, start - size.length))),
        from: start - size.length,
        to: start - size.length + item.length,
      });
    }
  }
  return found;
}
