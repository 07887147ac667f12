import { isNoCost, isPaid } from '../prices/not-own-price.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import type { Sum } from './sums.ts';

/** Whether a sum is a cost: by its role, and in a bare sentence by the words in front of it. */

const leastLikely = 0.5;
const about = String.raw`(?:\s*(?:about|around|roughly|maybe|only|just|another|me|us|near enough|say|nearly|almost|up to|is|are|at|to|an?|like|close to|call it|for)\b)*\s*[$£]?\s*$`;
const costVerb = new RegExp(
  String.raw`\b(?:costs? (?:me|us)|cost price|sets? me back|burns?|put (?:by|away|aside)|goes (?:on|to)|(?:i|we) (?:spend|use|lose)|(?:i|we) (?:still )?(?:have to )?pay|they charge me|i get charged|on lease|(?:i|we) (?:rent|hire|lease)(?: it| them)?|to make)\b(?: (?:for|out))?${about}`,
  'iu',
);
/** A person who is paid: "I pay my nephew $25", "he gets 900 a day". */
const paysHelper =
  /\b(?:(?:i|we) pay(?! (?:tax|rent|off)\b)|paying)\s+(?!me\b)(?:(?:my|the|an?|our|his|her)\s+)?(?:[\p{L}’'-]+\s+){0,4}?(?:about\s+|around\s+|at\s+)?\$?\s*$|\bwants? paying\s+\$?\s*$/iu;
const helper =
  /\b(?:off-?sider|helpers?|pickers?|shearers?|assistant|labourers?|apprentice|trainee|subbies?|subcontractor|nephew|niece|backpackers?|deckhand|deckie|roadie|kitchen hand|spotter|groundie|the (?:boys|girls|lads)|staff|workers?|crew|co-?driver|musicians?)\s*(?:\p{Lu}\p{Ll}+)?\s*(?:is|are|on|at|gets?|costs?|about)*\s*\$?\s*$/iu;
const counted =
  /^\s*(?:(?:-|–|to|or)\s*\d+\s*)?(?:%|percent|per cent|k\b|grand|hours?|hrs?\b|hr\b|minutes?|mins?|years?|yrs?|weeks?\b|months?\b|days?\b|nights?\b|kms?\b|kgs?\b|kilos?\b|litres?|metres?|[ap]m\b|people|times|g\b|ml\b|x\b|of (?:us|them|those|these|my|the|our)\b)/iu;
const ownHome =
  /\b(?:rent|hire|lease|hiring|renting)(?: \p{L}+){0,2} out\b|\bno rent\b|\brent free\b|\bi (?:could|can) rent\b|\bmy rent is\b|\brent (?:of|for) (?:my|our) (?:house|flat|unit|home|place)\b|\b(?:house|home|flat|unit) rent\b|\bmortgage\b/iu;
const link =
  /^[’']?s?\s*(?:(?:to|from|for|at|on|in|by|rent|hire|fee)\s+(?:an? |the |my )?(?:[\p{L}-]+\s+){0,3})?(?:is|are|was|were|costs?|will be|takes?)?(?:\s*(?:about|around|roughly|maybe|only|just|another|near enough|say|nearly|at|call it|like|[–-])\b)*\s*[$£]?\s*$/iu;

export const isHelper = (lead: string): boolean => paysHelper.test(lead) || helper.test(lead);
export const isLinked = (between: string): boolean => link.test(between);
export const isOfHome = (clause: string): boolean => ownHome.test(clause);
/** A bare number with a noun behind it counts something. */
export const isCount = (behind: string): boolean => counted.test(behind);

const likelyOf = ({ roles }: ReadSentence, { from, to }: Sum, ...wanted: ('cost' | 'monthly')[]): number =>
  roles?.number(from, to, ...wanted) ?? 0;

export const isLikelyCost = (sentence: ReadSentence, sum: Sum): boolean =>
  likelyOf(sentence, sum, 'cost', 'monthly') >= leastLikely && !isNoCost(sentence.text, sum);

/** It comes back by the week, month or year, and is not of one sale. */
export const isOfTime = (sentence: ReadSentence, sum: Sum): boolean =>
  likelyOf(sentence, sum, 'monthly') > Math.max(0.3, 2 * likelyOf(sentence, sum, 'cost'));

const goesTo = /^\s*(?:(?:of (?:it|that) )?goes (?:to|on)|post(?:age)?|freight)\b/i;

/** The words next to it say that it is paid, and no other role is more likely. */
export function isNamedCost(
  sentence: ReadSentence,
  { from, to }: Sum,
  { lead, isRent, isTimed }: { lead: string; isRent: boolean; isTimed: boolean },
): boolean {
  const { text, roles } = sentence;
  const isThing =
    isTimed &&
    hitsOf(sentence, 'cost-thing').some(
      (thing) =>
        thing.from >= from - lead.length && thing.to <= from + 1 && isLinked(text.slice(thing.to, from)),
    );
  const isSaid = isPaid(text, { from, to });
  if (!(isSaid || isThing || isRent || costVerb.test(lead) || isHelper(lead) || goesTo.test(text.slice(to))))
    return false;
  const other =
    roles?.number(
      from,
      to,
      'price',
      'rival',
      'wage',
      'payment',
      'partner',
      'sales',
      'goal',
      'savings',
      'debt',
      'loan',
      'buy',
      'owned',
      'otherprice',
      'percent',
      'clock',
      'date',
      'hours',
      'years',
      'age',
    ) ?? 0;
  return other < (isSaid ? 1.1 : isRent || isHelper(lead) ? 0.75 : leastLikely);
}
