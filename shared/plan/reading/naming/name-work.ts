import type { Hit } from '../match/phrases.ts';
import { rootOf } from '../match/words.ts';
import { isUnsold, refusedFrom } from '../read-sold.ts';
import type { Fact, Work } from '../reading.ts';
import { clauseAround, factIn, type ReadSentence } from '../text.ts';
import { bestName } from './best-name.ts';
import { cardName, type WorkWords } from './card-name.ts';
import { type Evidence, readDeeds, readEvidence, stemsOf } from './evidence.ts';
import { listThings, type Named, type Thing, type WorkContext } from './list-things.ts';
import type { MainName } from './main-names.ts';
import { titlesOf } from './titles.ts';

/** "Taxidermist" in the story, and taxidermy in the list. */
const personBonus = 3;
/** What only a job or work that they left is about. */
const leftCosts = 4;
/** The story shows so much of other work of theirs. */
const someShown = 2;
const littleShown = 1.5;
/** Share of a skill's points that it loses where the story has no word of it. */
const unseenCosts = 0.3;
/** The story shows so much of work of the person's own. */
const muchShown = 2.5;
/** The first skill, and what is named with a price. */
const ledBonus = 5;
const mostShown = 7;
/** Names with at least this share of the best one's points may be meant as well. */
const alsoMeant = 0.4;

/** The thing itself, without whom or what it is for. */
const thingOf = (name: string): string => name.split(/ (?:for|in|from|with|near) /, 1)[0] ?? name;

const covers = ({ text }: ReadSentence, hit: Hit, name = text.trim()): boolean =>
  hit.to - hit.from >= Math.min(name.length, text.trim().length) - 1;

const person = /(?:^\s*|\b(?:a|an|am|i['’]?m|as|self[- ]taught)[\s-]+(?:[\w'’-]+\s+){0,2})$/i;
/** A paper that they hold says what they may do, and not what they sell. */
const credential = /\b(?:ex|former|retired|qualified|registered|licen[cs]ed|trained|certified)\b/i;

/** What the person is called at this work: "Taxidermist, self taught", "I am a hairdresser". */
const isPerson = (root: string, sentences: readonly ReadSentence[]): boolean =>
  sentences.some(
    (sentence) =>
      sentence.field === 'content' &&
      sentence.words.some((word) => {
        if (!/(?:er|or|ist|smith|wright)$/.test(word.text) || rootOf(word.stem) !== root) return false;
        if (isUnsold(sentence, word)) return false;
        const before = sentence.text.slice(Math.max(0, word.from - 50), word.from);
        return person.test(before) && !credential.test(before);
      }),
  );

/** How much the story says of a name: "relief teaching" says little of "physics teaching". */
function shownOf(name: string, { said }: Evidence): number {
  const points = stemsOf(thingOf(name)).map((root) => said.get(root) ?? 0);
  const mean = points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);
  return Math.min(mostShown, (mean + Math.min(mean, ...points)) / 2);
}

/** A skill of two words is a better name than the clause that shows it at work, unless the clause says more. */
const wordingBonus = 0.8;
const moreBonus = 1.6;

interface Support {
  bonus: number;
  shown: number;
}

function supportOf(
  roots: readonly string[],
  { things, evidence }: { things: readonly Thing[]; evidence: Evidence },
): Support {
  const skills = things.filter(({ as }) => as === 'skill').map(({ name }) => stemsOf(name));
  const best = { bonus: 0, shown: 0 };
  for (const { as, name, bonus } of things) {
    const said = stemsOf(thingOf(name));
    const shares = (some: readonly string[]) => some.some((root) => said.includes(root));
    const isMore = said.length > roots.length && roots.every((root) => said.includes(root));
    if (as !== 'said' || !shares(roots) || isMore) continue;
    if (skills.filter(shares).length > 1) continue;
    best.bonus = Math.max(best.bonus, bonus + wordingBonus);
    best.shown = Math.max(best.shown, shownOf(name, evidence));
  }
  return best;
}

/** "Ruby on Rails" is what a person works with. */
const isTool = (thing: Thing): boolean =>
  thing.as === 'skill' &&
  thing.sentence.hits.some((hit) => ['tool', 'ticket'].includes(hit.list) && covers(thing.sentence, hit));

const mostByTrade = 4;

/** How much the story speaks of the trade that a skill is a name of: "beekeeping" of bees, hives and honey. */
function shownByTrade({ sentence: skill }: Thing, sentences: readonly ReadSentence[]): number {
  const trades = new Set(
    skill.hits
      .filter((hit) => ['title', 'task'].includes(hit.list) && covers(skill, hit))
      .map(({ id }) => id),
  );
  if (trades.size === 0) return 0;
  const told = sentences.filter(
    (sentence) =>
      sentence.field === 'content' &&
      !sentence.isSilent &&
      sentence.hits.some((hit) => {
        if (!['title', 'task', 'tool'].includes(hit.list) || !trades.has(hit.id)) return false;
        const clause = clauseAround(sentence, hit.from);
        return hit.from < refusedFrom(sentence, clause) && !isUnsold(sentence, hit);
      }),
  );
  return Math.min(mostByTrade, told.length);
}

