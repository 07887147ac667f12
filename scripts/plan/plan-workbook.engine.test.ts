import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkbookPlan } from '#functions/workbook/plan-workbook/workbook-plan.ts';
import { switchesOf } from '#functions/workbook/plan-workbook/write-inputs.ts';
import { writePlanWorkbook } from '#functions/workbook/plan-workbook/write-plan-workbook.ts';
import {
  gridsOf,
  openInEngine,
  type ReadBook,
  readWorkbook,
} from '#functions/workbook/testing/read-workbook.ts';
import { type PlanType, planTypes } from '#shared/domain/plans/plans.ts';
import { calculate, calculateBusiness, type Figures } from '#shared/plan/figures/calculate.ts';
import { runCases } from '#shared/plan/figures/cases.ts';
import type { EventId } from '#shared/plan/figures/events.ts';
import { runMonths } from '#shared/plan/figures/run-months.ts';
import { numRuns, sampleOf } from '#shared/testing/long-run.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { someBusiness, someReading } from './generate-business.ts';
import { type Person, preparePlanner } from './plan-person.ts';
import { differences } from './recalculated-values.ts';

const now = new Date('2026-11-28T02:00:00Z');
const { rules, sources } = readCatalogue();
if (!rules) throw new Error('There are no money rules');
const people = JSON.parse(readFileSync(join(root, 'shared/plan/testing/people.json'), 'utf8')) as Person[];
const plan = preparePlanner();

const someCustomer = fc.tuple(someBusiness, someReading, fc.constantFrom(...planTypes));

const task = {
  title: 'Ring the first agent',
  date: '2026-11-30',
  start: '08:00',
  minutes: 30,
  place: 'by phone',
  done: 'a day is agreed',
};
const planOf = (figures: Figures, tier: PlanType, business = 'Small carpentry'): WorkbookPlan => ({
  figures,
  tier,
  business,
  planId: 'run_test',
  createdAt: '2026-11-28T02:00:00.000Z',
  sources,
  tasks: [task],
});

const made = people.flatMap((person) => {
  const { reading, choice } = plan(person, now);
  const [best] = choice.offered;
  if (!best) return [];
  const figures = calculate(best, reading, { tier: person.plan, now, rules });
  return [
    { id: person.id, person, reading, figures, workbook: planOf(figures, person.plan, best.offer.name) },
  ];
});
const named = (id: string) => {
  const found = made.find((one) => one.id === id);
  if (!found) throw new Error(`people.json has no ${id}`);
  return found;
};

type Grid = readonly (readonly unknown[])[];
const dollars = (cents: number): number => cents / 100;
const moneyRow = (row: Figures['cases'][number]['rows'][number]) => [
  row.units,
  row.paidHours,
  ...[
    row.salesCents,
    row.moneyInCents,
    row.costCents,
    row.fixedCents,
    row.startCents,
    row.leftCents,
    row.balanceCents,
    row.earnedCents,
    row.owedCents,
  ].map(dollars),
];
/** Columns of a month that the plan prints: sold, hours and money; the pace before it is a step on the way. */
const printedOf = (line: readonly unknown[] = []) => line.slice(4, 15);

function expectMonths(grid: Grid, rows: Figures['cases'][number]['rows'], head: number): void {
  rows.forEach((row, index) => {
    expect(printedOf(grid[head + 1 + index]), row.month).toEqual(moneyRow(row));
  });
}

function expectFigures(book: ReadBook, figures: Figures): void {
  const grids = gridsOf(book);
  const months = grids.get('Months') ?? [];
  expectMonths(
    months,
    figures.cases[0]?.rows ?? [],
    months.findIndex(([label]) => label === 'Month'),
  );
  const caseMonths = grids.get('Case months') ?? [];
  const heads = caseMonths.flatMap(([label], index) => (label === 'Month' ? [index] : []));
  for (const [index, { rows }] of figures.cases.entries()) expectMonths(caseMonths, rows, heads[index] ?? 0);
  const summary = grids.get('Summary') ?? [];
  const from = summary.findIndex(([label]) => label === 'Key figure') + 1;
  for (const [label, seen, inPlan, change] of summary.slice(
    from,
    summary.findIndex((line, at) => at > from && line[0] === 'How to use it') - 1,
  )) {
    expect(seen, String(label)).toBe(inPlan);
    expect(change, String(label)).toBe(typeof inPlan === 'number' ? 0 : '');
  }
}

