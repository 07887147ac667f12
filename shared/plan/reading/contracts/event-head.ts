/** Orders that are named by what they are for: "Order I have: birthday Saturday 30 January". */

const events =
  /(?<![\p{L}’'])(?:(?:\p{L}+ )?(?:birthday|christening|engagement|reunion|funeral)(?: party)?|(?:\p{L}+ )?(?:festival|fete|tournament|carnival|rally|eisteddfod|expo|gala|open day|hair day|check day|race day|field day|graft(?:ing)? day)|wedding|talk|workshop|course|camp|presentation night|demonstration|exercise|market|fair|bench)(?!\p{L})/iu;

export const isEvent = (who: string): boolean => events.exec(who)?.index === 0;

/** What is held on the day, as far as the words name it. */
export const eventIn = (text: string): string | undefined =>
  events
    .exec(text)?.[0]
    .toLowerCase()
    .replace(/^(?:an?|the|my|our|her|his|their|for|at|and|week|hour|day|first|has|have) /, '');

/** "River festival", "Beaudesert bike rally": an event, and no name of a person. */
export function nameOfEvent(who: string): string {
  const [first = '', ...rest] = who.split(' ');
  if (!/^\p{Lu}\p{Ll}/u.test(first) || rest.length === 0 || !events.test(rest.at(-1) ?? '')) return who;
  return rest.length === 1 ? who.toLowerCase() : `${rest.join(' ')} at ${first}`;
}

const lead =
  /^\W*(?:(?:my |the )?(?:orders?|bookings?|jobs?|gigs?)(?: (?:i|we) have| so far| on the table)?\s*:|coming(?: up)?\s*:|(?:my |the )?(?:first|next)(?: (?:real|proper|paid|big))?(?: (?:one|orders?|bookings?|jobs?|gigs?))?(?:\s*:| is\b|(?= (?:mon|tue|wed|thu|fri|sat|sun))))\s*/i;
const date = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? )?\d{1,2}(?:st|nd|rd|th)? \p{L}+,?\s*/iu;
const end =
  /\s*(?:[,;(.:!?]|[-–—] |\b(?:on |by |for |at )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? \d|\b\d|[$£€]).*$/isu;

/** The words for the buyer or the event behind such a lead. */
export function headOf(text: string): string | undefined {
  const found = lead.exec(text);
  if (!found) return undefined;
  const name = text
    .slice(found[0].length)
    .replace(date, '')
    .replace(end, '')
    .replace(/^(?:an?|the) /i, '')
    .trim();
  const words = name.split(/\s+/).length;
  return /^\p{L}/u.test(name) && name.length >= 4 && words <= 6 ? name : undefined;
}
