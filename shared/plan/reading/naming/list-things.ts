import { findOffered, spread } from '../find-offered.ts';
import type { Lexicon } from '../lexicon.ts';
import { rootsOf } from '../match/trade-words.ts';
import { rootOf, wordsOf } from '../match/words.ts';
import { isPricedIn, isUnsold, standingOf } from '../read-sold.ts';
import type { Fact, Idea, OwnTrade, PriceFact, Skill } from '../reading.ts';
import { clauseAround, hitsOf, type ReadSentence } from '../text.ts';
import type { WorkWords } from './card-name.ts';
import { type Evidence, stemsOf } from './evidence.ts';

/** A thing that a person may sell, in their words. */
export interface Thing {
  name: string;
  sentence: ReadSentence;
  from: number;
  to: number;
  /** idea: they call it their idea or their trade. skill: it is in their list. said: the story has it. */
  as: 'idea' | 'skill' | 'said';
  /** What speaks for it besides what the story says of it. */
  bonus: number;
  /** "Nail Sweep" is what they call it, and stays so. */
  isCalled?: boolean;
  /** Found by the roles of its words only: it names the work where nothing else does. */
  isByRole?: boolean;
  /** Named once, or in the price list only: alone it is no name for the work. */
  isLine?: boolean;
}

/** A thing with what speaks for it as the name of the work. */
export interface Named extends Thing {
  /** All that speaks for it. */
  points: number;
  /** What the story says of it. */
  shown: number;
  roots: string[];
  isSure: boolean;
  trades: string[];
  tasks: string[];
}

export interface WorkContext {
  lexicon: Lexicon;
  prices: readonly Fact<PriceFact>[];
  /** The strongest trade first. */
  skills: readonly Fact<Skill>[];
  idea?: Fact<Idea> | undefined;
  ownTrade?: Fact<OwnTrade> | undefined;
}

const bonus = {
  idea: 10,
  called: 9,
  wanted: 2.5,
  priced: 5.5,
  done: 1.5,
  title: 3.5,
  sold: 3,
  line: 1.5,
  said: 1,
} as const;
/** The first skill of a list is mostly the one that is sold. */
const skillBonus = [5, 2.5, 1] as const;

const isForeign = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/** The skills of the list that can be a business, in its order. */
function listedSkills(sentences: readonly ReadSentence[], { plainSkills, data }: Lexicon): Thing[] {
  const chips = new Set(data.words.chips.map((chip) => chip.toLowerCase()));
  return sentences
    .filter(({ field, isSilent }) => field === 'skills' && !isSilent)
    .map(
      (sentence): Thing => ({
        name: sentence.text.trim(),
        sentence,
        from: 0,
        to: sentence.text.length,
        as: 'skill',
        bonus: 0,
      }),
    )
    .filter(({ name }) => !chips.has(name.toLowerCase()) && !plainSkills.has(name.toLowerCase()))
    .filter(({ name }, _, all) => !isForeign(name) || all.every((one) => isForeign(one.name)))
    .map((thing, at) => ({ ...thing, bonus: skillBonus[at] ?? 0 }));
}

