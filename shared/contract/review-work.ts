import * as z from 'zod';
import type { ReviewWork } from '#shared/plan/review/review.ts';
import { reviewCheckIds } from '#shared/plan/review/review.ts';
import { confirmed } from './confirmed.ts';

export const reviewWorkLimits = { note: 1000, remark: 300, toCustomer: 400, firstName: 40 } as const;

const within = (name: string, most: number) =>
  z.string().max(most, `Please keep ${name} within ${most} characters.`);

export const reviewWork = z.strictObject({
  reviewed: z.exactOptional(confirmed),
  checks: z.partialRecord(z.enum(reviewCheckIds), within('each comment', reviewWorkLimits.remark)),
  notes: z
    .array(
      z.strictObject({
        section: z.string().min(1).max(40),
        text: within('each note', reviewWorkLimits.note).min(1),
      }),
    )
    .max(30),
  toCustomer: z.exactOptional(within('the words to the customer', reviewWorkLimits.toCustomer)),
  firstName: z.exactOptional(within('your first name', reviewWorkLimits.firstName)),
}) satisfies z.ZodType<ReviewWork>;
