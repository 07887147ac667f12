import * as z from 'zod';

/** Every step gets only the name of its submission. It reads everything else from the database. */
const submissionName = z.object({
  runId: z.string().min(1),
  ownerId: z.string().min(1),
  attempt: z.int().positive(),
});
export type SubmissionName = z.output<typeof submissionName>;

export const readSubmissionName = (event: unknown): SubmissionName => submissionName.parse(event);

/** The account was deleted or the run has moved on; the state machine then ends without an alarm. */
export class SubmissionGone extends Error {
  override readonly name = 'SubmissionGone';
}
