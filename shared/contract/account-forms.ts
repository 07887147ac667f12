import * as z from 'zod';
import {
  currentPassword,
  differs,
  emailAddress,
  logInRequest,
  newPassword,
  signUpRequest,
} from './account.ts';

/** What the forms of the site hold: requests, and the fields beside them that never leave the browser. */
export const signUpForm = z
  .object({
    ...signUpRequest.shape,
    confirm_password: z.string().min(1, 'Please repeat your password.'),
    terms: z.literal(true, 'You must agree to the Terms & Disclaimer.'),
  })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match.',
    // Shown beside the other errors, not after them.
    when: () => true,
  });

/** What could be no address is said at its field: a slip of the hand, which tells nothing of any account. */
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
