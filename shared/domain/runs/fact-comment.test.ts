import { expect, it } from 'vitest';
import { commentOn, startComment } from './fact-comment.ts';

it('finds the question that a reviewer asked about one fact of an answer', () => {
  const comment = `Nice start.\n${startComment('10h+')}How many hours in a normal week?\n${startComment('a van')}Is it yours?`;
  expect(commentOn('10h+', comment)).toBe('How many hours in a normal week?');
  expect(commentOn('a van', comment)).toBe('Is it yours?');
  expect(commentOn('a bike', comment)).toBeUndefined();
});

it('finds nothing where the question was not typed', () => {
  expect(commentOn('10h+', startComment('10h+'))).toBeUndefined();
});