/** The words of a title that open the story: "Guitar lessons in Bunbury", "mobile spray tans newcastle". */
const opening =
  /^\s*([\p{L}][\p{L}\p{M} '’&/-]{3,60}?)(?=\s*(?:[.,;:!($\d]|$|\b(?:in|at|for|from|around|near|all over|since)\b))/u;

function fromOpening(
  sentences: readonly ReadSentence[],
  listed: ReadonlySet<string>,
  { said, workWords }: { said: Evidence['said']; workWords: WorkWords },
): Thing[] {
  const [first] = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const words = first && opening.exec(first.text)?.[1];
  if (!first || !words || words.split(/\s+/).length > 5) return [];
  // "Newcastle" in "spray tans newcastle" is a place: a word of the name is a skill, a service or said again.
  const isKnown = wordsOf(words).every(
    ({ text, stem }) =>
      stemsOf(text).length === 0 ||
      listed.has(rootOf(stem)) ||
      workWords.services.has(text) ||
      (said.get(rootOf(stem)) ?? 0) >= 2.4,
  );
  // "Worm castings!!" is a title.
  const isAlone = first.text.trim() === words.trim();
  if (!(isKnown || isAlone) || !stemsOf(words).some((root) => listed.has(root))) return [];
  const points = isAlone ? bonus.title : bonus.said;
  return [{ name: words, sentence: first, from: 0, to: words.length, as: 'said', bonus: points }];
}

/** "Guitar" in the list and "guitar lessons" in the story: the longer name says what is sold. */
function fromServices(
  sentences: readonly ReadSentence[],
  listed: ReadonlySet<string>,
  { services }: WorkWords,
): Thing[] {
  const told = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const isJoined = ({ text }: ReadSentence, from: number, to: number) => /^\s$/.test(text.slice(from, to));
  return told
    .flatMap((sentence) =>
      sentence.words.flatMap((word, at): Thing[] => {
        const before = sentence.words[at - 1];
        if (!before || !services.has(word.text) || services.has(before.text)) return [];
        if (!listed.has(rootOf(before.stem)) || !isJoined(sentence, before.to, word.from)) return [];
        if (isUnsold(sentence, { from: before.from, to: word.to })) return [];
        if (hitsOf(sentence, 'negation').some((hit) => hit.from < word.from)) return [];
        const first = sentence.words[at - 2];
        const isLonger = first && listed.has(rootOf(first.stem)) && isJoined(sentence, first.to, before.from);
        const from = isLonger ? first.from : before.from;
        const name = sentence.text.slice(from, word.to);
        return [{ name, sentence, from, to: word.to, as: 'said', bonus: bonus.said }];
      }),
    )
    .slice(0, 6);
}

/** What they say they make or do: with a price next to it, it is what they sell; else where it says more of a skill. */
function fromOffered(
  sentences: readonly ReadSentence[],
  skills: readonly Thing[],
  { lexicon, idea, prices }: WorkContext,
): Thing[] {
  const listed = new Set(skills.flatMap(({ name }) => stemsOf(name)));
  return findOffered(sentences, { lexicon, prices }).flatMap(
    ({ what, as, sentence, from, isPriced }): Thing[] => {
      const isIdea = idea?.value.what === what && idea.value.isNamed === true;
      const isOfSkill = stemsOf(what).some((root) => listed.has(root));
      if (as === 'done' && !isOfSkill && !isPriced) return [];
      // The place is behind the verb, before a space.
      const to = Math.min(sentence.text.length, from + what.length + 2);
      if (
        as === 'done' &&
        sentence.roles &&
        !isForeign(what) &&
        standingOf(sentence, { from, to }).sold < leastDone
      )
        return [];
      const points = isIdea ? bonus.idea : isPriced && as !== 'called' ? bonus.priced : bonus[as];
      return [
        {
          name: what,
          sentence,
          from,
          to,
          as: isIdea ? 'idea' : 'said',
          bonus: points,
          isCalled: as === 'called',
        },
      ];
    },
  );
}

/**
 * What the words are to the writer: a stretch of what is sold, where the strongest trade of the catalogue has no word for
 * it. A thing that is named once, or in the price list only, names a business least.
 */
function fromRoles(
  sentences: readonly ReadSentence[],
  { prices, skills, lexicon: { tradeWords, data } }: WorkContext,
): Thing[] {
  const known = skills.filter(({ value }) => value.strength >= someStrength);
  if ((known[0]?.value.strength ?? 0) >= muchStrength) return [];
  const others = new Set(known.map(({ value }) => value.trade));
  const strongest = data.trades.find(({ id }) => id === known[0]?.value.trade);
  const offered = new Set(
    rootsOf(
      [
        strongest?.name ?? '',
        ...(strongest?.offers ?? []).flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
      ].join(' '),
      tradeWords.common,
    ),
  );
  const counts = spread(sentences.filter(({ isSilent }) => !isSilent));
  const isKnown = (
    roots: readonly string[],
    { hits }: ReadSentence,
    { from, to }: { from: number; to: number },
  ) =>
    roots.filter((root) => offered.has(root)).length >= roots.length / 2 ||
    hits.some(
      (hit) => hit.from >= from && hit.to <= to && ['title', 'task'].includes(hit.list) && others.has(hit.id),
    );
  return sentences
    .filter(({ field, isSilent }) => field === 'content' && !isSilent)
    .flatMap((sentence) =>
      (sentence.roles?.stretchesOf(leastSold, 'sells') ?? []).flatMap((place): Thing[] => {
        const { sold } = standingOf(sentence, place);
        const name = sentence.text
          .slice(place.from, place.to)
          .replace(/[,;:(].*$/s, '')
          .trim();
        const roots = rootsOf(name, tradeWords.common)
          .filter((root) => tradeWords.rarity(root) >= leastRare)
          .toSorted((one, other) => tradeWords.rarity(other) - tradeWords.rarity(one));
        if (sold < mostlySold || roots.length === 0 || isForeign(name) || isKnown(roots, sentence, place))
          return [];
        const isLine =
          isPricedIn(prices, sentence, clauseAround(sentence, place.from)) ||
          (counts.get(roots[0] ?? '') ?? 0) < 2;
        return [
          {
            name,
            sentence,
            ...place,
            as: 'said',
            isByRole: true,
            isLine,
            bonus: (isLine ? bonus.line : bonus.sold) * sold,
          },
        ];
      }),
    );
}
const someStrength = 10;
/** A title with a price or with years: no other name is looked for. */
const muchStrength = 30;
const leastDone = 0.08;
const leastSold = 0.3;
const mostlySold = 0.5;
/** A word of many trades names none: "visit", "full", "set". */
const leastRare = 2;

/** An idea that no pattern of an offer found, and a title: "I am a saddle maker". */
function fromIdea(sentences: readonly ReadSentence[], { idea, ownTrade }: WorkContext): Thing[] {
  const facts = [
    ...(idea && idea.value.trade === undefined && !idea.value.isMade
      ? [
          {
            ...idea,
            isNamed: idea.value.isNamed,
            isCalled: idea.value.isNamed === true && !/^\w+ing\b/.test(idea.value.what),
          },
        ]
      : []),
    ...(ownTrade?.value.isTitle ? [{ ...ownTrade, isNamed: true, isCalled: false }] : []),
  ];
  return facts.flatMap(({ value: { what }, at, isCalled, isNamed }): Thing[] => {
    const sentence = sentences.find(
      ({ field, from, to }) => field === at.field && from <= at.from && at.from < to,
    );
    if (!sentence) return [];
    const place = sentence.text.indexOf(what);
    const from = place < 0 ? Math.max(0, at.from - sentence.from) : place;
    const to = place < 0 ? Math.min(sentence.text.length, at.to - sentence.from) : place + what.length;
    return [
      isNamed
        ? { name: what, sentence, from, to, as: 'idea', bonus: bonus.idea, isCalled }
        : { name: what, sentence, from, to, as: 'said', bonus: bonus.priced },
    ];
  });
}

/** All that the answers name as work, with double entries. */
export function listThings(
  sentences: readonly ReadSentence[],
  context: WorkContext,
  evidence: Evidence,
): Thing[] {
  const { workWords } = context.lexicon;
  const skills = listedSkills(sentences, context.lexicon);
  const listed = new Set(skills.flatMap(({ name }) => stemsOf(name)));
  return [
    ...fromIdea(sentences, context),
    ...skills,
    ...fromOpening(sentences, listed, { said: evidence.said, workWords }),
    ...fromServices(sentences, listed, workWords),
    ...fromOffered(sentences, skills, context),
    ...fromRoles(sentences, context),
  ];
}
