import { readerOf } from '../network/reader.ts';
import type { NetworkWeights } from '../network/weights.ts';
import type { AnswerField } from '../reading.ts';
import { Roles } from './role-model.ts';
import { tokensOf } from './tokens.ts';

interface Texts {
  incomeGoal: string;
  skills: string;
  content: string;
}

const wordsOf = (text: string): string[] => tokensOf(text).map(({ from, to }) => text.slice(from, to));

/** A background with fewer words of the language makes no sense. */
const leastKnown = 0.35;

/** What the words of the answers are to the writer, and which trade the business may be. The answers are read together, because each explains the others. */
export function readRoles(
  { incomeGoal, skills, content }: Texts,
  network: NetworkWeights,
): { roles: Partial<Record<AnswerField, Roles>>; trades: ReadonlyMap<string, number> } | undefined {
  const words = { goal: wordsOf(incomeGoal), skills: wordsOf(skills), content: wordsOf(content) };
  const reader = readerOf(network);
  if (reader.known(words.content) < leastKnown) return undefined;
  const points = reader.pointsOf(words);
  const roles = {
    incomeGoal: new Roles(incomeGoal, points.goal),
    skills: new Roles(skills, points.skills),
    content: new Roles(content, points.content),
  };
  return { roles, trades: points.trades };
}
