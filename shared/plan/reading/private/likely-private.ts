import type { ReadSentence } from '../text.ts';

/** Clauses that read as private, by what their words are to the writer, where the sentence holds something back. */

const leastLikely = 0.5;
const cut = /[,:()]\s*|\s(?:but|so|because|and)\s|$/giu;

/** "My clients don't know how to use Excel." */
const ofClients =
  /^\W*(?:(?:my|our|the|some|most|many)\s+)?(?:clients?|customers?|people|students?|buyers?)\b/i;

export function likelyPrivate({ text, roles }: ReadSentence): { from: number; to: number }[] {
  // A payment that they name is income, which the plan counts.
  if (!roles || roles.numbersOf(0.5, 'payment').length > 0) return [];
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (const { 0: mark, index: to } of text.matchAll(cut)) {
    const isClause = /\p{L}\s+\p{L}/u.test(text.slice(from, to));
    // A clause with a price or an order is of the business.
    const isOfBusiness = roles
      .numbersOf(0.5, 'price', 'volume', 'cost', 'pace', 'minutes')
      .some((number) => number.from >= from && number.to <= to);
    const isOthers = ofClients.test(text.slice(from, to));
    if (isClause && !isOfBusiness && !isOthers && roles.words(from, to, 'private') >= leastLikely)
      found.push({ from, to });
    from = to + mark.length;
  }
  return found;
}
