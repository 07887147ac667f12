import { answering } from '../envelopes.ts';
import { readingRequest, understanding } from '../readings.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';

export const readingsRoutes = defineRoutes({
  readAnswers: {
    method: 'POST',
    path: '/readings',
    group: 'readings',
    auth: 'none',
    summary: 'Say what we understand of some answers and which businesses fit; nothing is stored',
    encoding: 'json',
    body: readingRequest,
    response: jsonAnswer(answering(understanding)),
    errors: ['invalid-input', 'too-many-requests'],
  },
});
