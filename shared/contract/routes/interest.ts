import { acknowledged } from '../envelopes.ts';
import { interestRequest } from '../interest.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';

export const interestRoutes = defineRoutes({
  submitInterest: {
    method: 'POST',
    path: '/subscription-interest',
    group: 'interest',
    auth: 'optional-session',
    summary: 'Join a waitlist or ask for something',
    encoding: 'json',
    body: interestRequest,
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'account-leaving', 'too-many-requests'],
  },
});
