/** Sums that the words next to them name as costs, fees or another's share, and not as a price of the customer. */

const things =
  'fuel|juice|petrol|diesel|tip|tip fees?|dump fees?|materials?|parts|postage|post satchel|satchel|freight|stall|stall fee|market fee|calibration|insurance|rego|registration|power|electricity|ingredients|packaging';
const named = new RegExp(
  String.raw`(?:^|[\d.,;:()]\s*|\b(?:and|plus|the|my)\s+)(?:${things})(?:['’]s|\s+(?:is|are|costs?(?: me| us)?|for (?:it|that|them)))?(?:\s+(?:about|around|only|just|maybe|bout))?\s*[$£]?$`,
  'iu',
);
const yearly =
  /\b(?:calibration|insurance|rego|registration|accountant|licen[cs]e|audit)\b[^.;$\d]{0,30}\b(?:year|month|quarter)[, ]*[$£]?$/iu;
/** "She takes 3 dollar each box" */
const shareOf =
  /\b(?:s?he|they|it|shop|store|gallery|grocery|agent|platform|market|etsy)\s+(?:will |would )?(?:takes?|keeps?)\s*[$£]?$/iu;
/** "Wheel and stones come to 90 cents a pair and $2 for a profile" */
const listGoesOn =
  /\b(?:costs?|comes? to|works? out(?: at| bout| about)?)\s[^.;]{0,40}?\d[\d.]*\s*(?:c|cents?|dollars?)?\s*(?:(?:an?|per|each|for an?|for each)\s+\p{L}+)?\s*and\s*[$£]?$/iu;
/** "The eggs are $28 each from an emu farm", "$30 the stall" */
const bought =
  /^\s*(?:dollars?\s+)?(?:each\s+|an? \p{L}+\s+)?from (?:an?|the) (?!shed|gate|garage|house|stall|van|truck|farm gate|front)\p{L}/iu;
const fee = /^\s*(?:dollars?\s+)?(?:for |an? |per |the )+(?:stall|market table)\b/iu;
const isAsked = /\b(?:i|we) (?:sell|charge|ask)\b/i;

interface Place {
  from: number;
  to: number;
}

/** Whether the words around a sum say that the customer pays it. */
export function isPaid(text: string, { from, to }: Place): boolean {
  const lead = text.slice(0, from);
  const behind = text.slice(to);
  return (
    named.test(lead) ||
    listGoesOn.test(lead) ||
    fee.test(behind) ||
    (bought.test(behind) && !isAsked.test(text))
  );
}

/** Whether a sum is what a shop keeps of each sale, or comes back once a year. */
export const isOtherSum = (text: string, { from }: Place): boolean =>
  shareOf.test(text.slice(0, from)) || yearly.test(text.slice(0, from));
