/** The second and third version of the ladder, worked out by an engine that did not write them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { libraryFolder } from '../../read-library.ts';
import { testVisits } from './quote-rules.ts';
import { writeWholeJob } from './write-whole-job.ts';
import { writeWorkingPack } from './write-working-pack.ts';

const source = { title: 'Template Product Line', checked: '2026-11-20' };
const versions = [
  { name: 'the working pack', write: writeWorkingPack, tabs: ['Start here', 'Quote', 'Example', 'Tests'] },
  {
    name: 'the whole job',
    write: writeWholeJob,
    tabs: ['Start here', 'Rates', 'Intake', 'Quote', 'Day', 'Four weeks', 'To print', 'To send', 'Tests'],
  },
];
const open = (write: typeof writeWholeJob) => {
  const book = readWorkbook(write(source));
  return { book, engine: openInEngine(book) };
};

describe.each(versions)('$name', ({ write, tabs }) => {
  it('has its tabs, locks what is worked out and is the same bytes every time', () => {
    const { book, engine } = open(write);
    expect(book.sheets.map(({ name }) => name)).toEqual(tabs);
    for (const { xml } of book.sheets) expect(xml).toContain('<sheetProtection');
    expect(write(source)).toEqual(write(source));
    engine.close();
  });

  it('keeps the value that each of its formulas comes to', () => {
    const { book, engine } = open(write);
    let formulas = 0;
    for (const { name, cells } of book.sheets)
      for (const { address, formula, value } of cells.values()) {
        if (formula === undefined) continue;
        formulas += 1;
        const found = engine.valueAt(name, address);
        if (typeof value === 'number') expect(found, `${name} ${address}`).toBeCloseTo(value, 9);
        else expect(found, `${name} ${address}`).toBe(value);
      }
    expect(formulas).toBeGreaterThan(25);
    engine.close();
  });

  it('passes every visit of its own test sheet, and fails them once a rate is another', () => {
    const { engine } = open(write);
    expect(engine.valueOf('tests_passed')).toBe(testVisits.length);
    engine.type('hour_rate', 95);
    expect(engine.valueOf('tests_passed')).toBeLessThan(testVisits.length);
    engine.close();
  });
});

it('tests what the handbook tests', () => {
  const handbook = readFileSync(join(libraryFolder, 'creative-maker/template-product-line.md'), 'utf8');
  const named = [...handbook.matchAll(/^\| (The example|Short and near|Long and matted|Nothing) /gm)].map(
    ([, what]) => what,
  );
  expect(testVisits.slice(0, 4).map(({ what }) => what)).toEqual(named);
});

it('quotes a typed visit in the working pack, and asks back while nothing is typed', () => {
  const { engine } = open(writeWorkingPack);
  expect(engine.valueOf('quote')).toBe(0);
  for (const [name, value] of [
    ['dogs', 3],
    ['minutes_a_dog', 50],
    ['extra_minutes', 60],
    ['kilometres', 80],
    ['driving_minutes', 75],
  ] as const)
    engine.type(name, value);
  expect(engine.valueOf('quote')).toBe(360);
  engine.close();
});

it.each([
  { name: 'the working pack', write: writeWorkingPack, tab: 'Example', line: 'C19', typed: 'B3', one: 1 },
  { name: 'the whole job', write: writeWholeJob, tab: 'To send', line: 'A4', typed: 'B10', one: '' },
])('counts dogs in the line to send of $name', ({ write, tab, line, typed, one }) => {
  const { engine } = open(write);
  expect(engine.valueAt(tab, line)).toMatch(/or 2 dogs /);
  engine.typeAt(tab === 'To send' ? 'Intake' : tab, typed, one);
  expect(engine.valueAt(tab, line)).toMatch(/or 1 dog /);
  engine.close();
});

describe('the tabs of the whole job', () => {
  it('feed one another: a rate moves the quote, the deposit, the day and the month', () => {
    const { engine } = open(writeWholeJob);
    const names = ['quote', 'deposit', 'day_taken', 'month_left'] as const;
    const before = names.map((name) => Number(engine.valueOf(name)));
    expect(before).toEqual([185, 50, 425, 3341]);
    engine.type('least', 400);
    const after = names.map((name) => Number(engine.valueOf(name)));
    for (const [index, value] of after.entries()) expect(value).toBeGreaterThan(before[index] ?? 0);
    engine.close();
  });

  it('let a dog that falls out shorten the day as well as cheapen the visit', () => {
    const { engine } = open(writeWholeJob);
    const before = Number(engine.valueOf('day_hours'));
    engine.typeAt('Intake', 'B10', '');
    expect(engine.valueOf('quote')).toBe(135);
    expect((before - Number(engine.valueOf('day_hours'))) * 60).toBeCloseTo(45, 9);
    engine.close();
  });

  it('show what a stop is worth whose road is driven all the same', () => {
    const { engine } = open(writeWholeJob);
    engine.typeAt('Day', 'D5', 0);
    engine.typeAt('Day', 'E5', 0);
    expect(engine.valueOf('day_hour')).toBe(62.59);
    engine.close();
  });

  it('tell the day in order, roads included', () => {
    const { book, engine } = open(writeWholeJob);
    const day = book.sheets.find(({ name }) => name === 'Day');
    const clocks = [4, 5, 6, 7].map((row) => [
      day?.cells.get(`F${row}`)?.value,
      day?.cells.get(`G${row}`)?.value,
    ]);
    expect(clocks).toEqual([
      ['8.21', '10.11'],
      ['10.29', '11.19'],
      ['11.31', '12.31'],
      ['12.56', '12.56'],
    ]);
    expect(engine.valueOf('day_hour')).toBe(76.34);
    engine.close();
  });
});
