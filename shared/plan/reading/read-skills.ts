import type { Lexicon } from './lexicon.ts';
import type { Hit } from './match/phrases.ts';
import { longestOf } from './match/phrases.ts';
import type { Likeness } from './match/trade-words.ts';
import { rootOf } from './match/words.ts';
import { proofOf } from './read-proof.ts';
import { type SoldWords, standingOf } from './read-sold.ts';
import type { Fact, Skill } from './reading.ts';
import { clauseAround, factIn, has, hitsOf, isLedBy, isTurnedDown, type ReadSentence } from './text.ts';
import { yearsIn } from './years.ts';

/** Points for one sign of a trade. A title says who the person is, a task what they do. */
const points = { title: 10, task: 4, ticket: 3, tool: 2 } as const;
type Sign = keyof typeof points;
const signs = Object.keys(points) as Sign[];

/** A sign in the skills or the background counts in full, in the interests and in the goal for less. */
const fieldShare = {
  skills: 1,
  content: 1,
  interests: 0.3,
  incomeGoal: 0.5,
  budget: 0,
  timePerWeek: 0,
} as const;

interface Found {
  trade: string;
  sign: Sign;
  hit: Hit;
  sentence: ReadSentence;
  share: number;
}

/** "The church secretary", "our accountant": another person, unless "I was the …". */
const othersTitle = /\b(?:the|our|that|your|another|some|each|every|any)\s+(?:[\w'’-]+\s+)?$/i;
const ownTitle = /\b(?:i am|i'm|im|i was|i’m|as|been|became|being|me)\s+(?:\w+\s+){0,3}$/i;
const isOthersTitle = (sentence: ReadSentence, hit: Hit): boolean => {
  const led = sentence.text.slice(Math.max(0, hit.from - 40), hit.from);
  if (sentence.field !== 'content' || hit.list !== 'title' || ownTitle.test(led)) return false;
  // "Two strata managers, a property manager and a school have asked": those who ask.
  const isAsker =
    has(sentence, 'asked') &&
    hitsOf(sentence, 'buyer').some(({ from, to }) => from < hit.to && to > hit.from);
  return isAsker || othersTitle.test(led);
};

const isInNotPlanned = (sentence: ReadSentence, hit: Hit): boolean => {
  const { from, to } = clauseAround(sentence, hit.from);
  return hitsOf(sentence, 'not-planned').some(
    (other) => other.from >= from && other.to <= to && !isTurnedDown(sentence, other),
  );
};

/** A word of what is sold says more, one of a job, a buyer or a refusal less. */
const soldMore = 0.4;
const unsoldLess = 0.45;

/** Someone else's work ("my husband is a plumber"), work that was refused, and a wish count little or nothing. */
function shareOf(sentence: ReadSentence, hit: Hit): number {
  if (sentence.isSilent || isOthersTitle(sentence, hit)) return 0;
  if (sentence.field === 'content' && isLedBy(sentence, hit, 'others', 6)) return 0;
  if (sentence.field === 'skills' && isLedBy(sentence, hit, 'others', 3)) return 0;
  // Work that is not planned makes no trade of the things that it needs.
  if (isInNotPlanned(sentence, hit)) return 0;
  const isRefused = isLedBy(sentence, hit, 'negation', 5);
  if (isRefused) return 0;
  // "Ex deckhand": what the person has left.
  const isEx =
    hit.list === 'title' &&
    /\b(?:ex|retired|former)[- ]$/i.test(sentence.text.slice(Math.max(0, hit.from - 8), hit.from));
  const { sold, unsold } = standingOf(sentence, hit);
  const wish = sentence.field === 'content' && isLedBy(sentence, hit, 'wish', 6) ? 0.5 : 1;
  return fieldShare[sentence.field] * wish * (isEx ? 0.6 : 1) * (1 + soldMore * sold - unsoldLess * unsold);
}

function findSigns(sentences: readonly ReadSentence[]): Found[] {
  return sentences.flatMap((sentence) => {
    const notThis = hitsOf(sentence, 'not-trade');
    const chips = hitsOf(sentence, 'chips');
    return signs.flatMap((sign) =>
      hitsOf(sentence, sign).flatMap((hit) => {
        const isOther = notThis.some((not) => not.id === hit.id && not.from <= hit.from && not.to >= hit.to);
        if (isOther) return [];
        const isChip = chips.some((chip) => chip.from <= hit.from && chip.to >= hit.to);
        return [{ trade: hit.id, sign, hit, sentence, share: shareOf(sentence, hit) * (isChip ? 0.3 : 1) }];
      }),
    );
  });
}

/** A short word inside a longer phrase of another trade is not a sign: "wedding dress" is not a wedding trade. */
function withoutShadowed(found: Found[]): Found[] {
  const longest = new Map<ReadSentence, Hit[]>();
  for (const { sentence, hit } of found) longest.set(sentence, [...(longest.get(sentence) ?? []), hit]);
  const kept = new Set<Hit>();
  for (const hits of longest.values()) {
    const leaders = longestOf(hits);
    for (const hit of hits)
      if (leaders.some((leader) => leader.from === hit.from && leader.to === hit.to)) kept.add(hit);
  }
  return found.filter(({ hit }) => kept.has(hit));
}

/** Who says that they teach sells lessons. */
const teaches = /\bi (?:also |now |already |still )?teach\b/i;
const teachingPoints = 6;

/** A trade that the story names only as a job, held or left, of a person who sells something else. */
function isOnlyJob(
  trade: string,
  found: readonly Found[],
  { sold, tradeWords }: { sold: SoldWords; tradeWords: Lexicon['tradeWords'] },
): boolean {
  const told = found.filter(({ sentence }) => sentence.field === 'content');
  if (told.length === 0 || !told.every(({ sentence, hit }) => standingOf(sentence, hit).unsold > 0.5))
    return false;
  return [...sold].some(([root, weight]) => weight >= 3 && tradeWords.coverage(trade, [root]) === 0);
}

/** Points for speaking of the things that a trade is about. */
const likenessPoints = ({ points: found }: Likeness): number => Math.min(30, Math.round(found / 4));
/** A trade without its own sign is read from a description that is this like it, and like no other. */
const describedLikeness = 40;
/** Enough where the person shows no trade at all. */
const onlyLikeness = 24;
const clearly = 1.25;

/** The trade that a person describes without a word of its name. */
function describedTrade(
  sentences: readonly ReadSentence[],
  { likest, sold, known }: { likest: readonly Likeness[]; sold: SoldWords; known: readonly Fact<Skill>[] },
): Fact<Skill> | undefined {
  const [first, second] = likest;
  if (
    !first ||
    first.points < (known.some(({ value }) => !value.isWeak) ? describedLikeness : onlyLikeness) ||
    first.points < (second?.points ?? 0) * clearly
  )
    return undefined;
  if (known.some(({ value }) => value.trade === first.trade && !value.isWeak)) return undefined;
  // Words of a trade say less than its name does.
  const below = Math.max(
    5,
    ...known.filter(({ value }) => value.strength >= 10).map(({ value }) => value.strength - 1),
  );
  const weigh = ({ words }: ReadSentence) =>
    words.reduce((sum, { stem }) => sum + (sold.get(rootOf(stem)) ?? 0), 0) / Math.sqrt(words.length + 4);
  const [best] = sentences
    .filter(({ field, isSilent }) => field === 'content' && !isSilent)
    .toSorted((one, other) => weigh(other) - weigh(one));
  if (!best) return undefined;
  const value: Skill = {
    trade: first.trade,
    strength:
      first.points < describedLikeness * 1.5
        ? Math.min(6 + likenessPoints(first), below)
        : 6 + likenessPoints(first),
    alike: likenessPoints(first),
    proof: proofOf([best]),
    isWeak: false,
    found: [],
  };
  return factIn(best, { id: `skill:${first.trade}`, value, certainty: 'inferred' });
}

/** What is only listed, where the person tells a story of so many words, is less than what the story is about. */
const longStory = 60;
const untoldShare = 0.75;
const storyLength = (sentences: readonly ReadSentence[]): number =>
  sentences.reduce((sum, { field, words }) => sum + (field === 'content' ? words.length : 0), 0);

/** The trades of the catalogue that a person's answers show, the strongest first. */
export function readSkills(
  sentences: readonly ReadSentence[],
  lexicon: Lexicon,
  sold: SoldWords,
): Fact<Skill>[] {
  const likest = lexicon.tradeWords.likest(sold);
  const likeness = new Map(likest.map((one) => [one.trade, one]));
  const byTrade = new Map<string, Found[]>();
  for (const found of withoutShadowed(findSigns(sentences)))
    if (found.share > 0) byTrade.set(found.trade, [...(byTrade.get(found.trade) ?? []), found]);
  const skills: Fact<Skill>[] = [];
  const jobs = new Set<string>();
  const isLongStory = storyLength(sentences) >= longStory;
  const isTeacher = sentences.some(({ field, text }) => field === 'content' && teaches.test(text));
  for (const [trade, found] of byTrade) {
    const seen = new Map<string, { sign: Sign; share: number }>();
    for (const { hit, sign, share } of found) {
      const key = `${sign} ${hit.phrase}`;
      seen.set(key, { sign, share: Math.max(share, seen.get(key)?.share ?? 0) });
    }
    let strength = 0;
    let titles = 0;
    for (const { sign, share } of [...seen.values()].toSorted((one, other) => other.share - one.share)) {
      // A second name for the same trade says less than the first.
      const worth = sign === 'title' && titles > 0 ? 3 : points[sign];
      if (sign === 'title') titles += 1;
      strength += worth * share;
    }
    const own = [...new Set(found.filter(({ share }) => share >= 0.5).map(({ sentence }) => sentence))];
    const content = own.filter(({ field }) => field === 'content');
    const years = Math.max(0, ...own.map(({ text }) => yearsIn(text) ?? 0));
    if (years >= 3) strength += 5;
    // Naming it as a skill is plain; coming back to it in the story says more than one word does.
    if (own.some(({ field }) => field === 'skills') && !found.every(({ share }) => share < 0.5))
      strength += 4;
    strength += Math.min(5, content.length);
    const proof = proofOf(content);
    // The word for a buyer ("HR at the hospital asked") is not a word for the person's own work.
    const isNamedApart = own.some((sentence) => sentence.field === 'skills' || !has(sentence, 'asked'));
    if (proof.includes('asked') && isNamedApart) strength += 6;
    // A price shows the work as well as a payment does, and proves none.
    if (proof.includes('paid') || content.some(({ text }) => /\$\s?\d|\bcharge\b/i.test(text))) strength += 3;
    const like = likeness.get(trade);
    // A word in the interests or a tool alone is no more of a trade for the words next to it.
    const alike = like && own.length > 0 ? likenessPoints(like) : 0;
    strength += alike;
    if (isTeacher && lexicon.teaching.has(trade) && own.length > 0) strength += teachingPoints;
    if (isLongStory && content.length === 0) strength *= untoldShare;
    if (isOnlyJob(trade, found, { sold, tradeWords: lexicon.tradeWords })) jobs.add(trade);
    const best = found.toSorted(
      (one, other) => points[other.sign] * other.share - points[one.sign] * one.share,
    )[0];
    if (!best) continue;
    const isWeak = strength < 5;
    skills.push(
      factIn(best.sentence, {
        id: `skill:${trade}`,
        value: {
          trade,
          strength: Math.round(strength * 10) / 10,
          ...(years > 0 && { years }),
          ...(alike > 0 && { alike }),
          proof,
          isWeak,
          ...(found.some(({ sentence }) => sentence.field === 'skills') && { isListed: true as const }),
          found: [...new Set(found.map(({ hit }) => hit.phrase))],
        },
        from: best.hit.from,
        to: best.hit.to,
        certainty: best.sign === 'title' || best.sign === 'task' ? 'stated' : 'inferred',
      }),
    );
  }
  const hasOther = skills.some(({ value }) => !value.isWeak && !jobs.has(value.trade));
  for (const { value } of hasOther ? skills : []) if (jobs.has(value.trade)) value.strength /= 2;
  const described = describedTrade(sentences, { likest, sold, known: skills });
  return [...skills.filter(({ id }) => id !== described?.id), ...(described ? [described] : [])]
    .toSorted((one, other) => other.value.strength - one.value.strength || (one.id < other.id ? -1 : 1))
    .filter(({ value }) => lexicon.tradeNames.has(value.trade));
}
