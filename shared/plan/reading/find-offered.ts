import type { Lexicon } from './lexicon.ts';
import { rootsOf } from './match/trade-words.ts';
import { rootOf } from './match/words.ts';
import { amountsOf } from './read-amounts.ts';
import { isUnsold, saysNo } from './read-sold.ts';
import type { Fact, PriceFact } from './reading.ts';
import { clauseAround, hitsOf, type ReadSentence } from './text.ts';

/** A thing that a person says they sell or want to sell, in their words: "live copepods and phytoplankton". */
export interface Offered {
  what: string;
  /** called: they name it as their idea. wanted: they want to sell it. done: they say that they do it. */
  as: 'called' | 'wanted' | 'done';
  sentence: ReadSentence;
  from: number;
  roots: string[];
  /** A price is in the same sentence or the next one. */
  isPriced: boolean;
}

/** Words that lead to the thing itself. */
const lead = String.raw`(?:to |a |an |the |my |some |own |like |kind of |sort of |small |little )*(?:(?:sell|make|start|run|open|offer|build|do|be|hire|call)(?:ing)?\s+(?:it |out )?(?:a |an |the |my |some |own )*)?`;
const called: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:business )?idea\s*(?:is|was|:)\s*:?\s*(?:i[’']?m |i am |i[’']?d )?${lead}`, 'i'),
  new RegExp(
    String.raw`\b(?:my|the|our) (?:business )?idea\b[^:.]{0,40}:\s*(?:i[’']?m |i am |i[’']?d )?${lead}`,
    'i',
  ),
];
const meant =
  /\b(?:what|the (?:one|thing|only thing)) (?:i[’']?m |i am |i |we )(?:really |actually |now )?(?:selling|sell|offer|offering)(?: is|:)\s+(?:to )?/i;
const wanted: readonly RegExp[] = [
  meant,
  /\bwhat (?:i|we)(?:[’']d)? (?:really |actually )?(?:want|like)(?: to (?:sell|do|offer|start|run))? is\s+(?:to )?/i,
  new RegExp(String.raw`\b(?:i )?thought (?:i[’']?d|i would|of|about|id)\s+${lead}`, 'i'),
  new RegExp(String.raw`\bthinking (?:of|about)\s+${lead}`, 'i'),
  new RegExp(
    String.raw`\b(?:i[’']?d like|i would like|i want|i wanna|we want|want) to (?:sell|make|start|run|open|offer|do|hire out|be)(?:ing)?\s+${lead}`,
    'i',
  ),
];
/** Where the name of a thing ends. */
const end =
  /[.,;:()!?$£€"“”\d–—]|\s-\s|\b(?:at|to|from|in|on|with|because|cause|cos|so|but|if|when|then|that|which|who|where|by|since|as|or|off|is|are|was|each|every|per|up|not|i|we|they|it|he|she|till|until|after|before)\b|\band (?=(?:i|we|they|it|my|then|have|can|do|sell|am|will|so|also|get|charge|deliver|fix|clean)\b)/i;
const forWhom =
  /\bfor (?!me\b|my\b|a (?:living|few|while)|about\b|over\b|free\b|nothing\b|mates\b|people\b|friends\b|family\b|the (?:last|past)\b)/i;
const noThing =
  /^(?:it|'?em|them|this|that|those|these|one|ones|most|mine|everything|anything|all|stuff|things?|something|what|how|any|more|nothing|myself|people|him|her|me|us|you|no|not|well|good|ok|of|from|with|by|(?:small )?(?:families|parents|kids|children|clients|customers|women|men|ladies|brides|owners|groups?)(?!['’])|hearing|every\w*|up to|about|around|mainly|just)\b/i;
const mostWords = 7;
const mostPerSentence = 3;

/** The name of the thing that follows a place of a sentence, without what is said about it. */
function nameFrom(text: string): string | undefined {
  const behind = text.replace(/^\s*(?:up|out|down|off|over)\s/i, ' ');
  const cut = behind.slice(0, end.exec(behind)?.index ?? behind.length);
  const [thing = '', whom = ''] = cut.replace(/\bonly\b/gi, ' ').split(forWhom, 2);
  const withWhom =
    whom.trim() !== '' && whom.trim().split(/\s+/).length <= 4 ? `${thing.trim()} for ${whom.trim()}` : thing;
  const name = withWhom
    .replace(/\b(?:for|and|of|the|a|an|now|too|myself|only|already|max)\s*$/i, '')
    .replace(/^(?:also|some|my|own|a|an|the|these|those|all|out|mostly|only)\s+/i, '')
    .trim();
  if (name.length < 4 || noThing.test(name)) return undefined;
  return name.split(/\s+/).slice(0, mostWords).join(' ');
}

