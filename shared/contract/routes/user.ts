import * as z from 'zod';
import { addressCorrection, currentPassword, profileUpdate, userEntity } from '../account.ts';
import { acknowledged, answering } from '../envelopes.ts';
import { sentenceOf } from '../errors.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';

const missing = 'Invalid request: missing userId or missing token.';
const verificationLink = z.object({
  userId: z.string(missing).min(1, missing).max(64, sentenceOf('link-invalid')),
  token: z.string(missing).min(1, missing).max(128, sentenceOf('link-invalid')),
});

export const userRoutes = defineRoutes({
  getUser: {
    method: 'GET',
    path: '/user',
    group: 'user',
    auth: 'session',
    summary: 'The signed-in user with profile and token balance',
    encoding: 'none',
    query: z.object({ lots: z.literal('true').optional() }),
    response: jsonAnswer(userEntity),
    errors: ['invalid-input'],
  },
  updateProfile: {
    method: 'PUT',
    path: '/user/profile',
    group: 'user',
    auth: 'session',
    summary: 'Replace the profile; the country stays as it is',
    encoding: 'json',
    body: profileUpdate,
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'conflict'],
  },
  resendVerification: {
    method: 'POST',
    path: '/user/resend-verification',
    group: 'user',
    auth: 'session',
    summary: 'Send the verification mail again',
    encoding: 'optional-json',
    response: jsonAnswer(acknowledged),
    errors: ['too-many-requests', 'mail-not-sent', 'mail-stopped'],
  },
  resumeMail: {
    method: 'POST',
    path: '/user/resume-mail',
    group: 'user',
    auth: 'session',
    summary:
      'Have mail sent again to an address from which it came back; a mail follows that shows whether it works',
    encoding: 'optional-json',
    response: jsonAnswer(acknowledged),
    errors: ['too-many-requests', 'mail-not-sent', 'mail-refused', 'conflict'],
  },
  correctAddress: {
    method: 'PUT',
    path: '/user/email',
    group: 'user',
    auth: 'session',
    summary: 'Replace an address whose mail bounces, after the password is given again',
    encoding: 'json',
    body: addressCorrection,
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'wrong-password', 'email-taken', 'conflict', 'too-many-requests'],
  },
  verifyEmail: {
    method: 'GET',
    path: '/user/verify-email',
    group: 'user',
    auth: 'none',
    summary: 'Confirm an address with the link from the verification mail',
    encoding: 'none',
    query: verificationLink,
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'link-invalid'],
  },
  exportAccount: {
    method: 'GET',
    path: '/user/export',
    group: 'user',
    auth: 'session',
    summary: 'Everything stored about the signed-in user',
    encoding: 'none',
    response: jsonAnswer(answering(z.record(z.string(), z.unknown()))),
    errors: [],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/user',
    group: 'user',
    auth: 'session',
    summary: 'Delete the account after the password is given again',
    encoding: 'json',
    body: z.object({ currentPassword }),
    response: jsonAnswer(acknowledged),
    errors: [
      'invalid-input',
      'wrong-password',
      'conflict',
      'debt-open',
      'payment-not-paid',
      'payment-completed',
      'payment-unavailable',
      'wallet-frozen',
      'too-many-requests',
    ],
  },
});
