import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { calculate, calculateBusiness } from '#shared/plan/figures/calculate.ts';
import { numRuns } from '#shared/testing/long-run.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { differencesIn } from './compare-figures.ts';
import { someBusiness, someReading } from './generate-business.ts';
import { type Person, preparePlanner } from './plan-person.ts';
import { taxOf } from './recalculate-figures.ts';

const people = JSON.parse(readFileSync(join(root, 'shared/plan/testing/people.json'), 'utf8')) as Person[];
const now = new Date('2026-11-28T02:00:00Z');
const { rules } = readCatalogue();
if (!rules) throw new Error('There are no money rules');
const plan = preparePlanner();

describe('a second calculation from the printed inputs', () => {
  it('finds no difference for the people who might order a plan, in each tier and each business offered', () => {
    let plans = 0;
    for (const person of people)
      for (const tier of planTypes) {
        const { reading, choice } = plan(person, now);
        for (const candidate of choice.offered) {
          const figures = calculate(candidate, reading, { tier, now, rules });
          expect(differencesIn(figures, rules), `${person.id} ${tier} ${candidate.id}`).toEqual([]);
          plans += 1;
        }
      }
    expect(plans).toBeGreaterThan(150);
  });

  it('finds no difference for 300 made-up customers and businesses', () => {
    fc.assert(
      fc.property(someBusiness, someReading, fc.constantFrom(...planTypes), (business, reading, tier) => {
        const figures = calculateBusiness(business, reading, { tier, now, rules });
        expect(differencesIn(figures, rules)).toEqual([]);
      }),
      numRuns(30, 300),
    );
  });

  it('notices a cent', () => {
    fc.assert(
      fc.property(someBusiness, someReading, (business, reading) => {
        const figures = calculateBusiness(business, reading, { tier: 'BASIC', now, rules });
        const [base, ...others] = figures.cases;
        const [first, ...rows] = base?.rows ?? [];
        if (!base || !first) throw new Error('no rows');
        const changed = { ...base, rows: [{ ...first, leftCents: first.leftCents + 1 }, ...rows] };
        expect(differencesIn({ ...figures, cases: [changed, ...others] }, rules)).not.toEqual([]);
      }),
      numRuns(5, 20),
    );
  });
});

describe('the tax on a year', () => {
  it.each([
    [0, 0, 'nothing'],
    [18_200, 0, 'the tax-free threshold'],
    [22_866, 0, 'the offset pays the tax'],
    [30_000, 1_770 - 700 + 277.8, 'the levy shades in at 10% of what lies above 27,222'],
    [45_000, 4_020 - 325 + 900, 'the tables’ 4,020, less what is left of the offset, and the levy'],
    [66_667, 10_520.1 + 1_333.34, 'the offset has run out'],
    [135_000, 31_020 + 2_700, 'the tables’ 31,020'],
    [190_000, 51_370 + 3_800, 'the tables’ 51,370'],
  ])('on $%d is $%d: %s', (income, tax) => {
    expect(taxOf(income * 100, rules.tax) / 100).toBeCloseTo(tax, 1);
  });
});