function firstMatch(patterns: readonly RegExp[], text: string): number | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found.index + found[0].length;
  }
  return undefined;
}

/** What they do with such a verb is the thing itself: "I grow herbs" sells herbs. */
const ofGoods =
  /^(?:make|made|sell|grow|grew|build|built|breed|bake|cook|sew|knit|weave|brew|press|forge|spin|raise|rear|paint|draw|drew|print|culture|propagate|do|did|offer|run|ran|play|have|keep|cure|smoke|roast|ferment|bottle|pickle|start|design|write|embroider|crochet|dye|carve|throw|turn|cast|engrave|distil|supply|source|harvest|farm|catch|collect|process)$/;

/** "Photographing": what they do is part of its name. Only a plain form is turned. */
function nounOf(verb: string): string {
  if (verb === 'look') return 'looking after ';
  if (verb === 'hire' || verb === 'rent') return 'hiring out ';
  if (ofGoods.test(verb) || /(?:ing|ed)$/.test(verb)) return '';
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ing `;
  return `${verb.replace(/e$/, '')}ing `;
}

/** What may stand between "I" and what a person does: "I also grow", "I can make". */
const between =
  /^(?:also|now|just|only|mostly|mainly|still|can|could|would|will|have|ve|always|sometimes|usually|then|already|n|and|we|currently|specialise|love|like|to)$/i;

/** Places behind "I grow", "we also repair", with what the verb adds to the name. */
function behindVerbs(
  { words, text }: ReadSentence,
  verbs: ReadonlySet<string>,
): { from: number; verb: string }[] {
  const places: { from: number; verb: string }[] = [];
  for (const [at, { text: said }] of words.entries()) {
    if (!/^(?:i|we|ive)$/.test(said)) continue;
    const next = words.slice(at + 1, at + 5);
    const [verb] = next.slice(next.findIndex(({ text: word }) => !between.test(word))).slice(0, 1);
    if (!verb || !verbs.has(rootOf(verb.stem))) continue;
    // "I clean, realign and free them" has no thing behind its first verb.
    if (text.charAt(verb.to) !== ',') places.push({ from: verb.to, verb: nounOf(verb.text) });
  }
  return [...places, ...clipped({ words, text })].slice(0, mostPerSentence);
}

/** "Apprentice, made flashcards for the exam": people who type little leave out the "I". */
function clipped({ words, text }: Pick<ReadSentence, 'words' | 'text'>): { from: number; verb: string }[] {
  if (words.some(({ text: word }) => /^(?:i|we|ive|im)$/.test(word))) return [];
  const starts =
    /(?:^|[,;.]\s*|\band\s+)(?=(?:made|make|sell|sold|built|build|grow|bake|sew|brew|breed|fix|repair|mend|turn|cook|teach|construct)\s)/gi;
  return [...text.matchAll(starts)].flatMap(({ index, 0: { length } }) => {
    const verb = words.find(({ from }) => from >= index + length);
    return verb ? [{ from: verb.to, verb: nounOf(verb.text.toLowerCase()) }] : [];
  });
}

/** "Plan: fix mobility scooters", "gonna sharpen scissors", "I want to clean boats". */
const intends =
  /(?:\b(?:plan|idea)(?:\s+is(?:\s+to)?|\s*:)|\bgonna|\bgoing to|\b(?:want|like|hoping|hope|looking|aim|keen) to|\bwanna)\s+(?:also |just |only )?$/i;

function intended(
  { words, text }: ReadSentence,
  verbs: ReadonlySet<string>,
): { from: number; verb: string }[] {
  return words
    .filter(
      (word) =>
        verbs.has(rootOf(word.stem)) && intends.test(text.slice(Math.max(0, word.from - 40), word.from)),
    )
    .slice(0, 1)
    .map((word) => ({ from: word.to, verb: nounOf(word.text) }));
}

/** "I buy old radios and sell them on" sells the radios. */
const resold = /\b(?:i|we) (?:also |mostly |only )?buy (?:up )?(?=[^.]{4,120}\b(?:sell|resell|flip)\b)/i;

const isRefused = (sentence: ReadSentence, at: number): boolean => {
  if (saysNo.test(sentence.text)) return true;
  const { from } = clauseAround(sentence, at);
  return hitsOf(sentence, 'negation').some((hit) => hit.from >= from && hit.from < at);
};

/** A person who says "I sell" sells it, also without a price next to it. */
const sells = /\b(?:i|we) (?:also |now |only |just |mostly )?(?:sell|hire out|rent out)(?: it| them)?\s*$/i;

/** What is offered in a sentence, what is called an idea first. */
function offeredIn(sentence: ReadSentence, { sellingVerbs, tradeWords }: Lexicon): Offered[] {
  const { text } = sentence;
  const places: { from: number; as: Offered['as']; verb: string }[] = [];
  const plans = intended(sentence, sellingVerbs);
  for (const { from, verb } of plans) places.push({ from, as: 'wanted', verb });
  const idea = firstMatch(called, text);
  if (idea !== undefined) places.push({ from: idea, as: 'called', verb: '' });
  const wish = firstMatch(wanted, text);
  if (wish !== undefined) places.push({ from: wish, as: meant.test(text) ? 'called' : 'wanted', verb: '' });
  const bought = firstMatch([resold], text);
  if (bought !== undefined) places.push({ from: bought, as: 'done', verb: '' });
  for (const { from, verb } of behindVerbs(sentence, sellingVerbs)) places.push({ from, as: 'done', verb });
  return places.flatMap(({ from, as, verb }) => {
    const what = isRefused(sentence, from) ? undefined : nameFrom(text.slice(from));
    if (what === undefined) return [];
    if (as === 'done' && isUnsold(sentence, { from, to: from + what.length + 1 })) return [];
    const isPlan = as === 'wanted' && plans.some((plan) => plan.from === from);
    // "For reef tanks" says whom it is for, and not what it is.
    const roots = rootsOf(what.split(/ for /, 1)[0] ?? what, tradeWords.common);
    return roots.length > 0
      ? [
          {
            what: `${verb}${what}`,
            as,
            sentence,
            from,
            roots,
            isPriced: isPlan || sells.test(text.slice(0, from)),
          },
        ]
      : [];
  });
}

/** In how many sentences a root is. */
export function spread(sentences: readonly ReadSentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const root of new Set(words.map(({ stem }) => rootOf(stem))))
      counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}

/** A sum that is no pay. */
const hasSum = (sentence: ReadSentence): boolean =>
  amountsOf(sentence).some(
    ({ strength, per, from }) =>
      strength >= 3 &&
      (sentence.roles?.number(from, from + 1, 'wage', 'payment', 'partner') ?? 0) < 0.5 &&
      (per === undefined || ['item', 'hour', 'day'].includes(per)),
  );
const isPriced = (sentence: ReadSentence, prices: readonly Fact<PriceFact>[]): boolean =>
  prices.some(({ at }) => at.field === sentence.field && at.from < sentence.to && at.to > sentence.from) ||
  hasSum(sentence);
/** The price of a thing is in its sentence or in one of the next three. */
const nearPrice = 4;

const order = { called: 0, wanted: 1, done: 2 } as const;

/**
 * What a person says they sell or want to sell, what they call their idea first. People come back to what they sell:
 * a thing that they do is only taken where it is named twice, has a price, or where no trade has a word for it.
 */
export function findOffered(
  sentences: readonly ReadSentence[],
  { lexicon, prices }: { lexicon: Lexicon; prices: readonly Fact<PriceFact>[] },
): Offered[] {
  const heard = sentences.filter(
    ({ field, isSilent }) =>
      !isSilent && (field === 'content' || field === 'skills' || field === 'incomeGoal'),
  );
  const counts = spread(heard);
  const told = heard.filter(({ field }) => field === 'content');
  return told
    .flatMap((sentence, at) => {
      const behind = told.slice(at, at + nearPrice).findIndex((one) => isPriced(one, prices));
      // A single word needs its price nearer: "I make wounds" only says how.
      const isNear = (what: string) => behind >= 0 && (what.includes(' ') || behind < nearPrice - 1);
      const isHere = isPriced(sentence, prices);
      return offeredIn(sentence, lexicon).map((offered) => ({
        ...offered,
        isPriced: offered.isPriced || (offered.as === 'done' ? isNear(offered.what) : isHere),
      }));
    })
    .filter(
      ({ as, roots, isPriced: isNear }) =>
        as === 'called' ||
        isNear ||
        roots.some((root) => (counts.get(root) ?? 0) >= 2 || lexicon.tradeWords.isUnknown(root)),
    )
    .toSorted((one, other) => order[one.as] - order[other.as]);
}
