import { briefly } from './briefly.ts';
import { countIn, countWords } from './count-words.ts';
import type { Experience, Fact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** Years of the work, or so many done, in the customer's own story: no beginner's task is for them. */

const years = new RegExp(
  String.raw`\b(?<years>\d{1,2}|${countWords})\+?\s*(?:yrs?|years)\b(?! (?:old|ago|from|to|in a|left|time|loan|until)|[’'])`,
  'iu',
);
const since = /\bsince (?:(?:19|20)\d\d|i was (?:a |an |\d)|school|i left)\b/iu;
const proof =
  /\b(?:qualified|certificate|trade cert\w*|cert(?:ificate)? (?:i{1,3}v?|iv|[1-4])\b|level [2-7]\b|apprentic\w+ (?:done|finished|in)|passed my|by trade|licensed (?:plumber|electrician|builder))\b/iu;
/** A loan, a house, a child or a marriage has years too. */
const other =
  /\b(?:australia|country|arrived|came|loan|over \d+ y|repay|borrow|lease|mortgage|married|daughter|son|kids?|child|lived|living here|rent|visa|within|in the next|goal|plan|warranty|guarantee|old|husband|wife|partner|he|she|they|his|her|their)\b/iu;

export function readExperience(sentences: readonly ReadSentence[]): Fact<Experience> | undefined {
  for (const sentence of sentences) {
    const { text, field, isSilent } = sentence;
    if (field !== 'content' || isSilent || text.includes('?')) continue;
    const found = years.exec(text);
    const place = found ?? since.exec(text) ?? proof.exec(text);
    if (!place) continue;
    const around = text.slice(Math.max(0, place.index - 40), place.index + place[0].length + 15);
    const count = countIn(found?.groups?.years);
    if (other.test(around) || (found && (count ?? 0) < 2)) continue;
    const clause = clauseAround(sentence, place.index);
    const span = clause.to - clause.from <= 90 ? clause : briefly(sentence, place.index);
    return factIn(sentence, {
      id: 'experience',
      value: count === undefined ? {} : { years: count },
      ...span,
    });
  }
  return undefined;
}

const firms =
  /\b(?:farm(?:er)?s|stations|schools|colleges|church(?:es)?|halls|councils?|clinics?|vets?|hotels?|motels|pubs|bars|caf[eé]s?|restaurants?|shops|stores|agenc(?:y|ies)|agents|strata|builders|winer(?:y|ies)|vineyards?|nurser(?:y|ies)|mines?|labs?|barns|courts|museums?|galleries|brewer(?:y|ies)|offices|factories|law firms?|firms|orchards|growers|contractors|care homes?)\b/giu;
const homes =
  /\b(?:famil(?:y|ies)|homes|houses|neighbours?|households?|mums|dads|parents|ladies|pensioners|home ?owners|tenants|couples|people|folks?|friends|mates|seniors|residents|walkers|brides|patients|kids|pupils)\b/giu;

/** People at home, in the words of the catalogue. */
export const isHousehold =
  /\b(?:households?|houses|homes?|neighbours?|residents|famil(?:y|ies)|parents?|mums|home ?owners?|tenants?|couples?|older (?:people|owners))\b(?! (?:managers?|office))/i;

/** They speak of firms, farms or schools as buyers, and hardly of people at home. */
export function sellsToFirms(sentences: readonly ReadSentence[]): boolean {
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const count = (pattern: RegExp): number =>
    content.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
  const many = count(firms);
  return many >= 3 && many >= 3 * count(homes);
}
