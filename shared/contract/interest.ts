import * as z from 'zod';
import { seenText } from '#shared/domain/text/seen-text.ts';
import { emailField } from './email-field.ts';

export const descriptionMaxLength = 80;

const emailSentence = 'Please enter a valid email address.';
const descriptionSentence = `Description must be between 1 and ${descriptionMaxLength} characters.`;

export const interestEmail = emailField({
  missing: emailSentence,
  tooLong: emailSentence,
  invalid: emailSentence,
});

export const interestDescription = z
  .string(descriptionSentence)
  .overwrite(seenText)
  .trim()
  .min(1, descriptionSentence)
  .max(descriptionMaxLength, descriptionSentence);

export const generalCategory = 'General';

const categorySentence = 'Please choose what this is about.';

/** A few words; a missing category counts as General. */
const interestCategory = z
  .string(categorySentence)
  .trim()
  .max(80, categorySentence)
  .regex(/^[\p{L}\p{N}_ &()./-]*$/u, categorySentence)
  .transform((category) => (category === '' ? generalCategory : category))
  .default(generalCategory);

export const interestRequest = z.object({
  email: interestEmail,
  description: interestDescription,
  category: interestCategory,
});
export type InterestRequest = z.output<typeof interestRequest>;
