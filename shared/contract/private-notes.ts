import * as z from 'zod';

/** What a plan must not print, answered for its owner alone. */
export const privateNotes = z.object({
  /** Each with what the customer wrote and what we did with it. */
  notes: z.array(z.object({ words: z.string(), done: z.string() })),
  /** Advice that only the owner reads: sentences, then steps in their order. */
  parts: z.array(z.object({ title: z.string(), says: z.array(z.string()), steps: z.array(z.string()) })),
});
export type PrivateNotes = z.output<typeof privateNotes>;
