import * as z from 'zod';
import { canonicalEmail } from '#shared/domain/account/email-address.ts';

export const emailMaxLength = 254;

interface EmailSentences {
  missing: string;
  tooLong: string;
  invalid: string;
}

/** An address in the form in which it is stored and compared, with the error sentences of its form. */
export const emailField = ({ missing, tooLong, invalid }: EmailSentences) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(emailMaxLength, tooLong)
    // It stays text until it is valid, so that rules of other fields run and show their errors too.
    .refine((text) => canonicalEmail(text) !== undefined, invalid)
    .transform((text) => canonicalEmail(text) ?? text);
