import type { DescribedFact, SaidWords } from '#shared/plan/describe/understanding.ts';

/** The source words to quote with a fact. What was ticked as a budget is named in the fact itself. */
export const quotedWords = ({ words }: Pick<DescribedFact, 'words'>): readonly SaidWords[] =>
  words.filter(({ field }) => field !== 'budget');
