import * as z from 'zod';

/** What every step is given: which submission it works for. Everything else it reads from the database. */
const submissionName = z.object({
  runId: z.string().min(1),
  ownerId: z.string().min(1),
  attempt: z.int().positive(),
});
export type SubmissionName = z.output<typeof submissionName>;

export const readSubmissionName = (event: unknown): SubmissionName => submissionName.parse(event);

/** Its account was deleted, or the run is elsewhere by now: the workflow's definition ends without an alarm. */
export class SubmissionGone extends Error {
  override readonly name = 'SubmissionGone';
}
