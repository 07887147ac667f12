/** "A 25 kilo bag is $23", "20 people is 240 dollar": the words in front of "is" are what is sold for it. */
const subject =
  /(?:^\s*|[.;:,(–]\s*|\band\s+)(?:(?:and|but|or|plus|so)\s+)?(?:an?\s+|the\s+|one\s+|my\s+)?(?<item>(?:\d{1,3}\s)?\p{L}[\p{L}'’/-]*(?:\s[\p{L}\d'’/-]+){0,8}?)\s+(?:is|are)\s*(?:about|only|just|from)?\s*[$£]?$/iu;
const noItem =
  /^(?:it|that|this|these|those|which|prices?|costs?|parts|what|who|there|they|mine|i|we|total|rates?|fees?|charge|all|each|one|he|she|you)\b|\b(?:which|that|who|i|we|they|would|will|said|says|price|rate|now)\b/iu;

/** The thing that a sentence says the price of, by the words right before the sum. */
export function subjectBefore(lead: string): string | undefined {
  const item = subject.exec(lead)?.groups?.item?.trim();
  return item === undefined || noItem.test(item) ? undefined : item;
}

/** What belongs to a price by the roles of its words, unless the sentence itself says it. */
export function itemOf(lead: string, linked: string | undefined): string | undefined {
  const item = subjectBefore(lead);
  if (item === undefined || linked?.toLowerCase().includes(item.toLowerCase())) return linked;
  return item;
}
