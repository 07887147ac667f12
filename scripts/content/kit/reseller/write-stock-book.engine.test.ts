/** The reseller’s workbook in an engine that did not write it, against the sums of the handbook. */
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { writeStockBook } from './write-stock-book.ts';

const source = { title: 'Weekend Reseller', checked: '2026-11-20' };
const bytes = writeStockBook(source);
const book = readWorkbook(bytes);

describe('the workbook of the reseller', () => {
  it('comes to the $44 that the handbook pays at most for two bedside tables', () => {
    const engine = openInEngine(book);
    expect(engine.valueOf('most')).toBe(44);
    engine.close();
  });

  it('takes off what eBay keeps, and never says less than nothing', () => {
    const engine = openInEngine(book);
    engine.type('fee_rate', 0.134);
    engine.type('fee_fixed', 0.4);
    expect(engine.valueOf('most')).toBeCloseTo(44 - 16.08 - 0.4, 9);
    engine.type('asking', 20);
    expect(engine.valueOf('most')).toBe(0);
    engine.close();
  });

  it('counts what sold, all hours and the days, and leaves out what lies in the hallway', () => {
    const engine = openInEngine(book);
    const type = (row: number, values: Record<string, number>) => {
      for (const [column, value] of Object.entries(values)) engine.typeAt('Stock', `${column}${row}`, value);
    };
    type(2, { E: 46000, F: 44, G: 8, H: 46011, I: 120, J: 0, K: 4 });
    type(3, { E: 46001, F: 18, K: 1 });
    expect(engine.valueAt('Stock', 'L2')).toBe(68);
    expect(engine.valueAt('Stock', 'M2')).toBe(17);
    expect(engine.valueAt('Stock', 'N2')).toBe(11);
    expect(engine.valueAt('Stock', 'L3')).toBe('');
    const totals = ['left_in_all', 'hours_in_all', 'left_an_hour', 'bought_in_all', 'sold_in_all'];
    expect(totals.map((name) => engine.valueOf(name))).toEqual([68, 5, 13.6, 2, 1]);
    engine.close();
  });

  it('is the same bytes every time', () => {
    expect(writeStockBook(source)).toEqual(bytes);
  });
});
