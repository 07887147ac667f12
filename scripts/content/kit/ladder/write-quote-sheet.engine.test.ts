/** The quote sheet of a kit against the handbook that gives it cell by cell, and in an engine that did not write it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { libraryFolder } from '../../read-library.ts';
import { writeQuoteSheet } from './write-quote-sheet.ts';

const bytes = writeQuoteSheet({ title: 'Template Product Line', checked: '2026-11-20' });
const book = readWorkbook(bytes);
const handbook = readFileSync(join(libraryFolder, 'creative-maker/template-product-line.md'), 'utf8');
const rows = [...handbook.matchAll(/^\| (B\d+) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, address = '', label = '', value = '', goesIn = '']) => ({
    address,
    label,
    value,
    formula: goesIn.startsWith('=') ? goesIn.slice(1).replaceAll(/[\\ ]/g, '') : undefined,
  }),
);

const visits = [
  { what: 'the example', typed: [2, 45, 20, 34, 42], quote: 185 },
  { what: 'one dog, short and near', typed: [1, 45, 0, 6, 10], quote: 120 },
  { what: 'three matted dogs, far away', typed: [3, 50, 60, 80, 75], quote: 360 },
  { what: 'no dogs', typed: [0, 45, 20, 34, 42], quote: 0 },
] as const;
const names = ['dogs', 'minutes_a_dog', 'extra_minutes', 'kilometres', 'driving_minutes'] as const;

describe('the quote sheet', () => {
  it('has the labels, values and formulas of the handbook in the cells of the handbook', () => {
    expect(rows.map(({ address }) => address)).toHaveLength(12);
    const cells = book.sheets[0]?.cells;
    for (const { address, label, value, formula } of rows) {
      expect(cells?.get(address.replace('B', 'A'))?.value, address).toBe(label);
      expect(cells?.get(address)?.formula, address).toBe(formula);
      if (/^\$?\d+$/.test(value))
        expect(cells?.get(address)?.value, address).toBe(Number(value.replace('$', '')));
    }
  });

  it.each(visits)('quotes $quote dollars for $what', ({ typed, quote }) => {
    const engine = openInEngine(book);
    for (const [index, name] of names.entries()) engine.type(name, typed[index] ?? 0);
    expect(engine.valueOf('quote')).toBe(quote);
    engine.close();
  });

  it('keeps the value that its formula comes to, locks formulas and is the same bytes every time', () => {
    const engine = openInEngine(book);
    for (const address of ['B12', 'B13', 'B14', 'B15'])
      expect(engine.valueAt('Quote', address)).toBeCloseTo(
        Number(book.sheets[0]?.cells.get(address)?.value),
        9,
      );
    engine.close();
    expect(book.sheets[0]?.xml).toContain('<sheetProtection');
    expect(writeQuoteSheet({ title: 'Template Product Line', checked: '2026-11-20' })).toEqual(bytes);
  });
});
