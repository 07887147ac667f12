import * as z from 'zod';
import { emailAddress } from '../../domain/account/account.ts';
import { acknowledged } from '../envelopes.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';

export const interestRoutes = defineRoutes({
  submitInterest: {
    method: 'POST',
    path: '/subscription-interest',
    group: 'interest',
    auth: 'optional-session',
    summary: 'Join a waitlist or ask for something',
    encoding: 'json',
    body: z.object({
      email: emailAddress,
      description: z
        .string('Description must be between 1 and 80 characters.')
        .trim()
        .min(1, 'Description must be between 1 and 80 characters.')
        .max(80, 'Description must be between 1 and 80 characters.'),
      category: z.string().max(80),
    }),
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'too-many-requests'],
  },
});
