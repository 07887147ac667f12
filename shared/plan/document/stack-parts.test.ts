import { describe, expect, it } from 'vitest';
import { stackParts } from './stack-parts.ts';

describe('the parts of a bar', () => {
  it.each([
    ['one after the other', [4, 2], [0, 4, 4, 6]],
    ['those below zero downwards, beside the others', [4, -1, 2, -3], [0, 4, 0, -1, 4, 6, -1, -4]],
    ['none of no values', [], []],
  ])('stand %s', (_, values, ends) => {
    expect(stackParts(values).flatMap(({ from, to }) => [from, to])).toEqual(ends);
  });
});
