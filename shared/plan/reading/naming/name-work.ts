import { findOffered, type Offered } from '../find-offered.ts';
import type { Lexicon } from '../lexicon.ts';
import { rootOf, wordsOf } from '../match/words.ts';
import { jobWords, leftWords, refusedFrom, weightOf } from '../read-sold.ts';
import type { Fact, Idea, OwnTrade, PriceFact, Work } from '../reading.ts';
import { clauseAround, clausesOf, factIn, type ReadSentence } from '../text.ts';
import { cardName, type WorkWords } from './card-name.ts';

interface Named {
  name: string;
  sentence: ReadSentence;
  from: number;
  to: number;
  /** What speaks for it besides how often the story comes back to it. */
  bonus: number;
  /** "Nail Sweep" is what they call it, and stays so. */
  isCalled?: boolean;
}

const glue = new Set('and or for of in on with to a an the my n & at from'.split(' '));
const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter(({ text: word }) => !glue.has(word))
      .map(({ stem }) => rootOf(stem)),
  ),
];

/** What a wage is paid for is no work of their own. */
const wage =
  /\b(?:in the hand|after tax|before tax|take[- ]home|pro rata|wages?|an? (?:week|fortnight) (?:clear|net|gross))\b/i;

/** How much the story says of a word as work of the person's own. Small words count too: "minutes" are sold. */
function saidOf(
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
  verbs: ReadonlySet<string>,
): Map<string, number> {
  const said = new Map<string, number>();
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const clause of clausesOf(sentence)) {
      const isPriced = prices.some(
        ({ at }) =>
          at.field === 'content' &&
          at.from < sentence.from + clause.to &&
          at.to > sentence.from + clause.from,
      );
      const isLeft = wage.test(sentence.text) || leftWords.test(clause.text) || jobWords.test(clause.text);
      const weight = isLeft ? 0.3 : Math.max(0.8, weightOf(sentence, clause, { verbs, isPriced }));
      for (const root of stemsOf(sentence.text.slice(clause.from, refusedFrom(sentence, clause))))
        said.set(root, Math.min(9, (said.get(root) ?? 0) + weight));
    }
  }
  return said;
}

