/** The order sheet of a kit, worked out by an engine that did not write it, and against its handbook. */
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { allPaths } from '../../library.ts';
import { readLibrary } from '../../read-library.ts';
import { writeOrderSheet } from './write-order-sheet.ts';

const source = { title: 'Made-to-Order Etsy Shop', checked: '2026-11-20' };
const bytes = writeOrderSheet(source);
const book = readWorkbook(bytes);
const handbook =
  allPaths(readLibrary({ personaSlugs: ['creative-maker'] }))
    .find(({ meta }) => meta.slug === 'etsy-made-to-order')
    ?.sections.map(({ markdown }) => markdown)
    .join('\n') ?? '';

describe('the order sheet', () => {
  it('keeps the value that each of its formulas comes to, and is the same bytes every time', () => {
    const engine = openInEngine(book);
    for (const { name, cells } of book.sheets)
      for (const { address, formula, value } of cells.values())
        if (formula !== undefined)
          expect(engine.valueAt(name, address), `${name} ${address}`).toBeCloseTo(Number(value), 9);
    engine.close();
    expect(writeOrderSheet(source)).toEqual(bytes);
  });

  it('costs the apron and lists it as the handbook does', () => {
    const engine = openInEngine(book);
    const [, parcel] = /Remakes, 1 in 25 of the \$([\d.]+) above/.exec(handbook) ?? [];
    const [, price] = /so list at \$(\d+)/.exec(handbook) ?? [];
    expect(engine.valueOf('parcel')).toBe(Number(parcel));
    expect(engine.valueOf('list_price')).toBe(Number(price));
    engine.close();
  });

  it('counts an order made twice twice, in cloth, post and minutes', () => {
    const engine = openInEngine(book);
    const lefts = [4, 5, 6, 7].map((row) => Number(engine.valueAt('Orders', `J${row}`)));
    expect(lefts).toEqual([27.65, 27.65, 24.62, 9.92]);
    expect(engine.valueOf('hours_in_all')).toBeCloseTo((38 + 31 + 30 + 2 * 29 + 28) / 60, 9);
    expect(engine.valueOf('made_twice')).toBe(0.2);
    engine.close();
  });

  it('adds days only once more orders wait than a bad week can make', () => {
    const engine = openInEngine(book);
    expect([engine.valueOf('can_make'), engine.valueOf('days_to_add')]).toEqual([7, 0]);
    engine.type('waiting', 8);
    expect(engine.valueOf('days_to_add')).toBe(3);
    engine.close();
  });
});
