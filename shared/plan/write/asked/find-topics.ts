import type { Topic } from '#shared/content/schemas/answers.ts';
import { stemsIn } from '../../reading/text.ts';
import { contentStems } from './own-rule.ts';

/** "hire|pay + helper|cousin": each part is a pattern of whole words, and all must be there. */
const parts = new Map<string, readonly RegExp[]>();

function partsOf(pattern: string): readonly RegExp[] {
  const known = parts.get(pattern);
  if (known) return known;
  const made = pattern.split(' + ').map((part) => {
    // Scripts without spaces have no word boundaries.
    const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(part);
    const [before, after] = isLatin ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
    return new RegExp(`${before}(?:${part})${after}`, 'iu');
  });
  parts.set(pattern, made);
  return made;
}

/** How many letters of a question a pattern matches; 0 when a part is not there. */
export function lettersOf(pattern: string, question: string): number {
  const found = partsOf(pattern).map((part) => part.exec(question)?.[0].trim().length ?? 0);
  return found.includes(0) ? 0 : found.reduce((sum, one) => sum + one, 0);
}

export const plainQuestion = (question: string): string =>
  question.replaceAll('’', "'").replaceAll(/\s+/g, ' ');

interface Asked {
  question: string;
  /** How likely the question has a subject. */
  likely: ReadonlyMap<string, number>;
  /** What holds for the person: situations, and the facts of `person-facts.ts`. */
  facts: ReadonlySet<string>;
  /** Where the law is: a topic of another country is none of theirs. */
  places: ReadonlySet<string>;
}

/** Topics about what the person is, and not about everyone, are so many times surer. */
const forPerson = 2;
/** A subject is sure from here, or where the question has words of it. */
const sure = 0.6;
/** No words speak against a subject that is so likely. */
const certain = 0.9;
/** Below it, the text has to speak of what is asked. */
const likelyEnough = 0.75;

const stemsOfTopics = new WeakMap<Topic, ReadonlySet<string>>();

/** A question about bees is not answered by a text that has none of its words. */
function speaksOf(topic: Topic, content: readonly string[]): boolean {
  const known =
    stemsOfTopics.get(topic) ?? stemsIn(`${topic.subject} ${JSON.stringify([topic.words, topic.says])}`);
  stemsOfTopics.set(topic, known);
  return content.length === 0 || content.some((stem) => known.has(stem));
}

/** The topics that a question may be about, the likeliest first. */
export function findTopics(
  topics: readonly Topic[],
  { question, likely, facts, places }: Asked,
): { topic: Topic; likely: number }[] {
  const asked = plainQuestion(question);
  const content = contentStems(asked);
  const pointsOf = (topic: Topic): number => {
    const { subject, who, words, never, exact } = topic;
    if (never && lettersOf(never, asked) > 0) return 0;
    const letters = Math.max(0, ...(words ?? []).map((pattern) => lettersOf(pattern, asked)));
    const known = likely.get(subject) ?? 0;
    const points = known * (who ? forPerson : 1);
    if (exact) return letters > 0 ? 3 + letters / 100 : 0;
    if (known >= certain) return 2 + points;
    // The longer the words, the surer they are.
    if (letters > 0) return 1 + known + letters / 100;
    return points >= sure && (known >= likelyEnough || who !== undefined || speaksOf(topic, content))
      ? points
      : 0;
  };
  return topics
    .filter(({ who, where }) => places.has(where) && (who?.some((fact) => facts.has(fact)) ?? true))
    .map((topic) => ({ topic, likely: pointsOf(topic) }))
    .filter((one) => one.likely > 0)
    .toSorted((one, other) => other.likely - one.likely);
}
