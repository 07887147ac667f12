/**
 * A noun phrase of the customer's words that can be printed inside a sentence of ours, or nothing. Words that were cut
 * out of a sentence lose what hangs over at both ends; where a verb or a pronoun is left, the phrase is dropped.
 */

const joins = 'and|or|but|n|plus|also|so|then|too|already|now|just|only|still|maybe|about';
const places = 'in|at|on|of|near|from|to|for|with|by|than|as|like|into|onto|over|under|per';
/** "Set up" and "call out" are whole. */
const particles = String.raw`(?<!\b(?:set|call|clean|pick|drop|touch|fit|tune|roll|lay|sign|walk|take|pack|wash|warm|check|back|cut|rip|dig|lock)[\s-])(?:up|out|off)`;
const verbs =
  'is|are|was|were|am|be|been|has|have|had|does|did|do|will|would|can|could|shall|should|may|might|must|isn|aren|wasn|don|doesn|didn|won|can|ain|says|said|told|tells|asks|asked|wants|wanted|needs|takes|took|gets|got|gives|comes|came|goes|went|thinks|thought|knows|knew|costs|reckons|makes|keeps|kept|lets|pays|paid|buys|sells|uses|rings|rang';
const pronouns =
  "i|me|he|she|it|they|we|us|you|him|her|them|em|this|that|these|those|there|here|what|who|whom|whose|which|where|when|why|how|if|because|cos|not|im|ive|id|theyd|they're|i'll|it's|its|thats|whats|myself|ours|theirs";

const hangsBefore = new RegExp(String.raw`^(?:[^\p{L}\p{N}$£€]+|(?:${joins}|the|an?|some)\s+)+`, 'iu');
const hangsBehind = new RegExp(
  String.raw`(?:[\s,.;:–—-]+|(?<=\s\p{Ll}+)[’']s|(?<![\p{L}\p{N}])(?:${joins}|the|an?|my|our|your|his|their|some|number|no|there|here|because|if|when|who|that|which|whose|where|(?:who|he|she|they|i|we|you|it|that)[’'](?:ve|ll|d|re|s|m)|${places}|${particles}|${verbs}))+$`,
  'iu',
);
/** "OTs I know", "the group whose officer asked": what is said of them is no part of the name. */
const aside = /\s+(?:i|we|you|whose|where|because|if|when|so|but)\b.*$|\s*[;:].*$|\s+[–—-]\s.*$/isu;
/** "Jo who does safety for a mine" is a name; "musicians who post them to me" speaks of the writer. */
const relative = /\s+(?:who|that|which)\b(?<said>.*)$/isu;
const ofWriter = /\b(?:i|me|my|we|us|our|it|them|this)\b|[’'](?:ve|ll|d|re)\b/iu;

const bad = new RegExp(
  String.raw`^(?:${places}|${verbs}|until|till|since|while|bout|buy|get|x|×|m|ve|ll|re|d|s|t)\b(?![-’'])|(?<![\p{L}\p{N}’'-])(?:${pronouns}|is|are|was|were|am|has|have|had|does|did|will|would|can|could|should|does|cost|costs|let|lets|want|wants|need|know|charges|don[’']?t|won[’']?t|says|said)(?![\p{L}\p{N}-])|[$£€]|[’'](?:ve|ll|re|m)\b|[?!]`,
  'iu',
);

/** A bracket without its other half ends the name. */
function closed(text: string): string {
  const open = text.lastIndexOf('(');
  if (open >= 0 && !text.slice(open).includes(')')) return text.slice(0, open);
  return text.includes(')') && open < 0 ? '' : text;
}

export function wholePhrase(words: string): string | undefined {
  const named = closed(words.replaceAll(/\s+/g, ' ')).replace(aside, '');
  const said = relative.exec(named)?.groups?.said ?? '';
  const isName = said.trim().split(' ').length >= 2 && !ofWriter.test(said);
  const whole = (isName || said === '' ? named : named.replace(relative, ''))
    .replace(hangsBefore, '')
    .replace(hangsBehind, '');
  const head = isName ? whole.replace(relative, '') : whole;
  return /\p{L}{3}|\p{Lu}\d?\p{Lu}/u.test(whole) && !bad.test(head) ? whole : undefined;
}
