import type { ReadingWords } from '#shared/content/schemas/reading-words.ts';
import type { BroadSkill } from './understanding.ts';

/** The first skill that is only the name of a field, with each of its kinds in its place. */
export function findBroadSkill(
  skills: string,
  { broadSkills }: Pick<ReadingWords, 'broadSkills'>,
): BroadSkill | undefined {
  const parts = skills.split(/[,;\n]/).map((part) => part.trim());
  for (const [index, said] of parts.entries()) {
    const name = said.toLowerCase().replace(/\.$/, '');
    const kinds = broadSkills.find(({ words, alone }) => words.concat(alone).includes(name))?.kinds ?? [];
    if (kinds.length > 0)
      return { said, kinds: kinds.map((kind) => ({ kind, skills: parts.with(index, kind).join(', ') })) };
  }
  return undefined;
}
