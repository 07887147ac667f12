const helping = "(?:(?<![\\p{L}'])(?:do|does|is|are|has|have|can|could|will|would)|'s|'re)";
const people =
  '(?:they|s?he|people|folks?|no ?(?:body|one)|every(?:body|one)|some(?:body|one)|there|women|children)';
const plural = String.raw`\p{L}{2,}(?<![siu])s`;

const regExp = (source: string): RegExp => new RegExp(source, 'iu');
/** "My neighbours", "older people here", "business owners", "tradies". */
const beginsWithOthers = regExp(
  String.raw`^(?:(?:in|around) \p{L}+ \p{L}+ )?(?:my|our|his|her|the|these|those|some|most|many|all|few|plenty|lots|other|an?|${people}|${plural}|\p{L}+ (?:${people}|\p{L}+(?:er|or|our|ent)s))(?:[ '][\p{L}'-]+){0,6}$`,
);
const does = regExp(String.raw`${helping}(?![\p{L}])`);
const doesAtEnd = regExp(
  String.raw`${helping}(?: (?:an?|very|too|\p{L}+ly|just|rather|often|always|never|still|also))*$`,
);
const othersWho = regExp(
  String.raw`(?:${people}|${plural}|(?:my|the|ha(?:ve|d) an?) \p{L}+)(?<!someone) who(?! (?:i|we)\b)`,
);
/** The writer, what is theirs or asked of the work, and times: "my knees can't", "every day is fine". */
const notOthers = regExp(
  String.raw`(?<![\p{L}'])(?:i|we|im|ive|(?:i|we)'\p{L}+|back|knees?|hips?|shoulders?|legs?|feet|hands?|wrists?|arms?|neck|heart|eyes|hearing|voice|stutter|english|body|health|anxiety|arthritis|asthma|car|ute|licen[cs]e|faith|religion|visa|family|household|work|jobs?|limit\p{L}*|conditions?|rules?|preference|thing|\p{L}*days?|weeks?|years?|weekends?|mornings?|evenings?|nights?|hours?|time)(?![\p{L}])`,
);

const verb =
  /^(?:can(?:no|'?)t|won'?t|will|don'?t|do |would|hate|avoid|dislike|refuse|never|spend|observe|keep|need|want)\b/i;
/** A sentence of its own that ends without a sign: "my kids are small can't do nights". */
const runsOn = /\b(?:is|are|was|were|has|have|had|got|died|broke|needs?)\b/i;
const ofMe = /\b(?:me|us|allow|involve|require)\b/i;
const clauseEnd =
  /([.;:!?–—,()]|\b(?:and|n?or|but|so|because|since|as|though|while|if|when|that|which|(?:i|we) (?:think|know|find|see|notice|hear|believe))\b)/i;

const partsOf = (before: string): string[] =>
  before
    .slice(-120)
    .split(clauseEnd)
    .map((part) => part.trim());
const areOthers = (part: string, doing: RegExp): boolean => {
  const at = part.search(doing);
  return at >= 0 && beginsWithOthers.test(part) && !notOthers.test(part.slice(0, at || part.length));
};

/** "The shop is open every day but Sunday." */
export const tellsOfOthers = (before: string): boolean => areOthers(partsOf(before).at(-1) ?? '', does);

/**
 * Whether others than the writer refuse, by who stands before the words that do so: "Tradies hate phone calls". Where
 * nobody stands there, as in "no calls" or "two kids, can't drive", it is the writer.
 */
export function isOfOthers(before: string, clause: string): boolean {
  if (ofMe.test(clause)) return false;
  const [earlier = '', joint = '', part = ''] = ['', '', ...partsOf(before)].slice(-3);
  // "My neighbours are old and cannot drive."
  if (part === '' && /^(?:and|n?or)$/i.test(joint)) return areOthers(earlier, does);
  return (
    othersWho.test(/^who\b/i.test(part) ? `${earlier} ${part}` : part) ||
    (verb.test(clause) ? areOthers(part, /^/) && !runsOn.test(part) : areOthers(part, doesAtEnd))
  );
}

/** "I used to hate calls", "I did not drive". "I could not drive until I was 30", but "I could not do Sundays". */
const past =
  /\b(?:used to\b(?:(?! (?:but|and) )[^,;])*|(?:did|was|were)(?: (?:really|always|so|very|too))* ?)$/i;

export const isPast = (before: string, clause: string, after: string): boolean =>
  past.test(before.slice(-60)) ||
  // "We had no car", but "I had back surgery".
  (/\bhad $/i.test(before.slice(-5)) && /^no/i.test(clause)) ||
  (/\bcould $/i.test(before.slice(-9)) && /\buntil i\b/i.test(after.slice(0, 60)));
