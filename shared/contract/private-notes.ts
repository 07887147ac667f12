import * as z from 'zod';

/** Notes that a plan must not print, for its owner alone. */
export const privateNotes = z.object({
  /** Each with the customer's words and what we did with them. */
  notes: z.array(z.object({ words: z.string(), done: z.string() })),
  /** Only the owner reads this advice: sentences, then ordered steps. */
  parts: z.array(z.object({ title: z.string(), says: z.array(z.string()), steps: z.array(z.string()) })),
});
export type PrivateNotes = z.output<typeof privateNotes>;
