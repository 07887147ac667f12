import * as z from 'zod';
import {
  changePasswordRequest,
  emailAddress,
  logInRequest,
  newPassword,
  signUpRequest,
  userEntity,
} from '../account.ts';
import { acknowledged } from '../envelopes.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';

const signedIn = z.object({ token: z.string(), user: userEntity });
const missing = 'Missing reset token or user.';
/** No token we sent is that long. */
const invalid = 'Reset link is invalid or expired.';
const resetLink = z.object({
  userId: z.string(missing).min(1, missing).max(64, invalid),
  token: z.string(missing).min(1, missing).max(128, invalid),
});

export const authRoutes = defineRoutes({
  signUp: {
    method: 'POST',
    path: '/auth/signup',
    group: 'auth',
    auth: 'none',
    summary: 'Create an account and sign in',
    encoding: 'json',
    body: signUpRequest,
    response: jsonAnswer(signedIn),
    errors: ['invalid-input', 'password-refused', 'email-taken', 'too-many-requests'],
  },
  logIn: {
    method: 'POST',
    path: '/auth/login',
    group: 'auth',
    auth: 'none',
    summary: 'Sign in with email and password',
    encoding: 'json',
    body: logInRequest,
    triesAccount: true,
    response: jsonAnswer(signedIn),
    errors: ['invalid-input', 'invalid-credentials', 'too-many-requests'],
  },
  logOut: {
    method: 'POST',
    path: '/auth/logout',
    group: 'auth',
    auth: 'session',
    summary: 'End this session',
    encoding: 'optional-json',
    response: jsonAnswer(acknowledged),
    errors: [],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/reset-password',
    group: 'auth',
    auth: 'none',
    summary: 'Send a reset link to an address, if it has an account',
    encoding: 'json',
    body: z.object({ email: emailAddress }),
    triesAccount: true,
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'too-many-requests'],
  },
  verifyResetToken: {
    method: 'POST',
    path: '/auth/verify-reset-token',
    group: 'auth',
    auth: 'none',
    summary: 'Check whether a reset link still works, without using it up',
    encoding: 'json',
    body: resetLink,
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input'],
  },
  submitPasswordReset: {
    method: 'POST',
    path: '/auth/submit-reset-password',
    group: 'auth',
    auth: 'none',
    summary: 'Set a new password with a reset link and end every session',
    encoding: 'json',
    body: z.object({ ...resetLink.shape, newPassword }),
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'password-refused', 'link-invalid'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    group: 'auth',
    auth: 'session',
    summary: 'Change the password, end every session and start a new one',
    encoding: 'json',
    body: changePasswordRequest,
    response: jsonAnswer(acknowledged.extend({ token: z.string() })),
    errors: ['invalid-input', 'wrong-password', 'password-refused', 'conflict', 'too-many-requests'],
  },
});
