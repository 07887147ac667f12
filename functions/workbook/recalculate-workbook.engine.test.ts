/** The workbook calculated by an engine that had no part in writing it, unchanged and with inputs changed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { judgeFeasibility } from '#shared/plan/model/feasibility.ts';
import type { Levers } from '#shared/plan/model/levers.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import type { Target } from '#shared/plan/model/target.ts';
import { goldenPeople } from '#shared/plan/testing/golden/golden-people.ts';
import { openInEngine, type ReadBook, readWorkbook } from './testing/read-workbook.ts';
import { workbookOf } from './testing/workbook-of.ts';

/** Each tier, both ways of finding buyers, a goal of sales, no amount, and one path whose price is not the person's. */
const people = [
  'first-paid-gig',
  'short-ebook-series',
  'niche-review-site',
  'no-amount',
  'revenue-goal',
  'deposit',
];

interface Change {
  what: string;
  type: readonly [name: string, value: number][];
  levers?: (levers: Levers) => Partial<Levers>;
  target?: Partial<Target>;
}

const changes: readonly Change[] = [
  { what: 'nothing', type: [] },
  { what: 'more hours', type: [['hours_a_week', 20]], levers: () => ({ weeklyHours: 20 }) },
  { what: 'hardly an hour', type: [['hours_a_week', 0.5]], levers: () => ({ weeklyHours: 0.5 }) },
  { what: 'a high price', type: [['price', 999]], levers: () => ({ priceCents: 999_00 }) },
  { what: 'a price that loses money', type: [['price', 0.5]], levers: () => ({ priceCents: 50 }) },
  {
    what: 'three times the demand',
    type: [['base_demand', 3]],
    levers: ({ scenario }) => ({ scenario: { ...scenario, demand: 3 } }),
  },
  {
    what: 'dear months that begin late',
    type: [
      ['base_cost', 1.4],
      ['base_delay', 2],
    ],
    levers: ({ scenario }) => ({ scenario: { ...scenario, cost: 1.4, delayMonths: 2 } }),
  },
  { what: 'dear tools', type: [['tools_a_month', 250]], levers: () => ({ toolsMonthCents: 250_00 }) },
  { what: 'a goal of $10', type: [['goal_a_month', 10]], target: { monthlyCents: 10_00 } },
  {
    what: 'a goal of $5,000 in three months',
    type: [
      ['goal_a_month', 5000],
      ['deadline_months', 3],
    ],
    target: { monthlyCents: 5000_00, deadlineMonths: 3 },
  },
];

describe.each(people)('the workbook of %s', (id) => {
  let book: ReadBook;
  let model: PlanModel;
  let engine: ReturnType<typeof openInEngine>;
  beforeAll(() => {
    const person = goldenPeople.find((one) => one.id === id);
    if (!person) throw new Error(`There is no ${id}`);
    const made = workbookOf(person);
    model = made.model;
    book = readWorkbook(made.bytes);
    engine = openInEngine(book);
  });
  afterAll(() => engine.close());

  it('comes to the values it keeps, in every formula', () => {
    let formulas = 0;
    for (const { name, cells } of book.sheets)
      for (const { address, formula, value } of cells.values()) {
        if (formula === undefined) continue;
        formulas += 1;
        const seen = engine.valueAt(name, address);
        const where = `${name}!${address} ${formula}`;
        if (typeof value === 'number') expect(Math.abs(Number(seen) - value), where).toBeLessThan(1e-5);
        else expect(seen, where).toBe(value);
      }
    expect(formulas).toBeGreaterThan(2000);
  });

  it.each(changes)('with $what judges as the model run again does', ({ type, levers, target }) => {
    const before = type.map(([name]) => [name, engine.valueOf(name)] as const);
    for (const [name, value] of type) engine.type(name, value);
    const changed = { ...model.levers, ...levers?.(model.levers) };
    const again = judgeFeasibility(changed, { ...model.target, ...target });
    expect(engine.valueOf('verdict')).toBe(verdictNames[again.verdict]);
    expect(engine.valueOf('supported_a_month')).toBeCloseTo(again.supportedCents / 100, 4);
    expect(engine.valueOf('share_of_goal')).toBeCloseTo(again.ratio, 6);
    expect(engine.valueOf('gap_a_month')).toBeCloseTo(again.gapCents / 100, 4);
    for (const [name, value] of before) engine.type(name, typeof value === 'number' ? value : '');
  });
});

describe('changing an input', () => {
  it('moves the verdict through all its zones, and back', () => {
    const person = goldenPeople.find(({ id }) => id === 'first-paid-gig');
    if (!person) throw new Error('There is no such person');
    const engine = openInEngine(readWorkbook(workbookOf(person).bytes));
    const seen = [40, 12, 4, 2, 1].map((hours) => {
      engine.type('hours_a_week', hours);
      return engine.valueOf('verdict');
    });
    engine.type('hours_a_week', 4);
    expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
    expect(seen.at(0)).toBe('Comfortable');
    expect(seen.at(-1)).toBe('Not supported as it stands');
    expect(engine.valueOf('verdict')).toBe(seen[2]);
    engine.close();
  });
});
