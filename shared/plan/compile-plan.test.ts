import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { numRuns } from '#shared/testing/long-run.ts';
import { compilePlan } from './compile-plan.ts';
import { anInput } from './model/testing/arbitrary-person.ts';
import { allPaths } from './paths/all-paths.ts';
import { pathSlugs } from './paths/path-slugs.ts';
import { findFaults } from './testing/find-faults.ts';
import { wordsOf } from './words/words-of.ts';

const now = new Date('2026-11-22T01:00:00Z');

describe('a plan of anybody', () => {
  it('holds no figure that no page may print, and no reference to nothing', () => {
    fc.assert(
      fc.property(anInput, fc.constantFrom(...planTypes), (input, tier) => {
        expect(findFaults(compilePlan(input, { tier, now, planId: 'p1' }))).toEqual([]);
      }),
      numRuns(5, 25),
    );
  });

  it('is the same document for the same answers at the same time', () => {
    fc.assert(
      fc.property(anInput, fc.constantFrom(...planTypes), (input, tier) => {
        const compile = () =>
          JSON.stringify(compilePlan(structuredClone(input), { tier, now, planId: 'p1' }));
        expect(compile()).toBe(compile());
      }),
      numRuns(2, 5),
    );
  });

  it('marks a goal that stands on average earnings by their source, and one that was written as theirs', () => {
    const markOf = (incomeGoal: string) => {
      const [input] = fc.sample(anInput, { numRuns: 1, seed: 7 });
      if (!input) throw new Error('no input');
      const asked = { ...input, answers: { ...input.answers, incomeGoal, content: 'I clean offices.' } };
      const { assumptions } = compilePlan(asked, { tier: 'BASIC', now, planId: 'p1' });
      return assumptions.find(({ id }) => id === 'goal')?.mark;
    };
    expect(markOf('replace my salary by June 2027')).toBe('S');
    expect(markOf('$900 a month by June 2027')).toBe('U');
  });

  it('marks every chart with what its figures depend on', () => {
    fc.assert(
      fc.property(anInput, fc.constantFrom(...planTypes), (input, tier) => {
        const { sections, assumptions } = compilePlan(input, { tier, now, planId: 'p1' });
        const known = new Set(assumptions.map(({ id }) => id));
        for (const block of sections.flatMap(({ blocks }) => blocks)) {
          if (block.kind !== 'chart') continue;
          expect(block.marks?.length, block.id).toBeGreaterThan(0);
          for (const { assumption } of block.marks ?? []) expect(known).toContain(assumption);
        }
      }),
      numRuns(2, 5),
    );
  });

  it('finds figures and words for every path of the library', () => {
    expect(allPaths.map(({ slug }) => slug).toSorted()).toEqual(pathSlugs.toSorted());
    expect(allPaths.map(({ slug }) => wordsOf(slug).slug)).toEqual(allPaths.map(({ slug }) => slug));
  });
});
