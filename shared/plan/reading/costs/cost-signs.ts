import { hitsOf, type ReadSentence } from '../text.ts';

/** Words around a sum that make it a cost, and words that make it none. */

const about = String.raw`(?:\s*(?:about|around|roughly|maybe|only|just|another|me|us|of|near enough|say|nearly|almost|up to|is|are|at|to|an?|like|something like|close to|call it|it|for)\b)*\s*[$£]?\s*$`;
/** What leads to a cost and to no price. */
const costVerb = new RegExp(
  String.raw`\b(?:costs? of (?:an? |one |each )?[\p{L} ]{2,30}(?: is| are| comes? to)|costs?|costing|cost price|sets? me back|(?:comes?|runs?) (?:out |in )?(?:to|at)|works? out (?:at|to)|burns?|chews? (?:up|through)|put (?:by|away|aside)|goes (?:on|to)|(?:i|we) (?:spend|use|lose)|spending|i (?:still )?have to pay|(?:i|we)(?:[’']ll| have to| must| also| still)? pay|paying|i get charged|they charge me|charges? me|i(?:[’']m| am) charged|on lease(?: for| at)?|(?:is|are|[’']s) (?:leased|hired|rented)(?: for| at)?|i (?:rent|hire|lease)(?: it| them)? (?:at|for|from)|of which|to make|(?:i|we) buy (?:it|them)(?: in)?(?: at| for)?|buying[^.,;$]{0,30}|(?:i|we) (?:only |just )?(?:have to )?pay for [^.;$]{0,30},|lease|repayments?|at the (?:co-?op|library|lab|foundry|quarry|wholesaler|tip)(?: is| are)?)(?:\s+(?:for|him|her|them|out))?${about}`,
  'iu',
);
/** A person who is paid: "I pay my nephew $25", "my second drummer I pay 150", "he gets 900 a day". */
const paysHelper =
  /\b(?:(?:i|we) pay(?! (?:tax|rent|off)\b)|paying)\s+(?!me\b)(?:(?:my|the|an?|our|his|her)\s+)?(?:[\p{L}’'-]+\s+){0,4}?(?:about\s+|around\s+|at\s+)?\$?\s*$|\b(?:he|she|they) (?:gets?|charges? me|wants?|is on|are on)\s+(?:paying\s+)?(?:about\s+)?\$?\s*$|\bwants? paying\s+\$?\s*$/iu;
const helper =
  /\b(?:off-?sider|helpers?|pickers?|shearers?|assistant|labourers?|apprentice|trainee|subbies?|subcontractor|second (?:drummer|shooter|pair of hands|guide|driver|man)|nephew|niece|backpackers?|deckhand|deckie|roadie|kitchen hand|dishwasher|spotter|groundie|the (?:boys|girls|lads)|staff|workers?|crew|co-?driver|musicians?|bassist|sound guy|traffic controller)\s*(?:\p{Lu}\p{Ll}+)?\s*(?:is|are|on|at|gets?|costs?|about)*\s*\$?\s*$/iu;

export const isCostVerb = (lead: string): boolean => costVerb.test(lead);
export const isHelper = (lead: string): boolean => paysHelper.test(lead) || helper.test(lead);

/** Between the thing and its sum: "is about", "for a full wig is", "to Albany is". */
const link =
  /^[’']?s?\s*(?:(?:to|from|for|at|on|in|by|rent|hire|fee)\s+(?:an? |the |my )?(?:[\p{L}-]+\s+){0,3})?(?:is|are|was|were|costs?|will be|takes?)?(?:\s*(?:about|around|roughly|maybe|only|just|another|near enough|say|nearly|at|call it|like|i paid|[–-])\b)*\s*[$£]?\s*$/iu;

export const isLinked = (between: string): boolean => link.test(between);

/** These are never sold alone. */
const ownUse =
  /^(?:resin|ply|wire|thread|glue|solder|fittings|hardware|screws|filters|seals|zips|webbing|proofer|glitter|labels?|lids?|boxes|packaging|twine|ink|toner)$/i;

/** The thing before the sum that only a cost is of; or two goods in a row and nothing else. */
export function costThing(sentence: ReadSentence, start: number, sum: number): string | undefined {
  const { text } = sentence;
  const thing = hitsOf(sentence, 'cost-thing').findLast(
    ({ from, to }) => from >= start && to <= sum + 1 && isLinked(text.slice(to, sum)),
  );
  if (thing) return text.slice(thing.from, thing.to);
  const goods = hitsOf(sentence, 'goods').filter(
    ({ from, to }, index, all) => to <= sum + 1 && all.findIndex((one) => one.from === from) === index,
  );
  const last = goods.at(-1);
  if (!last || !isLinked(text.slice(last.to, sum))) return undefined;
  let first = last;
  let count = 1;
  for (const one of goods.slice(0, -1).toReversed()) {
    if (!/^(?:\s+(?:and|&|n)\s+|\s*,\s*|\s*&\s*|\s*\+\s*)$/i.test(text.slice(one.to, first.from))) break;
    first = one;
    count += 1;
  }
  const isAlone = /(?:^|[.,;:(]|\b(?:and|plus|the|my))\s*$/i.test(text.slice(0, first.from));
  const between = text.slice(last.to, sum);
  const isGuess = /\b(?:about|around|roughly|maybe)\b/i.test(between);
  const isOwnUse = ownUse.test(text.slice(last.from, last.to));
  const isTimed = /^\s*[\d.,]+\s*(?:a|per|every|each)\s+(?:week|fortnight|month|quarter|year)\b/i.test(
    text.slice(sum).replace(/^[$£]/, ''),
  );
  return isAlone && (count >= 2 || isGuess || isTimed || isOwnUse)
    ? text.slice(first.from, last.to)
    : undefined;
}

const ofThing = /^\s*(?:dollars?|bucks)?\s*(?:worth )?(?:of|in|on|for|goes to)\s+(?:the |my |some )?/iu;
const spends =
  /\b(?:pay|paying|spend|spending|burns?|uses?|put (?:by|aside|away)|costs?|plus|wanted|wants|charges?|which|add|with|and|,)\s*(?:about |around |roughly |only |another )*[$£]?\s*$/iu;

/** "$34 of electricity", "15 for elements", "$310 in gas and motel": the thing comes behind its sum. */
export function thingBehind(sentence: ReadSentence, lead: string, to: number): string | undefined {
  const behind = sentence.text.slice(to);
  const isOf = ofThing.exec(behind);
  const direct =
    /^\s*(?:dollars?\s+|bucks\s+)?(?=(?:post|postage|freight|fuel|petrol|diesel|tolls?)\b)/i.exec(behind);
  const start = isOf ?? direct;
  if (!start || !(direct || spends.test(lead))) return undefined;
  const at = to + start[0].length;
  const hit = [...hitsOf(sentence, 'cost-thing'), ...hitsOf(sentence, 'goods')].find(
    ({ from }) => from >= at && from - at <= 14,
  );
  return hit ? sentence.text.slice(at, hit.to) : direct ? 'postage' : undefined;
}

/** The sum is what the customer gets, what others ask, or what was paid for a thing that they own. */
const notCost =
  /\b(?:charge(?!s? me)|charging|i ask|my price|my rate|sells?|sold|selling|retails?|clients? pay|customers? pay|pays? me|paid me|g[ia]ves? me|pays (?:staff|their|its)|earn|earning|wages?|i work|working (?:for|at|in|as)|my job|jobs? at|driver for|i make|we make|made|turnover|takings|profit|goal|owe|owes|owed|debt|loan|mortgage|fined?|leak|saved|savings|grant|won|raised|refund|quoted?|offered|they want|worth|valued|budget|cheaper|others|competitors?|elsewhere|most people|shops? (?:sell|charge)|going rate|supermarket|no charge|pension|asks?)\b/iu;
export const isNoCost = (words: string): boolean => notCost.test(words);
const ownHome =
  /\b(?:rent|hire|lease|hiring|renting)(?: \p{L}+){0,2} out\b|\bno rent\b|\brent free\b|\bdo not pay\b|\bi (?:could|can) rent\b|\bsays? i can rent\b|\bmy rent is\b|\brent (?:of|for) (?:my|our) (?:house|flat|unit|home|place)\b|\bmortgage\b/iu;
export const isOfHome = (clause: string): boolean => ownHome.test(clause);
const owned =
  /^[^.;]{0,30}\b(?:back in|in|since) (?:19|20|[’'])\d\d\b|^\s*(?:second ?hand|new\b|used\b|years ago|last year|over (?:the )?(?:years|time))|^[^.;]{0,24}\b(?:years ago|second ?hand|once\b(?! (?:a|each|every|per)))/iu;
const paidFor = /\b(?:paid|put in|spent)\s+(?:about\s+)?\$?\s*$/iu;
/** The customer has it already, or it happened once and is over. */
export const isBought = (lead: string, behind: string): boolean =>
  owned.test(behind) || paidFor.test(lead) || /\b(?:i tried|wrote off|once cost)\b/i.test(lead);
/** The work that is done with the thing is sold: "sac replacement 40". */
const work =
  /\b(?:replace(?:d|ment)?|replacing|fitted|fitting|refit|service[ds]?|servicing|repair(?:ed|s)?|clean(?:ed|ing)?|changed?|lesson|class|workshop|tour|cut|hire|installed|supplied|including|incl|inc|resale|extra|custom)\s*(?:is|are|at|for)?\s*[$£]?\s*$/iu;
const othersAsk =
  /\b(?:cousin|fella|rival|operator|competitor|bloke|others?|shop)\b[^,;]{0,40}\b(?:charges?|sells?|does it|asks?|asking)\b/iu;
export const isPriceOfWork = (lead: string): boolean => work.test(lead) || othersAsk.test(lead);
const counted =
  /^\s*(?:(?:-|–|to|or)\s*\d+\s*)?(?:%|percent|per cent|k\b|grand|hours?|hrs?\b|hr\b|minutes?|mins?|years?|yrs?|weeks?|months?|days?|nights?|kms?\b|kgs?\b|kilos?\b|litres?|metres?|[ap]m\b|people|times|g\b|ml\b|x\b|of (?:us|them|those|these|my|the|our)\b|(?!(?:goes|is|was|pays|takes|costs|does|plus|each|dollars)\b)\p{L}+s\b(?! ?(?:each|a |per)))/iu;
/** A bare number with a noun behind it counts something. */
export const isCount = (behind: string): boolean =>
  counted.test(behind) && !/^\s*(?:dollars?|bucks|cents?|post\b)/i.test(behind);
