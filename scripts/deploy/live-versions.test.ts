import { describe, expect, it } from 'vitest';
import { type LiveFunction, movesBack, movesForward } from './live-versions.ts';

const deployedAtMs = 1000;
/** Versions 1, 2, … published at these times. */
const fn = (name: string, live: number, publishedAtMs: number[]): LiveFunction => ({
  name,
  live,
  deployed: publishedAtMs.length,
  versions: publishedAtMs.map((atMs, index) => ({ version: index + 1, publishedAtMs: atMs })),
});

describe('going back', () => {
  it('leads every function that the last deployment changed to the version before it, and no other', () => {
    const functions = [fn('changed', 3, [10, 20, 1000]), fn('same', 2, [10, 20]), fn('also', 2, [10, 1500])];
    expect(movesBack(functions, deployedAtMs)).toEqual([
      { name: 'changed', from: 3, to: 2 },
      { name: 'also', from: 2, to: 1 },
    ]);
  });

  it('is done once: what went back is not of the last deployment', () => {
    expect(movesBack([fn('changed', 2, [10, 20, 1000])], deployedAtMs)).toEqual([]);
  });

  it('leaves a function alone that is new, since there is nothing to go back to', () => {
    expect(movesBack([fn('new', 1, [1000])], deployedAtMs)).toEqual([]);
  });

  it('leads past every version that was published since a moment', () => {
    expect(movesBack([fn('changed', 3, [10, 500, 1000]), fn('same', 2, [10, 20])], 400)).toEqual([
      { name: 'changed', from: 3, to: 1 },
    ]);
  });

  it('skips versions that were deleted, whatever order they are listed in', () => {
    const versions = [
      { version: 7, publishedAtMs: 1000 },
      { version: 2, publishedAtMs: 10 },
      { version: 4, publishedAtMs: 20 },
    ];
    expect(movesBack([{ name: 'one', live: 7, deployed: 7, versions }], deployedAtMs)).toEqual([
      { name: 'one', from: 7, to: 4 },
    ]);
  });
});

describe('going forward', () => {
  it('leads what was led back to what was deployed, and moves nothing else', () => {
    const functions = [fn('back', 2, [10, 20, 1000]), fn('same', 2, [10, 20])];
    expect(movesForward(functions)).toEqual([{ name: 'back', from: 2, to: 3 }]);
  });
});
