import * as z from 'zod';
import { parseAbn } from '#shared/domain/account/abn.ts';
import { canonicalEmail } from '#shared/domain/account/email-address.ts';
import { mailStopReasons } from '#shared/domain/account/mail-stop.ts';
import { passwordMaxLength, passwordMinLength } from '#shared/domain/account/password-limits.ts';
import {
  australianStates,
  budgetValues,
  countries,
  weeklyTimeValues,
} from '#shared/domain/account/profile-options.ts';
import { seenText } from '#shared/domain/text/seen-text.ts';
import { emailField, emailMaxLength } from './email-field.ts';

export const listMaxLength = 500;

const emailTooLong = `Please use at most ${emailMaxLength} characters in your email address.`;
const passwordTooLong = `Please use at most ${passwordMaxLength} characters in your password.`;

/** An empty or missing answer counts as none. */
const optionalAnswer = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), z.nullable(schema).optional());

const noControlCharacters = /^[^\p{Cc}\u2028\u2029]*$/u;

/** Accounts and logins compare addresses only in this form. */
export const emailAddress = emailField({
  missing: 'Please enter your email address.',
  tooLong: emailTooLong,
  invalid: 'Please enter a valid email address.',
});

export const newPassword = z
  .string('Please choose a password.')
  .min(1, 'Please choose a password.')
  .min(passwordMinLength, `Please use at least ${passwordMinLength} characters in your password.`)
  .max(passwordMaxLength, passwordTooLong);

const fullName = z
  .string('Please enter your full name.')
  .overwrite(seenText)
  .trim()
  .min(1, 'Please enter your full name.')
  .max(100, 'Please use at most 100 characters in your name.')
  .regex(noControlCharacters, 'Please enter your full name on one line.');

const answerList = (noun: string) =>
  z
    .string(`Please list your ${noun} as text.`)
    .overwrite(seenText)
    .trim()
    .max(listMaxLength, `Please keep your ${noun} within ${listMaxLength} characters.`)
    .regex(noControlCharacters, `Please list your ${noun} on one line.`);

const abn = z
  .string('Please enter your ABN as text.')
  .max(40, 'Please enter a valid 11-digit ABN.')
  .transform((text, context) => {
    const digits = parseAbn(text);
    if (digits !== undefined) return digits;
    context.addIssue({ code: 'custom', message: 'Please enter a valid 11-digit ABN.' });
    return z.NEVER;
  });

const profileAnswers = {
  state: optionalAnswer(z.enum(australianStates, 'Please choose a state from the list.')),
  abn: optionalAnswer(abn),
  skills: optionalAnswer(answerList('skills')),
  interests: optionalAnswer(answerList('interests')),
  budget: optionalAnswer(z.enum(budgetValues, 'Please choose a budget from the list.')),
  weekly_time: optionalAnswer(z.enum(weeklyTimeValues, 'Please choose a weekly time from the list.')),
};

export const signUpRequest = z.object({
  email: emailAddress,
  password: newPassword,
  full_name: fullName,
  country: z.enum(countries, 'Please choose your country.'),
  ...profileAnswers,
});
export type SignUpRequest = z.output<typeof signUpRequest>;

export const logInRequest = z.object({
  email: z
    .string('Please enter your email address.')
    .trim()
    .toLowerCase()
    .min(1, 'Please enter your email address.')
    .max(emailMaxLength, emailTooLong)
    // A malformed address has no account, so it gets the same answer as a wrong password.
    .transform((text) => canonicalEmail(text) ?? text),
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(passwordMaxLength, passwordTooLong),
});
export type LogInRequest = z.output<typeof logInRequest>;

export const currentPassword = z
  .string('Please enter your current password.')
  .min(1, 'Please enter your current password.')
  .max(passwordMaxLength, 'Your current password is not correct.');

export const differs = {
  path: ['newPassword'],
  message: 'New password must be different from the current password.',
};

export const changePasswordRequest = z
  .object({ currentPassword, newPassword })
  .refine((form) => form.newPassword !== form.currentPassword, differs);

export const addressCorrection = z.object({ email: emailAddress, currentPassword });

export const profileUpdate = z.object({ full_name: fullName, ...profileAnswers });
export type ProfileUpdate = z.output<typeof profileUpdate>;

/** Fields that a person left blank are null, never missing. */
export const userEntity = z.object({
  full_name: z.string(),
  email: z.string(),
  country: z.enum(countries),
  state: z.nullable(z.enum(australianStates)),
  abn: z.nullable(z.string()),
  skills: z.nullable(z.string()),
  interests: z.nullable(z.string()),
  budget: z.nullable(z.enum(budgetValues)),
  weekly_time: z.nullable(z.enum(weeklyTimeValues)),
  verified: z.boolean(),
  /** Why no mail is sent to the address, and since when. */
  mail_stopped: z.nullable(z.object({ reason: z.enum(mailStopReasons), since: z.iso.datetime() })),
  path_compiler_quota: z.object({
    token_balance: z.int().nonnegative(),
    expires_at: z.nullable(z.iso.datetime()),
    /** Present only with a debt: tokens of a reversed payment that were already spent. */
    owed_hundredths: z.exactOptional(z.int().positive()),
    /** The lots of the balance are present only on request, first to expire first. */
    lots: z.exactOptional(
      z.array(
        z.object({
          order: z.string(),
          remaining_hundredths: z.int(),
          expires_at: z.iso.datetime(),
        }),
      ),
    ),
  }),
});
export type UserEntity = z.output<typeof userEntity>;
