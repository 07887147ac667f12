import type { Lexicon } from './lexicon.ts';
import { rootsOf } from './match/trade-words.ts';
import { rootOf } from './match/words.ts';
import { isNotRefusal } from './not-a-refusal.ts';
import type { Fact, PriceFact } from './reading.ts';
import { type Clause, clausesOf, has, hitsOf, isLedBy, type ReadSentence } from './text.ts';

/**
 * The words of what a person sells, with weights: what they say they do or want to do, their price list and what
 * buyers ask for count most; a job that they hold or left counts little; what they refuse counts nothing.
 */
export type SoldWords = ReadonlyMap<string, number>;

const weight = { doing: 3, idea: 3, price: 2.5, asked: 1.5, skill: 1.5, told: 0.4 } as const;
const mostWeight = 6;

const ideaWords =
  /\b(?:my idea|idea (?:is|was)|thought (?:i[’']?d|of|about)|thinking (?:of|about)|what i[’']?d like|i[’']?d like to|want to|wanna|wanting to|plan is|would like to|quiero|muốn)\b/i;
/** A job that pays a wage, and its hours. */
export const jobWords =
  /\b(?:wages?|job (?:at|in)|day job|by day|my job|i work(?! (?:from home|on|with|out))|(?:do|on) (?:\w+ )?shifts|work (?:at|for|in)|working (?:at|for|in)|mon(?:day)?s? (?:to|till?|thru)|mon ?[-–] ?(?:thu|fri)\w*|part[- ]time|full[- ]time|casual|shifts?|in the hand|after tax|before tax|pro rata|employer|i work for|for a living|(?:relief|supply|casual relief|agency|locum) (?:teach\w*|work|shifts?|nurs\w*))\b/i;
/** Work that a person has left. */
export const leftWords =
  /\b(?:retired|ex|former(?:ly)?|used to|(?<!have |ve )worked|were|laid off|redundan\w+|made redundant|shut (?:down|on)|closed(?: down)?|went (?:broke|under|bust)|til(?:l)? (?:it|they) (?:lost|closed|went|shut)|was an?|allergic now|licen[cs]e gone|never want to|(?:back|shoulder|knees?|hands?|disc|wrists?|hips?|heart|eyes) (?:(?:is|are) (?:bad|gone|stuffed|buggered|shot)|went|gone|shakes?)|gave it (?:up|away)|finished up|left (?:in|last|at|the|for good|that)|handed in|let (?:my|the|that|it)(?: \w+){0,2} go|(?<!than )never again|had to (?:stop|give)|(?:can[’']?t|cant) do it any ?more)\b/i;

/** "I can stitch but too many hours so no". */
export const saysNo = /\b(?:so|but|is|its|it[’']s a) no\b\W*$/i;

/** "I also grow", "we can do": the words that follow are what they do for money. */
function doesWork(sentence: ReadSentence, { from, to }: Clause, verbs: ReadonlySet<string>): boolean {
  const words = sentence.words.filter((word) => word.from >= from && word.to <= to);
  return words.some(
    ({ text }, at) =>
      /^(?:i|we|ive|im|id)$/.test(text) &&
      // A mower is no mowing.
      words
        .slice(at + 1, at + 5)
        .some(({ text: next, stem }) => !next.endsWith('er') && verbs.has(rootOf(stem))),
  );
}

/** Nothing behind a refusal in its clause is for sale. */
export function refusedFrom(sentence: ReadSentence, { from, to }: Clause): number {
  const refusal = hitsOf(sentence, 'negation').find((hit) => hit.from >= from && hit.from < to);
  return refusal?.from ?? to;
}

/** How much the words of one clause of the background say about what is sold. */
export function weightOf(
  sentence: ReadSentence,
  clause: Clause,
  { verbs, isPriced }: { verbs: ReadonlySet<string>; isPriced: boolean },
): number {
  const { text } = clause;
  const most = Math.max(
    doesWork(sentence, clause, verbs) ? weight.doing : 0,
    ideaWords.test(text) ? weight.idea : 0,
    has(sentence, 'asked') && has(sentence, 'buyer') ? weight.asked : 0,
    isPriced ? weight.price : 0,
  );
  if (jobWords.test(text)) return Math.min(most, 0.3);
  return leftWords.test(text) ? most / 2 : most;
}

/** The words for work that we do not plan say nothing of a trade. */
const wantsNotPlanned = (sentence: ReadSentence): boolean =>
  hitsOf(sentence, 'not-planned').some((hit) => !isLedBy(sentence, hit, 'negation', 4));

/** What a person lacks ("no licence yet") is no work that they refuse. */
const lacks =
  /\b(?:no|not|have|haven[’']?t|got|without|never had)\s+(?:\w+ )?(?:idea|problem|rush|licen[cs]e|insurance|abn|car|vehicle|website|savings?|debts?|experience|money|clue|vacuum|room|space|time|certificate|qualifications?|registered|registration)\b/i;
const mostUnwanted = 40;

/** The roots of what a person refuses to do or to sell, where they do not sell just that. */
export function readUnwanted(
  sentences: readonly ReadSentence[],
  sold: SoldWords,
  { tradeWords }: Pick<Lexicon, 'tradeWords'>,
): string[] {
  const unwanted = new Set<string>();
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || !has(sentence, 'negation')) continue;
    for (const clause of clausesOf(sentence)) {
      if (isNotRefusal(clause.text) || lacks.test(clause.text)) continue;
      const from = refusedFrom(sentence, clause);
      for (const root of rootsOf(sentence.text.slice(from, clause.to), tradeWords.common))
        if ((sold.get(root) ?? 0) < weight.doing && unwanted.size < mostUnwanted) unwanted.add(root);
    }
  }
  return [...unwanted];
}

export function readSold(
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
  { tradeWords, sellingVerbs }: Pick<Lexicon, 'tradeWords' | 'sellingVerbs'>,
): SoldWords {
  const sold = new Map<string, number>();
  const left = new Map<string, boolean>();
  const skills: string[] = [];
  const add = (root: string, more: number) =>
    sold.set(root, Math.min(mostWeight, (sold.get(root) ?? 0) + more));
  for (const sentence of sentences) {
    if (sentence.isSilent || wantsNotPlanned(sentence)) continue;
    if (sentence.field === 'skills') skills.push(...rootsOf(sentence.text, tradeWords.common));
    if (sentence.field !== 'content') continue;
    for (const clause of clausesOf(sentence)) {
      const isPriced = prices.some(
        ({ at }) =>
          at.field === 'content' &&
          at.from < sentence.from + clause.to &&
          at.to > sentence.from + clause.from,
      );
      const worth = weightOf(sentence, clause, { verbs: sellingVerbs, isPriced });
      const isLeft = leftWords.test(clause.text) || jobWords.test(clause.text);
      for (const root of rootsOf(
        sentence.text.slice(clause.from, refusedFrom(sentence, clause)),
        tradeWords.common,
      )) {
        left.set(root, isLeft && (left.get(root) ?? true));
        add(root, Math.max(worth, isLeft ? 0 : weight.told));
      }
    }
  }
  // A skill that the story names only as a job, held or left, is less than one that it names as work of their own.
  for (const root of new Set(skills)) add(root, left.get(root) ? weight.skill / 2 : weight.skill);
  return sold;
}
