import { isCount } from '../costs/cost-signs.ts';
import { sumsIn } from '../costs/sums.ts';
import { clauseAround, type ReadSentence } from '../text.ts';
import type { Listed } from './list-numbers.ts';
import { unitOf } from './price-unit.ts';

/** A list that names things and their prices: "restring 40, full setup 95, new nut 60 on top". */

const leastCents = 20;
const mostCents = 500_000;
const boundary = /[,;:](?!\d)|\.\s|\s(?:and|n|&|or|plus|but|so)\s|\+/gi;
/** The words before a sum name a thing; with one of these they tell a story. */
const story =
  /\b(?:i[’']?(?:m|ve)|have|has|had|got|did|done|been|am|turned|aged|since|until|till?|from|bought|paid|pays?|owe|owes|lent|lose|lost|won|started|start|need|needs|use|uses|used|spend|spent|cost|costs|made|earn|earns|live|lives|work|works|worked|take|takes|took|asking|outing|want|wants|wanted|order|ordered|orders|buys?|sends?|sent|sold|books?|booked|comes?|goes|holds?|does|is all|max|maximum|minimum|least|week|month|year|hours?|days|wages?|goal|rent|insurance|licen[cs]e|kids|age|drive|km|people|no more)\b/i;
/** Behind the sum its element ends, or says for what or when it holds. */
const tail =
  /^(?:ish)?\s*(?:bucks|dollars?)?\s*(?:$|[,;.)(+]|(?:flat|each|ea|pr|both|on top|extra|all up|the (?:pair|two|lot|set|three)|a pair|labour|incl\w*|upwards?|and up|plus|with|once|retail|trade|to trade|wholesale|double|single|standard|solo|return|one way|for|in|after|before|if|over|under|at|when|per|an?|up|on|either|only|and|or|n|but)\b|\/\s?\p{L})/iu;
const conditionOnly =
  /^\s*(?:bucks|dollars?)?\s*(?:after|before|if|over|under|in|at|on|for|with|when|to trade|retail|wholesale|solo|extra|the (?:pair|two))\b/i;

interface Element {
  label: string;
  listed: Listed;
  isSigned: boolean;
  hasTail: boolean;
}

function elementsIn(sentence: ReadSentence): Element[] {
  const { text } = sentence;
  const sums = sumsIn(sentence);
  return sums.flatMap((sum, index): Element[] => {
    const start = sums[index - 1]?.to ?? 0;
    const cut = [...text.slice(start, sum.from).matchAll(boundary)].at(-1);
    const from = cut ? start + cut.index + cut[0].length : start;
    const label = text
      .slice(from, sum.from)
      .replace(/[$£€]\s*$/u, '')
      .trim();
    const behind = text.slice(sum.to);
    if (sum.cents < leastCents || sum.cents > mostCents || !tail.test(behind)) return [];
    if (byPeriod.test(behind) && !ofPeriod.test(`${label} ${behind.slice(0, 40)}`)) return [];
    const clause = clauseAround(sentence, sum.from);
    if (spentOn.test(text.slice(clause.from, sum.from)) || (!sum.isSigned && inMonth.test(behind))) return [];
    if (!sum.isSigned && (isCount(behind) || /^(?:19|20)\d\d$/.test(text.slice(sum.from, sum.to)))) return [];
    const unit = unitOf(behind) ?? (byPeriod.test(behind) ? /\p{L}{4,}/u.exec(behind)?.[0] : undefined);
    return [
      {
        label,
        isSigned: sum.isSigned,
        hasTail: conditionOnly.test(behind),
        listed: {
          cents: sum.cents,
          ...(unit && { unit }),
          clause,
          from: sum.from,
          to: sum.to,
          isSure: true,
        },
      },
    ];
  });
}

const small = /\b(?:for|the|and|an?|of|at|in|on|to|or|all|is|are|it|with|per|each|after|then|plus)\b/gi;
const byPeriod = /^\s*(?:an?|per|each|every|\/)\s*(?:week|fortnight|month|quarter|year)\b/i;
const ofPeriod =
  /\b(?:board\w*|stor(?:age|ing)|retainer|hire|rent(?:al)?|membership|unlimited|plan|subscription|care|maintenance)\b/i;
const inMonth = /^\s*in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** "After-biohazard clean we do at": what follows is a price. */
const doneAt = /\b(?:i|we) (?:do|charge|ask|sell|hire|let)\b[^.;,]{0,24}\b(?:at|for|from)$/i;
const spentOn = /\b(?:bought|paid|owed?|lent|won|loan|sold|took)\b/i;

const isName = (label: string): boolean =>
  /\p{L}{3}/u.test(label.replace(small, '')) &&
  label.split(/\s+/).length <= 8 &&
  !story.test(label) &&
  !/\b\d{1,2} ?(?:am|pm)\b/i.test(label);

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const written = new RegExp(
  String.raw`(?:^\s*|[,;:]\s*|\band\s+)(?:a\s+)?(?<sum>(?<ten>${Object.keys(tens).join('|')})(?:[ -](?<five>five))?)(?=\s+(?:bucks\s+|dollars\s+)?(?:for\s+(?:an?|the|each|every)|the|an?|each)\s+(?!week|fortnight|month|year|day|of)\p{L})`,
  'giu',
);

/** "Fifty for the small, eighty the big": prices in words, where there are at least two. */
export function writtenPrices(sentence: ReadSentence, isAfterPrice: boolean): Listed[] {
  const found = [...sentence.text.matchAll(written)].map((match): Listed => {
    const { sum = '', ten = '', five } = match.groups ?? {};
    const from = match.index + match[0].indexOf(sum);
    const to = from + sum.length;
    const cents = ((tens[ten.toLowerCase()] ?? 0) + (five ? 5 : 0)) * 100;
    return { cents, clause: clauseAround(sentence, from), from, to, isSure: true };
  });
  return found.length >= 2 || isAfterPrice ? found : [];
}

/** Where a sentence, or the one before it, has a price, each name with a sum is one more. */
export function elementPrices(
  sentence: ReadSentence,
  taken: readonly { from: number; to: number }[],
  isAfterPrice: boolean,
): Listed[] {
  const elements = elementsIn(sentence);
  const named = elements.filter(({ label }) => isName(label));
  const others = elements.filter(({ label, hasTail }) => label === '' && hasTail);
  const isList =
    isAfterPrice ||
    taken.length > 0 ||
    (named.length > 0 && named.length + others.length >= 2) ||
    named.some(({ label, listed }) => doneAt.test(label) && listed.unit !== undefined);
  if (!isList) return [];
  return elements
    .filter(({ listed }) => !taken.some((one) => one.from < listed.to && one.to > listed.from))
    .filter(
      ({ label, hasTail, isSigned }) =>
        isName(label) || (label === '' && hasTail && (isSigned || taken.length > 0 || named.length > 0)),
    )
    .map(({ listed }) => listed);
}
