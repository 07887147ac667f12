import * as z from 'zod';
import { canonicalEmail } from '#shared/domain/account/email-address.ts';

export const emailMaxLength = 254;

interface EmailSentences {
  missing: string;
  tooLong: string;
  invalid: string;
}

/** An address as it is kept and compared; what is wrong with one is said in the words of the form it stands in. */
export const emailField = ({ missing, tooLong, invalid }: EmailSentences) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(emailMaxLength, tooLong)
    // As text until it is one: rules of other fields read it beside its own error.
    .refine((text) => canonicalEmail(text) !== undefined, invalid)
    .transform((text) => canonicalEmail(text) ?? text);
