import { expect, it } from 'vitest';
import { readSource } from './source-mark.ts';

it('reads where a figure is from out of the words of its link', () => {
  expect(readSource('From you: Hours a week: all', 10)).toEqual({
    ...{ letter: 'U', label: 'Hours a week: all' },
    page: 10,
  });
  expect(readSource('Derived: Hours left', 9)?.letter).toBe('D');
});

it('takes no other link for one', () => {
  expect(readSource('2 Why this path', 3)).toBeUndefined();
  expect(readSource('Chapter: From you', 3)).toBeUndefined();
  expect(readSource('From a source: Fee', undefined)).toBeUndefined();
});
