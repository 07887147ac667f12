import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { isUnread } from '#shared/domain/runs/says-nothing.ts';
import { numRuns } from '#shared/testing/long-run.ts';
import { readLimits } from '../limits/read-limits.ts';
import type { PlanInput } from '../plan-input.ts';
import { buildModel } from './build-model.ts';
import { explain } from './explain.ts';
import { figureNames, markFigure } from './figure-marks.ts';
import type { PlanModel } from './plan-model.ts';
import { printReviewFlag } from './print-review-flag.ts';
import { netWith } from './sensitivity.ts';
import { anInput, someTasks } from './testing/arbitrary-person.ts';
import { oddNumbers } from './testing/odd-numbers.ts';

const now = new Date('2026-11-22T01:00:00Z');
const aCase = fc.record({
  input: anInput,
  tier: fc.constantFrom(...planTypes),
  tasks: someTasks,
});
type Case = typeof aCase extends fc.Arbitrary<infer Value> ? Value : never;

/** Every property is asked of the same people: their models are built once. */
const built = new Map<string, PlanModel>();
function modelOfCase(one: Case): PlanModel {
  const key = JSON.stringify(one);
  const { input, tier, tasks } = one;
  const model =
    built.get(key) ??
    buildModel(input, { tier, now, planId: 'p1', wordsOf: () => ({ tasks, channels: [] }) });
  built.set(key, model);
  return model;
}
const always = (check: (model: PlanModel) => void) =>
  fc.assert(
    fc.property(aCase, (one) => check(modelOfCase(one))),
    numRuns(20, 200),
  );

const maya: PlanInput = {
  answers: {
    budget: '<300',
    timePerWeek: '3–5h',
    skills: 'Writing, gardening',
    interests: 'Blogging',
    incomeGoal: '$500 a month in 6 months',
    content: 'I work full-time at a bank. Six years in copywriting before that, portfolio online.',
  },
  profile: { name: 'Maya', country: 'Australia', state: 'Victoria' },
};
const modelOf = (input: PlanInput): PlanModel => buildModel(input, { tier: 'PRO', now, planId: 'p1' });

