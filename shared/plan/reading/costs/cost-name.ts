/** What a cost is of, in the customer's words next to the sum. */

const small =
  "and|but|so|also|plus|then|the|my|our|an?|each|every|i|we|it|that|this|is|are|was|were|of|for|on|in|at|to|per|with|about|around|have|has|got|do|pay|pays|paying|put|by|away|aside|another|need|there[’']?s|there|they|costs?|costing|me|us|you|or|which|only|just|say|near enough|roughly|maybe|comes?|runs?|works? out|out|call it|sets me back|takes?|take|burns?|will be|goes|lease|leased?|hired?|rent|use|uses|spend|get|gets|wanted|wants?|him|her|them|he|she";
const start = new RegExp(String.raw`^(?:\W|\b(?:${small})\b)+`, 'iu');
const end = new RegExp(String.raw`(?:[^\p{L}\d]|\b(?:${small})\b|[’']s\b)+$`, 'iu');
/** The number of "6 inch chipper" was cut off with the sum before it. */
const size = /^(?:inch|foot|tonne|ton|litre|metre|mm|cm|kg|hp)\s+/i;
const tidy = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replace(end, '').replace(start, '').replace(size, '').trim();
const behindSum =
  /^\s*(?:dollars?|bucks)?\s*(?:worth )?(?:of|in|on|for|goes to)\s+(?:the |my |some )?([\p{L}-]+(?: [\p{L}-]+)?)/iu;
const mostWords = 6;

/** "cord, pulleys and paint" of "Cord, pulleys and paint come to about". */
export function whatIn(lead: string, behind: string): string {
  const said = tidy(lead.split(/[;:(]/).at(-1) ?? '');
  const words = said.split(' ').filter(Boolean);
  if (words.length > mostWords) return tidy(words.slice(-3).join(' ')).toLowerCase();
  if (words.length > 0 && /\p{L}{2}/u.test(said)) return said.toLowerCase();
  return (behindSum.exec(behind)?.[1] ?? '').toLowerCase();
}
