import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { compilePlan } from './compile-plan.ts';
import { anInput } from './model/testing/arbitrary-person.ts';
import { allPaths } from './paths/all-paths.ts';
import { findFaults } from './testing/find-faults.ts';
import { wordsOf } from './words/words-of.ts';

const now = new Date('2026-11-22T01:00:00Z');

describe('a plan of anybody', () => {
  it('holds no figure that no page may print, and no reference to nothing', () => {
    fc.assert(
      fc.property(anInput, fc.constantFrom(...planTypes), (input, tier) => {
        expect(findFaults(compilePlan(input, { tier, now, planId: 'p1' }))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('is the same document for the same answers at the same time', () => {
    fc.assert(
      fc.property(anInput, fc.constantFrom(...planTypes), (input, tier) => {
        const compile = () =>
          JSON.stringify(compilePlan(structuredClone(input), { tier, now, planId: 'p1' }));
        expect(compile()).toBe(compile());
      }),
      { numRuns: 5 },
    );
  });

  it('finds words for every path of the library', () => {
    expect(allPaths.map(({ slug }) => wordsOf(slug).slug)).toEqual(allPaths.map(({ slug }) => slug));
  });
});