describe.each(sampleOf(made, 8))('the workbook of $id', ({ reading, figures, workbook, person }) => {
  const bytes = writePlanWorkbook(workbook);
  const book = readWorkbook(bytes);

  it('has the figures of the plan, to the cent', () => {
    expectFigures(book, figures);
  });

  it('holds no words of the customer', () => {
    const texts = book.sheets.flatMap(({ cells }) =>
      [...cells.values()].flatMap(({ value }) => (typeof value === 'string' ? [value.toLowerCase()] : [])),
    );
    // Whole words only: "Val" is a name, and "value" is a heading.
    const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')} `;
    const holds = (words: string) => texts.filter((text) => spaced(text).includes(spaced(words)));
    for (const { value, words } of reading.private)
      for (const said of [...(words.length > 12 ? [words] : []), ...value.fragments])
        expect(holds(said), said).toEqual([]);
    for (const sentence of person.form.content.split(/[.\n]/).map((part) => part.trim()))
      if (sentence.length > 25) expect(holds(sentence), sentence).toEqual([]);
  });

  it('is the same bytes again', () => {
    const hash = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
    expect(hash(writePlanWorkbook(workbook))).toBe(hash(bytes));
  });
});

describe('an engine that had no part in writing it', () => {
  it.each([
    'carpenter-agents-ute',
    'tiffin-punjabi-vic',
    'physio-student-brisbane',
    'woodturner-toys-pension',
    'vietnamese-alterations-nsw',
  ])('finds the same values in every formula of %s', (id) => {
    const book = readWorkbook(writePlanWorkbook(named(id).workbook));
    expect(differences(book)).toEqual([]);
  });

  it('finds the same values for made-up customers', () => {
    for (const [business, reading, tier] of fc.sample(someCustomer, { ...numRuns(2, 20), seed: 7 })) {
      const figures = calculateBusiness(business, reading, { tier, now, rules });
      expect(differences(readWorkbook(writePlanWorkbook(planOf(figures, tier))))).toEqual([]);
    }
  });

  it('would notice a wrong value', () => {
    const book = readWorkbook(writePlanWorkbook(named('carpenter-agents-ute').workbook));
    const months = book.sheets.find(({ name }) => name === 'Months');
    const sales = [...(months?.cells.values() ?? [])].find(({ formula }) => formula?.startsWith('ROUND'));
    if (!sales) throw new Error('no formula');
    sales.value = Number(sales.value) + 0.01;
    expect(differences(book)).toHaveLength(1);
  });
});

describe('a workbook of any size', () => {
  it('has the figures of the plan for 60 made-up customers', () => {
    fc.assert(
      fc.property(someCustomer, ([business, reading, tier]) => {
        const figures = calculateBusiness(business, reading, { tier, now, rules });
        expectFigures(readWorkbook(writePlanWorkbook(planOf(figures, tier))), figures);
      }),
      { ...numRuns(8, 60), endOnFailure: true },
    );
  });
});