/** "I am a dog walker": a title of the catalogue, of work that they have not left. */
const isTitled = (sentences: readonly ReadSentence[]): boolean =>
  sentences.some(
    (sentence) =>
      sentence.field === 'content' &&
      !sentence.isSilent &&
      sentence.hits.some(
        (hit) =>
          hit.list === 'title' &&
          /\b(?:i am|i[’']?m) an? (?:\w+ )?$/i.test(sentence.text.slice(0, hit.from)) &&
          !isUnsold(sentence, hit),
      ),
  );

/** So many sentences of the story speak of the trade that a skill names. */
const muchTold = 3;

/** "I do a half head in two hours" is a line of a hairdresser's price list, and no business. */
const isPriceLine = ({ as, bonus: points, isCalled, roots }: Named, things: readonly Thing[]): boolean =>
  as === 'said' &&
  !isCalled &&
  points <= ledBonus + wordingBonus &&
  !things.some((thing) => thing.as === 'skill' && stemsOf(thing.name).some((root) => roots.includes(root)));

interface Judged extends Named {
  isLeft: boolean;
  isRefused: boolean;
}

function judge(
  thing: Thing,
  name: string,
  {
    things,
    evidence,
    sentences,
    workWords,
  }: {
    things: readonly Thing[];
    evidence: Evidence;
    sentences: readonly ReadSentence[];
    workWords: WorkWords;
  },
): Judged {
  const roots = stemsOf(thingOf(name));
  const isSkill = thing.as === 'skill';
  const isLoneGerund = isSkill && thing.bonus < ledBonus && /^\w+ing$/i.test(name);
  const isProcess = roots.length === 1 && (isLoneGerund || workWords.processes.has(name.toLowerCase()));
  const seen = roots.filter((root) => evidence.said.has(root));

  // A longer name of a skill is better than the skill.
  const skill = things.find(
    (one) =>
      one.as === 'skill' && one.name !== thing.name && stemsOf(one.name).some((root) => roots.includes(root)),
  );
  const isMore = skill !== undefined && stemsOf(skill.name).every((root) => roots.includes(root));
  const inherited = thing.as === 'said' && skill ? skill.bonus + (isMore ? moreBonus : wordingBonus) : 0;
  // "I drape sarees" speaks for the skill "sari draping", which says it better.
  const support = isSkill && name.includes(' ') ? supportOf(roots, { things, evidence }) : undefined;
  const told = support?.bonus ?? 0;
  const called = roots.some((root) => isPerson(root, sentences)) ? personBonus : 0;
  const known = isSkill ? shownByTrade(thing, sentences) : 0;
  const isLeft =
    isSkill &&
    known < someShown &&
    seen.length > 0 &&
    seen.filter((root) => evidence.left.has(root)).length >= seen.length / 2;
  const shown =
    Math.max(
      known,
      isMore ? shownOf(skill.name, evidence) : 0,
      support?.shown ?? 0,
      shownOf(name, evidence),
    ) * (isProcess ? 0.4 : 1);
  const isRefused = isSkill && shown < littleShown && roots.some((root) => evidence.refused.has(root));
  const own = thing.bonus - (isSkill && shown === 0 ? unseenCosts * thing.bonus : 0);
  const bonus = (isProcess ? 0 : Math.max(own, inherited, told)) + called;
  const isWork =
    !isProcess &&
    !/^\p{L}+(?:er|or|ist)$/iu.test(name) &&
    (shown >= muchShown || !isTool(thing)) &&
    (shown > 0 || !/^\w+ing$/i.test(name));
  const isSure =
    thing.as === 'idea' ||
    thing.isCalled === true ||
    (isWork &&
      (thing.isLine !== true || inherited > 0 || !things.some(({ as }) => as === 'skill')) &&
      (shown >= muchShown || Math.max(thing.bonus, inherited, told) >= ledBonus));
  return {
    ...thing,
    name,
    roots,
    bonus,
    shown,
    isSure,
    isLeft,
    isRefused,
    points: shown + bonus,
    trades: [],
    tasks: [],
  };
}

/** Candidates for the name, the best first. */
export function namesOfWork(
  sentences: readonly ReadSentence[],
  context: WorkContext,
  evidence: Evidence,
): Named[] {
  const { workWords } = context.lexicon;
  const things = listThings(sentences, context, evidence);
  const seen = new Set<string>();
  const judged = things.flatMap((thing): Judged[] => {
    const name = cardName(thing.name, workWords, thing.isCalled) ?? asWritten(thing);
    if (!name || seen.has(name.toLowerCase())) return [];
    seen.add(name.toLowerCase());
    return [judge(thing, name, { things, evidence, sentences, workWords })];
  });
  const isTradeShown =
    isTitled(sentences) ||
    things.some(
      (thing) => thing.as === 'skill' && thing.bonus > 0 && shownByTrade(thing, sentences) >= muchTold,
    );
  const isNamed = judged.some(
    ({ isByRole, isSure, isLeft, isRefused }) => !isByRole && isSure && !isLeft && !isRefused,
  );
  const isOtherShown = judged.some(
    ({ isLeft, isByRole, isLine, shown }) => !isLeft && !isLine && (isByRole || shown >= someShown),
  );
  return judged
    .map((one) => {
      // What they gave up is no more their work, where they speak of other work.
      const isLine = isTradeShown && isPriceLine(one, things);
      const isLast = one.isByRole === true && isNamed;
      const costs = one.isRefused || isLine || isLast || (one.isLeft && isOtherShown) ? leftCosts : 0;
      return {
        ...one,
        isSure: one.isSure && costs === 0,
        points: one.points - costs,
        ...tradesOf(one, sentences),
      };
    })
    .toSorted((one, other) => other.points - one.points);
}

/** A first skill that makes no card name is printed as it was written. */
const asWritten = ({ as, bonus, name }: Thing): string | undefined =>
  as === 'skill' && bonus >= ledBonus && /^\p{L}+ing(?: [\p{L}'’-]+){1,4}$/u.test(name)
    ? name.toLowerCase()
    : undefined;

/** Trades of the catalogue that are called so, and those of the person's skills that have it as a task. */
function tradesOf(
  { sentence, from, to, as, name }: Thing,
  sentences: readonly ReadSentence[],
): Pick<Named, 'trades' | 'tasks'> {
  const skills = sentences.filter(({ field }) => field === 'skills');
  const listed = new Set(
    skills.flatMap((one) =>
      one.hits.filter((hit) => ['title', 'task'].includes(hit.list) && covers(one, hit)).map(({ id }) => id),
    ),
  );
  const inside = sentence.hits.filter((hit) => hit.from >= from && hit.to <= to);
  const whole = as === 'skill' ? inside.filter((hit) => covers(sentence, hit, name)) : inside;
  const tasks = whole.filter(({ list }) => list === 'task').map(({ id }) => id);
  // "Authorised marriage celebrant" is a marriage celebrant.
  const end = sentence.text.trimEnd().length;
  const isEnd = (hit: Hit) => as === 'skill' && hit.to >= end - 1 && hit.next - hit.first > 1;
  const titles = inside
    .filter((hit) => hit.list === 'title' && (whole.includes(hit) || isEnd(hit)))
    .map(({ id }) => id);
  const own = as === 'said' && !name.includes(' for ') ? tasks.filter((id) => listed.has(id)) : [];
  return { trades: [...new Set([...titles, ...own])], tasks: [...new Set(tasks)] };
}

/** The name of what the person sells, as on a card: "fermented hot sauces", "chess lessons". */
export function nameWork(sentences: readonly ReadSentence[], context: WorkContext): Fact<Work> | undefined {
  const [title] = process.env.OLDNAME ? [] : titlesOf(sentences, context.lexicon);
  if (title) return workOf({ ...title, likely: 1 }, sentences, context);
  const evidence = readEvidence(sentences, context.prices, context.lexicon);
  const all = namesOfWork(sentences, context, evidence);
  const found = bestName(sentences, context, all);
  if (found?.by === 'role') return workOf(found.name, sentences, context);
  const best = found?.name ?? all[0];
  if (!best) return undefined;
  const others = all.filter((one) => one !== best);
  const { sentence, from, to, name, roots, shown, isSure, trades, tasks } = best;
  const { deeds } = context.lexicon.workWords;
  return factIn(sentence, {
    id: 'work',
    value: {
      name,
      roots,
      points: Math.round(shown * 10) / 10,
      isSure,
      trades,
      tasks,
      deeds: readDeeds(sentences, roots, { prices: context.prices, deeds }),
      others: others.filter((other) => other.shown >= shown * alsoMeant).map((other) => other.roots),
    },
    from,
    to,
    certainty: 'inferred',
  });
}

/** A mention says this much of the work. */
const mentionPoints = 1.5;

function workOf(
  { name, roots, sentence, from, to, points }: MainName,
  sentences: readonly ReadSentence[],
  { lexicon, prices }: WorkContext,
): Fact<Work> {
  const { trades, tasks } = tradesOf(
    { as: sentence.field === 'skills' ? 'skill' : 'said', sentence, from, to, name } as Thing,
    sentences,
  );
  return factIn(sentence, {
    id: 'work',
    value: {
      name,
      roots,
      points: Math.round(points * mentionPoints * 10) / 10,
      isSure: true,
      trades,
      tasks,
      deeds: readDeeds(sentences, roots, { prices, deeds: lexicon.workWords.deeds }),
      others: [],
    },
    from,
    to,
    certainty: 'inferred',
  });
}
