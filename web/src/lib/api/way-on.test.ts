import { expect, it } from 'vitest';
import { CallFailure } from './answer-or-throw.ts';
import { wayOn } from './way-on.ts';

const ours = 'Something went wrong on our side. Please try again.';
const wait = 'Too many attempts. Please wait a moment and try again.';

it.each([
  [new CallFailure('network'), 'Check your connection, then try again.'],
  [new CallFailure('refused', { status: 500, code: 'internal-error', message: 'Boom' }), ours],
  [new CallFailure('refused', { status: 503, code: 'unreadable-answer', message: '' }), ours],
  [new CallFailure('refused', { status: 429, code: 'too-many-requests', message: wait }), wait],
  [new TypeError('pdf'), ours],
])('blames the connection only where no answer came: %s', (error, sentence) => {
  expect(wayOn(error)).toBe(sentence);
});