/** The words of a title that open the story: "Guitar lessons in Bunbury", "mobile spray tans newcastle". */
const opening =
  /^\s*([\p{L}][\p{L}\p{M} '’&/-]{3,60}?)(?=\s*(?:[.,;:!($\d]|$|\b(?:in|at|for|from|around|near|all over|since)\b))/u;

function fromOpening(
  sentences: readonly ReadSentence[],
  skills: readonly string[],
  { said, workWords }: { said: ReadonlyMap<string, number>; workWords: WorkWords },
): Named[] {
  const [first] = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const words = first && opening.exec(first.text)?.[1];
  if (!first || !words || words.split(/\s+/).length > 5) return [];
  const listed = new Set(skills.flatMap(stemsOf));
  // "Newcastle" in "spray tans newcastle" is a place: a word of the name is a skill, a service or said again.
  const isKnown = wordsOf(words).every(
    ({ text, stem }) =>
      glue.has(text) ||
      listed.has(rootOf(stem)) ||
      workWords.services.has(text) ||
      (said.get(rootOf(stem)) ?? 0) >= 2.4,
  );
  // "Worm castings!!" is a title of its own.
  const isAlone = first.text.trim() === words.trim();
  return (isKnown || isAlone) && stemsOf(words).some((root) => listed.has(root))
    ? [{ name: words, sentence: first, from: 0, to: words.length, bonus: isAlone ? 3.5 : 1 }]
    : [];
}

/** "Guitar" in the list and "guitar lessons" in the story: the longer name says what is sold. */
function fromServices(
  sentences: readonly ReadSentence[],
  skills: readonly string[],
  { services }: WorkWords,
): Named[] {
  const listed = new Set(skills.flatMap(stemsOf));
  return sentences
    .filter(
      ({ field, isSilent, text }) =>
        field === 'content' && !isSilent && !leftWords.test(text) && !jobWords.test(text),
    )
    .flatMap((sentence) =>
      sentence.words.flatMap((word, at) => {
        const before = sentence.words[at - 1];
        if (
          !before ||
          !services.has(word.text) ||
          !listed.has(rootOf(before.stem)) ||
          services.has(before.text)
        )
          return [];
        if (!/^\s$/.test(sentence.text.slice(before.to, word.from))) return [];
        const first = sentence.words[at - 2];
        const from =
          first && listed.has(rootOf(first.stem)) && /^\s$/.test(sentence.text.slice(first.to, before.from))
            ? first.from
            : before.from;
        return [{ name: sentence.text.slice(from, word.to), sentence, from, to: word.to, bonus: 1 }];
      }),
    )
    .slice(0, 6);
}

const offeredBonus = { called: 9, wanted: 4, done: 1.5 } as const;
/** What they call their idea, or sell where no trade covers it. */
const ideaBonus = 10;
/** The first skill of a list is mostly the one that is sold. */
const skillBonus = [4, 2, 1] as const;
/** "Taxidermist" in the story, and taxidermy in the list. */
const personBonus = 3;
/** Names with at least this share of the best one's points may be meant as well. */
const alsoMeant = 0.4;

export interface WorkContext {
  lexicon: Lexicon;
  prices: readonly Fact<PriceFact>[];
  idea?: Fact<Idea> | undefined;
  ownTrade?: Fact<OwnTrade> | undefined;
}

const isForeign = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

const person =
  /(?:^\s*|\b(?:a|an|am|i['’]?m|as|ex|former|retired|qualified|registered|licen[cs]ed|trained|self[- ]taught)[\s-]+(?:[\w'’-]+\s+){0,2})$/i;

/** What the person is called at this work: "Taxidermist, self taught", "I am a hairdresser". */
function isPerson(root: string, sentences: readonly ReadSentence[]): boolean {
  return sentences.some(
    ({ field, text, words }) =>
      field === 'content' &&
      words.some(
        (word) =>
          /(?:er|or|ist|smith|wright)$/.test(word.text) &&
          rootOf(word.stem) === root &&
          person.test(text.slice(Math.max(0, word.from - 50), word.from)),
      ),
  );
}

function listedSkills(sentences: readonly ReadSentence[], { plainSkills, data }: Lexicon): Named[] {
  const chips = new Set(data.words.chips.map((chip) => chip.toLowerCase()));
  return sentences
    .filter(({ field, isSilent }) => field === 'skills' && !isSilent)
    .map(
      (sentence, at): Named => ({
        name: sentence.text.trim(),
        sentence,
        from: 0,
        to: sentence.text.length,
        bonus: skillBonus[at] ?? 0,
      }),
    )
    .filter(({ name }) => !chips.has(name.toLowerCase()) && !plainSkills.has(name.toLowerCase()));
}

/** What they say they make or do. It is a name where it says more of a skill, or where no skill says it. */
function offeredNames(
  sentences: readonly ReadSentence[],
  skills: readonly string[],
  { lexicon, idea, prices, said }: WorkContext & { said: ReadonlyMap<string, number> },
): Named[] {
  const roots = new Set(skills.flatMap(stemsOf));
  const isNamed = skills.some(
    (skill) =>
      cardName(skill, lexicon.workWords) !== undefined &&
      stemsOf(skill).some((root) => (said.get(root) ?? 0) > 0),
  );
  const isPriced = ({ field, from, to }: ReadSentence) =>
    prices.some(({ at }) => at.field === field && at.from < to && at.to > from);
  return findOffered(sentences, lexicon).flatMap(({ what, as, sentence, from }: Offered): Named[] => {
    const isIdea = idea?.value.what === what && (idea.value.leads || idea.value.isNamed) === true;
    const isOfSkill = stemsOf(what).some((root) => roots.has(root));
    const isOnly = !isNamed && isPriced(sentence);
    if (as === 'done' && !isOfSkill && !isIdea && !isOnly) return [];
    return [
      {
        name: what,
        sentence,
        from,
        to: Math.min(sentence.text.length, from + what.length),
        bonus: isIdea ? ideaBonus : offeredBonus[as],
        isCalled: as === 'called',
      },
    ];
  });
}

/** An idea that no pattern of an offer found: it was read from its price and its buyers. */
function ideaName(sentences: readonly ReadSentence[], { idea, ownTrade }: WorkContext): Named[] {
  const facts = [
    ...(idea && idea.value.trade === undefined && !idea.value.isMade
      ? [{ ...idea, isCalled: idea.value.isNamed === true && !/^\w+ing\b/.test(idea.value.what) }]
      : []),
    ...(ownTrade?.value.isTitle ? [{ ...ownTrade, isCalled: false }] : []),
  ];
  return facts.flatMap(({ value: { what }, at, isCalled }) => {
    const sentence = sentences.find(
      ({ field, from, to }) => field === at.field && from <= at.from && at.from < to,
    );
    if (!sentence) return [];
    const from = Math.max(0, at.from - sentence.from);
    return [
      {
        name: what,
        sentence,
        from,
        to: Math.min(sentence.text.length, at.to - sentence.from),
        bonus: ideaBonus,
        isCalled,
      },
    ];
  });
}

/** The first skill names the work; the second does where it is more than one word and the story is about it. */
const isLed = (bonus: number, name: string, points: number): boolean =>
  bonus >= skillBonus[0] || (bonus >= skillBonus[1] && name.includes(' ') && points >= muchSaid);
const muchSaid = 5;

/** "I don't give drum lessons" names no work of theirs. */
const isNotRefused = ({ sentence, from }: Named): boolean =>
  from < refusedFrom(sentence, clauseAround(sentence, from));

/** Candidates for the name, the best first. */
export function namesOfWork(
  sentences: readonly ReadSentence[],
  context: WorkContext,
): (Named & { points: number; isSure: boolean })[] {
  const { lexicon, prices } = context;
  const { workWords, sellingVerbs } = lexicon;
  const skills = listedSkills(sentences, lexicon);
  const texts = skills.map(({ name }) => name);
  const said = saidOf(sentences, prices, sellingVerbs);
  const all = [
    ...ideaName(sentences, context),
    ...skills,
    ...fromOpening(sentences, texts, { said, workWords }),
    ...fromServices(sentences, texts, workWords).filter(isNotRefused),
    ...offeredNames(sentences, texts, { ...context, said }),
  ];
  const isOnlyForeign = all.every(({ name }) => isForeign(name));
  const seen = new Set<string>();
  return all
    .filter(({ name }) => isOnlyForeign || !isForeign(name))
    .flatMap((named) => {
      const name = cardName(named.name, workWords, named.isCalled);
      if (!name || seen.has(name.toLowerCase())) return [];
      seen.add(name.toLowerCase());
      const roots = stemsOf(name.split(/ for /, 1)[0] ?? name);
      const spoken = roots.map((root) => said.get(root) ?? 0);
      const isProcess = roots.length === 1 && workWords.processes.has(name.toLowerCase());
      const mean = spoken.reduce((sum, one) => sum + one, 0) / Math.max(1, spoken.length);
      const called = roots.some((root) => isPerson(root, sentences)) ? personBonus : 0;
      // A longer name of a skill is better than the skill.
      const skill = skills.find(
        (one) => one !== named && stemsOf(one.name).some((root) => roots.includes(root)),
      );
      const most = Math.max(0, ...spoken);
      const points = (most + (named.bonus === ideaBonus ? most : mean)) * (isProcess ? 0.4 : 1);
      const inherited = skill && named.bonus < 4 ? skill.bonus + 0.6 : 0;
      const bonus = isProcess ? 0 : Math.max(named.bonus, inherited) + called;
      const isSure =
        named.bonus === ideaBonus ||
        named.isCalled === true ||
        isLed(skills.includes(named) ? named.bonus : inherited, name, points);
      return [{ ...named, name, bonus, isSure, points: points + bonus }];
    })
    .toSorted((one, other) => other.points - one.points);
}

/** The name of what the person sells, as on a card: "fermented hot sauces", "chess lessons". */
export function nameWork(sentences: readonly ReadSentence[], context: WorkContext): Fact<Work> | undefined {
  const names = namesOfWork(sentences, context);
  const [best] = names;
  if (!best) return undefined;
  const { sentence, from, to, name, points, bonus, isSure } = best;
  const rootsIn = (text: string) => stemsOf(text.split(/ for /, 1)[0] ?? text);
  return factIn(sentence, {
    id: 'work',
    value: {
      name,
      roots: rootsIn(name),
      points: Math.round((points - bonus) * 10) / 10,
      isSure,
      others: names
        .slice(1)
        .filter((other) => other.points - other.bonus >= (points - bonus) * alsoMeant)
        .map((other) => rootsIn(other.name)),
    },
    from,
    to,
    certainty: 'inferred',
  });
}
