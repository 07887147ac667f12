import type { Topic } from '#shared/content/schemas/answers.ts';

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

const most = (patterns: readonly string[], question: string): number =>
  Math.max(0, ...patterns.map((pattern) => lettersOf(pattern, question)));

export const plainQuestion = (question: string): string =>
  question.replaceAll('’', "'").replaceAll(/\s+/g, ' ');

interface Person {
  /** What holds for the person: situations, and the facts of `person-facts.ts`. */
  facts: ReadonlySet<string>;
  /** Where the law is: a topic of another country is none of theirs. */
  places: ReadonlySet<string>;
}

/** Topics about what the person is, and not about everyone, are the surer ones. */
const lettersForPerson = 4;

/** The topics that the words of a question name, those with the most letters first. */
export function findTopics(
  question: string,
  topics: readonly Topic[],
  { facts, places }: Person,
): { topic: Topic; letters: number }[] {
  const asked = plainQuestion(question);
  return topics
    .filter(({ who, where }) => places.has(where) && (who?.some((fact) => facts.has(fact)) ?? true))
    .map((topic) => ({ topic, letters: most(topic.asks, asked) }))
    .filter(({ topic, letters }) => letters > 0 && most(topic.not, asked) === 0)
    .map(({ topic, letters }) => ({ topic, letters: letters + (topic.who ? lettersForPerson : 0) }))
    .toSorted((one, other) => other.letters - one.letters);
}
