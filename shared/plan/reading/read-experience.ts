import { briefly } from './briefly.ts';
import { countIn, countWords } from './count-words.ts';
import type { Experience, Fact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence, stemsIn } from './text.ts';

/** Years of the work, or so many done, in the customer's own story: no beginner's task is for them. */

const years = new RegExp(
  String.raw`\b(?<years>\d{1,2}|${countWords})\+?\s*(?:yrs?|years)\b(?! (?:old|ago|from|to|in a|left|time|loan|until)|[’'])`,
  'iu',
);
const since = /\bsince (?:(?:19|20)\d\d|i was (?:a |an |\d)|school|i left)\b/iu;
const proof =
  /\b(?:trained (?:as|in)\b|(?<!\ba )qualified(?! \p{L}+[’']s)|trade cert\w*|cert(?:ificate)? (?:i{1,3}v?|iv|[1-4])\b|level [2-7]\b|apprentic\w+ (?:done|finished|in)|passed my|by trade|licensed (?:plumber|electrician|builder))\b/iu;
/** A loan, a house, a child or a marriage has years too. */
const other =
  /\b(?:australia|country|arrived|came|loan|over \d+ y|repay|borrow|lease|mortgage|married|daughter|son|kids?|child|lived|living here|rent|visa|within|in the next|goal|plan|warranty|guarantee|old|husband|wife|partner|he|she|they|who|his|her|their|every|mistakes?|stop(?:ped)?|off\b[^.]*\bup|prices?|put (?:it|them|my) up|dsp|pension|payment|grew|i am in|based in|paid|abn|gst|over (?:\d|two|three|four|five|six|seven|ten))\b/iu;

/** "9 years with my old man" are years of the work. */
const learnt =
  /^\s*(?:yrs?|years)? ?(?:with|under|alongside|for) m[ye] (?:old man|dad|father|uncle|mum|mother|grandfather|grandad|pop)\b/i;

/** Where the words of a job end: "while I was in the army" is another story. */
const aside = /\s+(?:while|whilst|when|until|till|because|cos|then)\s.*$/isu;

function experienceIn(sentence: ReadSentence): Fact<Experience> | undefined {
  const { text } = sentence;
  const found = years.exec(text);
  const place = found ?? since.exec(text) ?? proof.exec(text);
  if (!place) return undefined;
  const around = text.slice(Math.max(0, place.index - 40), place.index + place[0].length + 15);
  const count = countIn(found?.groups?.years);
  const isLearnt = learnt.test(text.slice(place.index + place[0].length));
  // "I am 46 years" is an age.
  const isAge =
    /\b(?:i am|i[’']?m|aged?)\s+$/i.test(text.slice(0, place.index)) &&
    !/\bin\b/i.test(text.slice(place.index, place.index + 30));
  if (isAge || (other.test(around) && !isLearnt) || (found && (count ?? 0) < 2)) return undefined;
  const clause = clauseAround(sentence, place.index);
  // "14 years" alone says nothing of the work.
  const isEnough = clause.text.trim().split(/\s+/).length >= 4 && clause.to - clause.from <= 90;
  const { from, to } = isEnough ? clause : briefly(sentence, place.index);
  const behind = aside.exec(text.slice(place.index + place[0].length, to));
  return factIn(sentence, {
    id: 'experience',
    value: count === undefined ? {} : { years: count },
    from,
    to: behind ? place.index + place[0].length + behind.index : to,
  });
}

/** What names a skill that they list says most, then the most years. */
export function readExperience(sentences: readonly ReadSentence[]): Fact<Experience> | undefined {
  const listed = sentences
    .filter(({ field }) => field === 'skills')
    .flatMap(({ text }) => [...stemsIn(text)]);
  const isListed = ({ words }: Fact<Experience>): boolean => {
    const said = stemsIn(words);
    return listed.some((stem) => stem.length > 3 && said.has(stem));
  };
  const points = (fact: Fact<Experience>): number => (fact.value.years ?? 1) + (isListed(fact) ? 100 : 0);
  return sentences
    .filter(({ field, isSilent, text }) => field === 'content' && !isSilent && !text.includes('?'))
    .flatMap((sentence) => experienceIn(sentence) ?? [])
    .toSorted((one, other) => points(other) - points(one))[0];
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
