import type { Maybe } from '../blocks.ts';
import type { Writing } from '../writing.ts';

/**
 * Figures and words of the plan that an answer takes. Empty where the plan has none: the answer is passed over.
 * `context` is the question with the sentences before it, where it speaks of them.
 */
export type Slots = Readonly<
  Record<string, (writing: Writing, question: string, context: string) => Maybe<string>>
>;
