import * as z from 'zod';
import {
  currentPassword,
  differs,
  emailAddress,
  logInRequest,
  newPassword,
  signUpRequest,
} from './account.ts';

/** The site's forms hold the requests, and extra fields that never leave the browser. */
export const signUpForm = z
  .object({
    ...signUpRequest.shape,
    confirm_password: z.string().min(1, 'Please repeat your password.'),
    terms: z.literal(true, 'You must agree to the Terms & Disclaimer.'),
  })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match.',
    // Its error is shown together with the others, not after them.
    when: () => true,
  });

/** A malformed address is reported at its field, because that reveals nothing about any account. */
export const logInForm = logInRequest.extend({ email: emailAddress });

export const changePasswordForm = z
  .object({
    currentPassword,
    newPassword,
    confirmPassword: z.string().min(1, 'Please repeat your new password.'),
  })
  .refine((form) => form.newPassword !== form.currentPassword, differs)
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'New passwords do not match.',
  });

export const resetPasswordForm = z
  .object({ newPassword, confirmPassword: z.string().min(1, 'Please repeat your new password.') })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match.',
  });
