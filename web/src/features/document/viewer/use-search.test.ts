import { describe, expect, it } from 'vitest';
import { findWords } from './use-search.ts';

const page = (...runs: string[]) => runs.map((text) => ({ text }));

describe('a search in a document', () => {
  it('finds words in any case, with their positions', () => {
    expect(findWords([page('Your goal'), page('The Goal and the goal')], 'goal')).toEqual([
      { page: 0, from: [0, 5], to: [0, 9] },
      { page: 1, from: [0, 4], to: [0, 8] },
      { page: 1, from: [0, 17], to: [0, 21] },
    ]);
  });

  it('finds words across the end of a line', () => {
    expect(findWords([page('three months', 'from now')], 'months from')).toEqual([
      { page: 0, from: [0, 6], to: [1, 4] },
    ]);
  });

  it.each(['', '   ', 'absent'])('finds nothing for %j', (words) => {
    expect(findWords([page('Your goal')], words)).toEqual([]);
  });
});
