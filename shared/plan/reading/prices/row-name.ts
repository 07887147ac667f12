/** In a list the words right in front of a sum name what it is the price of: "patches 18 each, seams 9 a metre". */

const bullet = /^\s*(?:[-–—*•]\s*|\(?[a-h\d]{1,2}[).]\s+)/u;
const heading = /^[^:：]*[:：]\s*(?=\S)/u;
const parting = /[,;:.(]\s|\)\s*[,;]?\s*|\s[+–—-]\s(?=\p{L})/gu;
const joining = /\s(?:and|plus|or|then|n|&)\s/gu;
const leadWords = /^(?:(?:and|or|plus|then|also|but|so|n|&|my|the|an?|one|each)\s+)+/iu;
const tail =
  /\s*(?:[-–—=:,]|\b(?:is|are|at|for|from|about|around|just|only|maybe|would be|will be|average|[’']?s))*\s*[$£€]?\s*$/iu;
/** "Site check, 2 hours, written in a page": how long it takes is no part of its name. */
const time =
  /,\s+(?:about |takes? )?(?:\d[\d.]*|an?|half an?|one|two)\s?(?:hours?|hrs?|mins?|minutes?)\b.*$/iu;
const brackets = /\s*\([^()]*\)/gu;

const noName =
  /[$£€%]|\([^)]*$|\d\s?[ap]m\b|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}]|\b(?:i|i['’](?:m|d|ll|ve)|we|they|he|she|me|you|who|that|which|it|this|is|are|was|were|been|have|has|had|do|does|did|doing|would|should|will|can|could|get|gets|got|pays?|paid|sold|sells?|charg\w+|asks?|asked|costs?|said|says|thinking|thoughts?|reckon\w*|want\w*|need\w*|make|made|fixed|take(?! in\b)|takes|took|bought|buy|spent|rent|till|last|year|month|their|your|idea|price|prices|pricing|rates?|fees?|total|sum|usually|maybe|another|others?|bloke|shop)\b|^average$/iu;
const noStart =
  /^(?:if|when|with|without|to|from|in|on|at|by|of|for|per|than|as|off|after|before(?!-)|extra|more|up(?! to \d)|over|under|each|all|every|about|around|only|just|not|no|now|half|mon|tue|wed|thu|fri|sat|sun)\b/iu;

const mostWords = 14;
const mostLetters = 60;

/** The words are the name of something and no piece of a sentence. */
function whole(words: string): string | undefined {
  const name = words
    .replace(bullet, '')
    .replace(heading, '')
    .trim()
    .replace(leadWords, '')
    .replace(tail, '')
    .trim();
  const short =
    name.length > mostLetters || time.test(name) ? name.replace(brackets, '').replace(time, '') : name;
  const isName =
    /\p{L}{2}|\d\s?(?:l|kg|g|m)\b/iu.test(short) &&
    short.length <= mostLetters &&
    short.split(/\s+/).length <= mostWords &&
    !noName.test(short) &&
    !noStart.test(short);
  return isName ? short.replaceAll(/\s+/g, ' ') : undefined;
}

/** What follows the last of such signs. */
function behindLast(lead: string, sign: RegExp): string | undefined {
  const last = [...lead.replace(/[\s$£€]+$/u, '').matchAll(sign)].at(-1);
  return last && lead.slice(last.index + last[0].length);
}

/**
 * The name of the row that a sum ends: all that is in front of it on its line, or what follows the last comma. Between
 * two sums only what follows a comma or an "and" belongs to the second one.
 */
export function rowName(text: string, from: number, previousTo: number): string | undefined {
  const lead = text.slice(previousTo, from);
  const parts = [previousTo > 0 ? undefined : lead, behindLast(lead, parting), behindLast(lead, joining)];
  for (const part of parts) {
    const name = part === undefined ? undefined : whole(part);
    if (name !== undefined) return name;
  }
  return undefined;
}
