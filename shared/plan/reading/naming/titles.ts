import { isActivity } from '../../choice/own/activity.ts';
import { plural } from '../../write/say/words.ts';
import type { Lexicon } from '../lexicon.ts';
import { likeliest, type State } from '../roles/states.ts';
import type { Stretch } from '../roles/weights.ts';
import { isChip, type ReadSentence } from '../text.ts';
import { cardName, singular } from './card-name.ts';
import { stemsOf } from './deeds.ts';

/** Words that may name the business. */
export interface Title {
  name: string;
  roots: string[];
  sentence: ReadSentence;
  from: number;
  to: number;
  /** How much all mentions say of it. */
  points: number;
  /** How well it names the business, among the others. */
  title: number;
}

const leastLikely = 0.3;

/** What they refuse, and what others sell, names no business of theirs. */
const notTheirs: ReadonlySet<State | undefined> = new Set(['refused', 'theirs']);
const isTheirs = ({ roles }: ReadSentence, { from, to }: Stretch): boolean =>
  !notTheirs.has(roles && likeliest(roles.statesOf(from, to)));

/** "Mowing for" without whom or what it is for. */
const thingOf = (name: string): string => name.split(/ (?:for|in|from|with|near) /, 1)[0] ?? name;

/** "Windmiller" is who looks after windmills. */
const isAgentOf = (name: string, { name: other }: Title): boolean =>
  /^\p{L}{4,}e?r$/iu.test(name) && other.split(' ')[0] === name.replace(/e?r$/i, '');

/** "White background" is no more than the start of "white background photos". */
const isStartOf = (name: string, { name: other }: Title): boolean =>
  name.includes(' ') &&
  other.startsWith(`${name} `) &&
  !/^(?:and|or)\b/i.test(other.slice(name.length + 1)) &&
  thingOf(other) === other;

/** "Repotting" does not say of what, and no trade is called so. */
const isBareWork = ({ name, sentence, from, to }: Title): boolean =>
  /^\p{L}+ing$/iu.test(name) &&
  !sentence.hits.some(
    (hit) => (hit.list === 'title' || hit.list === 'task') && hit.from >= from && hit.to <= to,
  );
/** A name that is about as good. */
const closeTitle = 0.5;

/** The fuller name of the same work comes before its start and before who does it. */
function withoutParts(titles: readonly Title[]): Title[] {
  const [first, ...others] = titles;
  const fuller =
    first && isBareWork(first)
      ? others.find(
          ({ name, title }) => name.includes(' ') && isActivity(name) && title > first.title - closeTitle,
        )
      : undefined;
  const ordered = fuller ? [fuller, ...titles.filter((one) => one !== fuller)] : titles;
  const named = ordered.filter(({ name }) => !titles.some((other) => isAgentOf(name, other)));
  return named.map((title) => {
    const whole = named.find((other) => isStartOf(title.name, other));
    return whole ? { ...title, name: plural(whole.name), roots: whole.roots } : title;
  });
}

const theArticle = /\s(?:the|a|an|my|our|some)\s/gi;
/** "Pruning fruit trees" says what is done with the trees, and "dog handling" with the dog. */
const isDoneWith = (name: string, noun: string): boolean => {
  const roots = stemsOf(thingOf(name));
  return roots.length > 1 && roots.length < 5 && stemsOf(noun).every((root) => roots.includes(root));
};

/** Who grows or makes a thing sells the thing. */
const makes =
  /^(?:growing|breeding|propagating|raising|making|baking|cooking|decorating|selling|brewing|keeping|farming)\b|\b(?:growing|breeding|raising|making|baking|cooking|decorating|selling|brewing|keeping|farming)$/i;
/** "Clipping horses" is "horse clipping". */
function asNoun(name: string): string {
  const [, work = '', thing = ''] = /^(\p{L}+ing) (\p{L}+(?: \p{L}+)?)$/iu.exec(name) ?? [];
  return thing === '' || isActivity(thing) || / (?:for|in|of|and|with)\b/.test(thing)
    ? name
    : `${singular(thing)} ${work.toLowerCase()}`;
}

/** "Clip horses" tells what to do. */
const isBareOrder = (name: string): boolean =>
  name.includes(' ') && !isActivity(name) && !/ing\b/i.test(name);

/** A thing or an order by itself says little: a skill that names the work comes before it. */
function withWork(title: Title, sentences: readonly ReadSentence[], workWords: Lexicon['workWords']): Title {
  const isOrder = isBareOrder(title.name);
  if (!isOrder && (title.name.includes(' ') || isActivity(title.name))) return title;
  for (const sentence of sentences) {
    if (sentence.field !== 'skills' || sentence.isSilent || isChip(sentence)) continue;
    const name = cardName(sentence.text.replace(theArticle, ' '), workWords, true);
    if (!name || makes.test(name) || !isDoneWith(name, title.name)) continue;
    if (isOrder ? !/^\p{L}+ing\s/u.test(name) : !(isActivity(name) || /^\p{L}+ing\s/u.test(name))) continue;
    const { text } = sentence;
    return {
      ...title,
      name: asNoun(name),
      roots: stemsOf(thingOf(name)),
      sentence,
      from: 0,
      to: text.length,
    };
  }
  return title;
}

/** What is sold, the best name of the business first. */
export function titlesOf(sentences: readonly ReadSentence[], { workWords }: Lexicon): Title[] {
  const mentions = sentences.flatMap((sentence) =>
    sentence.isSilent || isChip(sentence)
      ? []
      : (sentence.roles?.spansOf('main', 'sells') ?? [])
          .filter((span) => span.likely >= leastLikely && isTheirs(sentence, span))
          .map((span) => ({ ...span, sentence, roots: stemsOf(thingOf(span.words)) })),
  );
  const titles = mentions
    .flatMap(({ words, roots, sentence, from, to, title }): Title[] => {
      const name = cardName(words, workWords) ?? cardName(words, workWords, true);
      if (!name || roots.length === 0) return [];
      const points = mentions.reduce(
        (sum, other) =>
          sum + (other.likely * roots.filter((root) => other.roots.includes(root)).length) / roots.length,
        0,
      );
      return [{ name, roots: stemsOf(thingOf(name)), sentence, from, to, points, title }];
    })
    .toSorted((one, other) => other.title - one.title);
  const [first, ...others] = withoutParts(titles);
  return first ? [withWork(first, sentences, workWords), ...others] : [];
}
