import * as z from 'zod';
import { acknowledged, answering } from '../envelopes.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';

export const reviewRoutes = defineRoutes({
  getReview: {
    method: 'GET',
    path: '/review',
    group: 'review',
    auth: 'reviewer',
    summary: 'The frozen submission a reviewer decides on',
    encoding: 'none',
    response: jsonAnswer(answering(z.record(z.string(), z.unknown()))),
    errors: ['not-found', 'conflict'],
  },
  decideReview: {
    method: 'POST',
    path: '/review',
    group: 'review',
    auth: 'reviewer',
    summary: 'Approve a submission or send it back',
    encoding: 'json',
    body: z.object({
      decision: z.enum(['approve', 'reject']),
      feedback: z.string().max(4000).optional(),
      fieldFeedback: z.record(z.string().max(40), z.string().max(1000)).optional(),
    }),
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'not-found', 'conflict'],
  },
});
