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

describe('rolling back', () => {
  it('switches every function of the last deployment to its previous version, and no other', () => {
    const functions = [fn('changed', 3, [10, 20, 1000]), fn('same', 2, [10, 20]), fn('also', 2, [10, 1500])];
    expect(movesBack(functions, deployedAtMs)).toEqual([
      { name: 'changed', from: 3, to: 2 },
      { name: 'also', from: 2, to: 1 },
    ]);
  });

  it('happens once: a function that was rolled back is no longer of the last deployment', () => {
    expect(movesBack([fn('changed', 2, [10, 20, 1000])], deployedAtMs)).toEqual([]);
  });

  it('leaves a new function alone, which has no previous version', () => {
    expect(movesBack([fn('new', 1, [1000])], deployedAtMs)).toEqual([]);
  });

  it('skips every version that was published since a given time', () => {
    expect(movesBack([fn('changed', 3, [10, 500, 1000]), fn('same', 2, [10, 20])], 400)).toEqual([
      { name: 'changed', from: 3, to: 1 },
    ]);
  });

  it('skips deleted versions, in whatever order they are listed', () => {
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

describe('rolling forward', () => {
  it('switches functions that were rolled back to the deployed version, and no others', () => {
    const functions = [fn('back', 2, [10, 20, 1000]), fn('same', 2, [10, 20])];
    expect(movesForward(functions)).toEqual([{ name: 'back', from: 2, to: 3 }]);
  });
});
