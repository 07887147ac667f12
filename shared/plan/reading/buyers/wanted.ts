import { wholePhrase } from '../whole-phrase.ts';

/** What a buyer asks for, from the words behind the name: "wants a handrail and a list done" asks for those two. */

const wanted =
  /^(?:\s*,[^.;,]{0,40},)?[^.;,]{0,30}?\b(?:wants?|would (?:like|love)|[’']d (?:like|love)|ask(?:s|ed)? (?:me )?for|needs?|(?:is|are) after|wish(?:es)?)\s+(?:to (?:have|get|buy|order|hire)\s+)?(?<what>(?:an?|the|some|his|her|their)\s[^.,;:(?!$£€—–"“-]{3,60})/iu;
/** What is done with it, when and for whom is no part of its name. */
const rest =
  /\s(?:done|swapped|sprayed|(?:re)?made|fixed|cleaned|gutted|mended|painted|put|built|cut|mowed|washed|taken|removed|moved|\p{L}{3,}ed|for|at|every|each|on|by|before|after|from|when|if|so|until|till|as|to|in|with|w|because|but|per|once|twice|first|monthly|weekly|fortnightly|soon|asap|please|due|one|this|next|that|which|who|over|under|and (?:says?|said|would|will|wants?|asked|has|have|i|we|he|she|they|it)|an?(?= (?:week|fortnight|month|year|day)\b))(?=\s|$).*$/iu;
/** These are about the offer, and nothing that is sold. */
const noThing =
  /\b(?:prices?|quotes?|card|samples?|look|chat|hand|word|yes|discount|cut|share|reply|answer|call|date|time|invoice|abn|insurance|copy|lot|bit|same|one|ones|rest|cheaper|more|less|job|way|me|day|days|weeks?|months?|hours?|mornings?|nights?|families|girls?|boys?|kids|children|men|women|ladies|people|residents|students|dozen|few|couple)$/iu;

export function wantedIn(behind: string): string | undefined {
  const said = wanted.exec(behind)?.groups?.what?.replace(rest, '').trim();
  const what = said === undefined ? undefined : wholePhrase(said);
  if (!said || !what || noThing.test(what) || what.split(' ').length > 8) return undefined;
  // An article was taken off as the start of a cut phrase.
  const article = /^(?:an?|the|some)\s/i.exec(said)?.[0].toLowerCase() ?? '';
  return `${what.startsWith(article) ? '' : article}${what}`.replaceAll(/\b(?:his|her|their)\b/gi, 'your');
}