describe('a plan model', () => {
  it('holds no NaN, Infinity or −0, and no undefined', () => {
    always((model) => {
      expect(oddNumbers(model)).toEqual([]);
    });
  });

  it('counts a skill once that is named twice', () => {
    const twice = structuredClone(maya);
    twice.answers.skills = 'Writing, gardening, Writing\nWriting';
    expect(JSON.stringify(modelOf(twice).person)).toBe(JSON.stringify(modelOf(maya).person));
  });

  it('is the same for the same input', () => {
    expect(JSON.stringify(modelOf(maya))).toBe(JSON.stringify(modelOf(structuredClone(maya))));
  });

  it('never spends more than the budget, and shows in the cash what it spent at the start', () => {
    always(({ budget, cash }) => {
      const paid = budget.lines.reduce((sum, { paidCents }) => sum + paidCents, 0);
      expect(paid + budget.reserveCents + budget.leftCents).toBe(budget.usableCents);
      expect(Math.min(budget.leftCents, budget.reserveCents)).toBeGreaterThanOrEqual(0);
      expect(cash.base.months[0]?.startupCents).toBe(budget.startupCents);
    });
  });

  it('tells a reviewer what a cautious start needs and what a plan counts on, where that is less', () => {
    always(({ flags, cash, person }) => {
      const [neededCents, budgetCents] = [-cash.cautious.lowest.cents, person.usableBudgetCents];
      const flag = { code: 'cash-beyond-budget', neededCents, budgetCents };
      expect(flags.filter(({ code }) => code === 'cash-beyond-budget')).toEqual(
        neededCents > budgetCents ? [flag] : [],
      );
    });
    expect(printReviewFlag({ code: 'cash-beyond-budget', neededCents: 615_20, budgetCents: 600_00 })).toBe(
      'A cautious start needs up to A$616; the plan counts on A$600 of the budget.',
    );
  });

  it('chooses no path that the budget cannot begin', () => {
    always(({ scores, person, budget }) => {
      expect(scores).toHaveLength(27);
      expect(scores[0]?.excluded).toBe(false);
      expect(budget.usableCents).toBe(person.usableBudgetCents);
      const kept = scores.filter(({ excluded }) => !excluded).map(({ total }) => total);
      expect(kept).toEqual([...kept].sort((a, b) => b - a));
    });
  });

  it('ranks paths of the same score by their first dollar, however the parts were added up', () => {
    const { scores } = modelOf({
      answers: {
        budget: '<100',
        timePerWeek: '5–10h',
        skills: 'Sales, Video Editing, Project Management',
        interests: '',
        incomeGoal: '$1 a month in 1 months',
        content: '',
      },
      profile: { name: 'Sam', country: 'Australia', state: 'New South Wales' },
    });
    const alike = scores.filter(({ total, excluded }) => !excluded && Math.abs(total - 75.8) < 1e-4);
    expect(new Set(alike.map(({ total }) => total))).toEqual(new Set([75.8]));
    const days = alike.map(({ path }) => path.firstDollarDays.v);
    expect(days).toHaveLength(2);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });

  it('sizes the obtainable market as the base year, and agrees with a rerun in every bar of the tornado', () => {
    always(({ market, cash, sensitivity, levers }) => {
      expect(market.somCents).toBe(cash.base.total.revenueCents);
      for (const { driver, lowerCents, higherCents } of sensitivity.tornado) {
        expect(lowerCents).toBe(netWith(levers, driver, 0.8));
        expect(higherCents).toBe(netWith(levers, driver, 1.2));
      }
      expect(sensitivity.grid.cents[2]?.[2]).toBe(sensitivity.baseCents);
    });
  });

  it('draws statements that tie, and a balance that balances', () => {
    always(({ statements, tax, person, cash }) => {
      expect(statements.map(({ lastMonth }) => lastMonth)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 18, 21, 24,
      ]);
      let before = { cashCents: 0, retainedCents: 0, taxProvisionCents: 0 };
      for (const row of statements) {
        expect(row.cashCents + row.receivableCents).toBe(
          row.taxProvisionCents + row.ownerMoneyCents + row.retainedCents,
        );
        expect(row.cashCents).toBeGreaterThanOrEqual(0);
        expect(row.profitBeforeTaxCents).toBe(
          row.revenueCents - row.variableCents - row.fixedCents - row.startupCents,
        );
        expect(row.retainedCents - before.retainedCents).toBe(row.profitAfterTaxCents);
        expect(row.taxProvisionCents - before.taxProvisionCents).toBe(row.taxCents);
        expect(row.cashCents - before.cashCents).toBe(
          row.collectedCents - row.variableCents - row.fixedCents - row.startupCents + row.ownerMoneyInCents,
        );
        before = row;
      }
      const year = statements.slice(0, 12).reduce((sum, { taxCents }) => sum + taxCents, 0);
      expect(year).toBe(person.employed ? tax.besideJob.cents : tax.alone.cents);
      expect(tax.profitCents).toBe(cash.base.closingCents + (cash.base.months[11]?.receivableCents ?? 0));
    });
  });

  it('needs in funding what the deepest cautious month lacks, and a quarter more', () => {
    always(({ funding, cash }) => {
      expect(funding.deepestDeficitCents).toBe(-cash.cautious.lowest.cents + 0);
      expect(funding.needCents).toBe(Math.ceil(funding.deepestDeficitCents * 1.25));
      expect(funding.uses.reduce((sum, { cents }) => sum + cents, 0)).toBe(funding.needCents);
    });
  });

  it('grades eight risks, worst first', () => {
    always(({ risks }) => {
      expect(risks).toHaveLength(8);
      const scores = risks.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      for (const risk of risks) expect(risk.score).toBe(risk.likelihood * risk.impact);
    });
  });

  it('has one entry of the register for every figure it marks, each with a reason', () => {
    always(({ register, path }) => {
      const ids = register.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const missing = figureNames.filter((name) => !markFigure(name, register));
      expect(missing).toEqual(
        path.demand.kind === 'outreach' ? ['items-per-hour', 'visits'] : ['tries-per-hour', 'repeat', 'stay'],
      );
      for (const { reason, value, label } of register)
        expect(
          [reason, value, label].every((text) => text.trim() !== '' && !/NaN|undefined|Infinity/.test(text)),
        ).toBe(true);
      for (const entry of register.filter(({ mark }) => mark === 'S')) expect(entry.asAt).toMatch(/20\d\d/);
    });
  });
});

describe('one person', () => {
  it('with four hours, writing and proof is shown what would have to be true', () => {
    const { path, price, feasibility, tax, skills } = modelOf(maya);
    expect(price.proof).toBe('proven');
    expect(path.skillWeights.Writing).toBe(1);
    expect(skills.find(({ entry }) => entry === 'gardening')?.fit).toBe(0);
    expect(tax.fits).toBe('beside-job');
    expect(feasibility.testedMonth).toBe(6);
    expect(feasibility.ratio).toBeCloseTo(feasibility.supportedCents / 500_00, 9);
  });

  it('gets the path they unlocked, if it comes close', () => {
    const before = modelOf(maya).scores;
    const slug = 'ai-content-desk';
    const after = modelOf({ ...maya, unlockedPath: slug }).scores;
    const score = (scores: PlanModel['scores']) => scores.find(({ path }) => path.slug === slug)?.total ?? 0;
    expect(score(after)).toBeCloseTo(score(before) + 25, 9);
  });

  it('is told the same by the panel and by the plan', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const model = buildModel(input, { tier: 'BASIC', now, planId: 'p1' });
        const panel = explain(input, {
          now,
          limits: readLimits(input.answers),
          unread: isUnread(input.answers),
        });
        expect(panel.feasibility).toEqual(model.feasibility);
        expect(panel.flags).toEqual(model.flags);
        expect(panel.path.slug).toBe(model.path.slug);
      }),
      numRuns(10, 100),
    );
  });
});
