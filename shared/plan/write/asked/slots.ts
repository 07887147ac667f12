import type { Maybe } from '../blocks.ts';
import type { Writing } from '../writing.ts';

/** Figures and words of the plan that an answer takes. Empty where the plan has none: the answer is passed over. */
export type Slots = Readonly<Record<string, (writing: Writing, question: string) => Maybe<string>>>;