describe('a workbook that its owner changes', () => {
  const { figures, workbook } = named('carpenter-agents-ute');
  const book = readWorkbook(writePlanWorkbook(workbook));
  const left = (engine: ReturnType<typeof openInEngine>): number => {
    const cases = gridsOf(book).get('Cases') ?? [];
    const at = cases.findIndex(([label]) => String(label).startsWith('Your mix'));
    return Number(engine.valueAt('Cases', `I${at + 1}`));
  };
  const leftOf = (events: EventId[]): number =>
    dollars(
      runMonths(figures.inputs, events)
        .slice(0, 12)
        .reduce((sum, { leftCents }) => sum + leftCents, 0),
    );

  it('follows each event that is switched on, alone and together', () => {
    const engine = openInEngine(book);
    for (const events of [
      ...switchesOf(figures.inputs).map((id) => [id]),
      ['ill', 'lower-prices', 'late-payers'] as EventId[],
    ]) {
      for (const id of events) engine.type(`mix_${id.replaceAll('-', '_')}`, 1);
      expect(left(engine), events.join()).toBeCloseTo(leftOf(events), 6);
      for (const id of events) engine.type(`mix_${id.replaceAll('-', '_')}`, 0);
    }
    expect(left(engine)).toBeCloseTo(leftOf([]), 6);
    engine.close();
  });

  it.each([
    ['hours_a_week', 20, { hoursPerWeek: { ...figures.inputs.hoursPerWeek, value: 20 } }],
    ['price', 95.5, { priceCents: { ...figures.inputs.priceCents, value: 9_550 } }],
    ['late_percent', 85, { latePercent: 85 }],
    ['paid_weeks_a_year', 40, { weeksPerYear: 40 }],
  ] as const)('with another %s is the model run again', (name, value, changed) => {
    const engine = openInEngine(book);
    engine.type(name, value);
    const [again] = runCases({ ...figures.inputs, ...changed });
    expect(left(engine)).toBeCloseTo(dollars(again?.yearLeftCents ?? 0), 6);
    engine.close();
  });

  it('compares what happened with the plan', () => {
    const engine = openInEngine(book);
    expect(engine.valueAt('Actuals', 'G4')).toBe('');
    engine.typeAt('Actuals', 'F4', 1_000);
    const sales = dollars(figures.cases[0]?.rows[0]?.salesCents ?? 0);
    expect(engine.valueAt('Actuals', 'G4')).toBeCloseTo(1_000 - sales, 6);
    engine.close();
  });
});

describe('every workbook', () => {
  it.each([
    ['physio-student-brisbane', 'BASIC'],
    ['carpenter-agents-ute', 'PRO'],
    ['tiffin-punjabi-vic', 'ENTERPRISE'],
  ])('has the sheets of its tier: %s, %s', (id, tier) => {
    const { figures, workbook } = named(id);
    const { sheets } = readWorkbook(writePlanWorkbook(workbook));
    expect(sheets.map(({ name }) => name)).toEqual([
      'Summary',
      'Inputs',
      'Months',
      'Cases',
      'Case months',
      'Actuals',
      'Tax and payments',
      ...(tier === 'ENTERPRISE' ? ['Funding and statements'] : []),
      'Tasks',
      'What we assumed',
    ]);
    expect(figures.cases[0]?.rows).toHaveLength(tier === 'ENTERPRISE' ? 24 : 12);
  });

  it('can be typed into where an input is, each with a check, and holds no link or macro', () => {
    const { entries, sheets, names } = readWorkbook(
      writePlanWorkbook(named('carpenter-agents-ute').workbook),
    );
    for (const { xml, name, cells } of sheets) {
      expect(xml, name).toContain('<sheetProtection sheet="1"');
      // Excel takes no longer formula.
      for (const { formula = '' } of cells.values()) expect(formula.length).toBeLessThan(8_192);
    }
    for (const [part, text] of entries)
      expect(/TargetMode|externalLink|<hyperlink|WEBSERVICE|HYPERLINK|\bDDE\b/.test(text), part).toBe(false);
    for (const { name } of names.filter(({ name: one }) => !one.startsWith('_')))
      expect(name).not.toMatch(/^[a-z]{1,3}\d+$|^r\d*c\d*$|^[rc]$/);
    expect(new Set(names.map(({ name }) => name)).size).toBeGreaterThan(20);
  });

  it.each(['=1+1', '"><f>1+1</f>', ']]>&amp;&#0;', '\u0000\u0001 \ud800 end', '@SUM(A1)'])(
    'keeps a name that looks like something else as text: %j',
    (business) => {
      const { workbook } = named('carpenter-agents-ute');
      const plain = readWorkbook(writePlanWorkbook(workbook));
      const hostile = readWorkbook(writePlanWorkbook({ ...workbook, business }));
      const count = ({ sheets }: ReadBook) =>
        sheets.flatMap(({ cells }) => [...cells.values()].filter(({ formula }) => formula !== undefined))
          .length;
      expect(count(hostile)).toBe(count(plain));
      for (const [, text] of hostile.entries) expect(text.isWellFormed()).toBe(true);
    },
  );
});
