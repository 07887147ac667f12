import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const page = (...runs: string[]) => runs.map((text) => ({ text }));

describe('words in a document', () => {
  it('are found whatever their case, with their places', () => {
    expect(findWords([page('Your goal'), page('The Goal and the goal')], 'goal')).toEqual([
      { page: 0, from: [0, 5], to: [0, 9] },
      { page: 1, from: [0, 4], to: [0, 8] },
      { page: 1, from: [0, 17], to: [0, 21] },
    ]);
  });

  it('are found over the end of a line', () => {
    expect(findWords([page('three months', 'from now')], 'months from')).toEqual([
      { page: 0, from: [0, 6], to: [1, 4] },
    ]);
  });

  it.each(['', '   ', 'absent'])('are not found when they are %j', (words) => {
    expect(findWords([page('Your goal')], words)).toEqual([]);
  });
});
