/** The reseller’s verdict by type, in an engine that did not write it, on the stock that the handbook tells of. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { typeRule } from './write-by-type.ts';
import { writeStockBook } from './write-stock-book.ts';

const book = readWorkbook(writeStockBook({ title: 'Weekend Reseller', checked: '2026-11-20' }));

interface Stocked {
  type: string;
  bought: number;
  sold: number;
  days: number;
  anHour: number;
}
const example: readonly Stocked[] = [
  { type: 'Bedside tables', bought: 8, sold: 7, days: 11, anHour: 31 },
  { type: 'Lego', bought: 6, sold: 6, days: 6, anHour: 27 },
  { type: 'Framed prints', bought: 9, sold: 3, days: 44, anHour: 6 },
  { type: 'Camping gear', bought: 7, sold: 5, days: 19, anHour: 18 },
];

/** So many lines of each type; an hour on each that sold, whose price carries what lies in the hallway. */
function openWith(stock: readonly Stocked[], finds: number) {
  const engine = openInEngine(book);
  let row = 2;
  stock.forEach(({ type, bought, sold, days, anHour }, index) => {
    for (let item = 0; item < bought; item += 1, row += 1) {
      const line = {
        C: type,
        E: 46000,
        F: 20,
        G: 0,
        ...(item < sold && { H: 46000 + days, I: 20 + anHour + (20 * (bought - sold)) / sold, J: 0, K: 1 }),
      };
      for (const [column, value] of Object.entries(line)) engine.typeAt('Stock', `${column}${row}`, value);
    }
    engine.typeAt('By type', `F${4 + index}`, finds);
  });
  return engine;
}

const verdicts = (engine: ReturnType<typeof openWith>) =>
  [1, 2, 3, 4, 5].map((number) => engine.valueOf(`verdict_${number}`));

describe('the verdict by type', () => {
  it('passes tables and Lego of the handbook’s thirty items, and nothing else', () => {
    const engine = openWith(example, 2);
    expect(verdicts(engine)).toEqual(['Pass', 'Pass', 'Fail: under six sold', 'Fail: under six sold', '']);
    expect(['B4', 'C4', 'D4', 'E4'].map((cell) => engine.valueAt('By type', cell))).toEqual([8, 7, 11, 31]);
    expect(engine.valueOf('without_type')).toBe(0);
    engine.close();
  });

  it.runIf(isLongRun)('fails on each limit of its own, and passes on the limit itself', () => {
    const on = { type: 'Lego', bought: 6, sold: 6, days: 21, anHour: 25 };
    const cases: [Stocked, number, string][] = [
      [on, 2, 'Pass'],
      [{ ...on, days: 22 }, 2, 'Fail: over 21 days'],
      [{ ...on, anHour: 24 }, 2, 'Fail: under $25 an hour'],
      [on, 1, 'Fail: under two a week'],
      [{ ...on, sold: 5 }, 2, 'Not yet: under six sold'],
    ];
    for (const [stocked, finds, verdict] of cases) {
      const engine = openWith([{ ...on, type: 'Tents', bought: 0 }, stocked], finds);
      expect(verdicts(engine)[1]).toBe(verdict);
      engine.close();
    }
  });

  it('counts what has not sold as lost, so that a shelf of it fails a type', () => {
    const none = { type: 'Tents', bought: 0, sold: 0, days: 0, anHour: 0 };
    const engine = openWith([none, { type: 'Lego', bought: 6, sold: 6, days: 6, anHour: 27 }], 2);
    expect([engine.valueAt('By type', 'E5'), verdicts(engine)[1]]).toEqual([27, 'Pass']);
    for (const [column, value] of Object.entries({ C: 'Lego', E: 46000, F: 10, G: 5 }))
      engine.typeAt('Stock', `${column}8`, value);
    expect([engine.valueAt('By type', 'E5'), verdicts(engine)[1]]).toEqual([24.5, 'Fail: under $25 an hour']);
    engine.close();
  });

  it('counts the lines whose type stands in no list, so that a slip of the pen is seen', () => {
    const engine = openWith([...example, { type: 'Legos', bought: 2, sold: 0, days: 0, anHour: 0 }], 2);
    expect(engine.valueOf('without_type')).toBe(2);
    engine.close();
  });

  it('goes by the figures that the handbook names', () => {
    const text = readFileSync('shared/content/library/side-hustle-starter/weekend-reseller.md', 'utf8');
    const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
    expect(text).toContain(`You have sold ${words[typeRule.sold]} or more of it.`);
    expect(text).toContain(`no more than ${typeRule.days} days to sell`);
    expect(text).toContain(`at least $${typeRule.anHour} an hour`);
    expect(text).toContain(`You can find ${words[typeRule.aWeek]} a week`);
    expect(text).toContain(`Stay mixed for your first ${typeRule.decideAt} items`);
  });
});
