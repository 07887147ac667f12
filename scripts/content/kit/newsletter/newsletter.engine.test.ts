/** The rate card and the ledger of the newsletter; the ledger worked out by an engine that did not write it. */
import { describe, expect, it } from 'vitest';
import { daySerial } from '#functions/workbook/formula/excel-functions.ts';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { allPaths } from '../../library.ts';
import { readLibrary } from '../../read-library.ts';
import { writeLedger } from './write-ledger.ts';
import { writeRateCard } from './write-rate-card.ts';

const source = { title: 'Local Newsletter', checked: '2026-11-20' };
const bytes = writeLedger(source);
const book = readWorkbook(bytes);

/** Six Thursdays with a main slot at $35, all sold and the last not yet paid, and one line. */
function filled() {
  const engine = openInEngine(book);
  const first = daySerial('2026-03-05');
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const row = index + 2;
    engine.typeAt('Ledger', `B${row}`, first + 7 * index);
    engine.typeAt('Ledger', `C${row}`, 'Main');
    engine.typeAt('Ledger', `F${row}`, 35);
    if (index < 5) engine.typeAt('Ledger', `G${row}`, first + 7 * index - 2);
    if (index < 4) engine.typeAt('Ledger', `I${row}`, 140);
  }
  engine.typeAt('Ledger', 'B8', first);
  engine.typeAt('Ledger', 'C8', 'Line');
  engine.typeAt('Ledger', 'F8', 10);
  engine.typeAt('Ledger', 'G8', first);
  engine.typeAt('Ledger', 'I8', 140);
  return { engine, first };
}

describe('the ledger', () => {
  it('says who owes, and on which Monday to report and ask', () => {
    const { engine, first } = filled();
    expect(['L2', 'L7'].map((cell) => engine.valueAt('Ledger', cell))).toEqual([0, 35]);
    expect(engine.valueAt('Ledger', 'M2')).toBe(first + 4);
    const names = ['sold', 'booked', 'still_owed', 'paid'];
    expect(names.map((name) => engine.valueOf(name))).toEqual([7, 220, 35, 185]);
    engine.type('hours', 37);
    expect(engine.valueOf('by_the_hour')).toBe(5);
    engine.close();
  });

  it('takes the cents an open from main slots whose opens are in', () => {
    const { engine } = filled();
    expect(engine.valueAt('Ledger', 'K2')).toBe(25);
    expect(engine.valueAt('Ledger', 'K7')).toBe('');
    expect(engine.valueOf('cents_an_open')).toBe(25);
    engine.close();
  });

  it('raises the price only after six main slots on six Thursdays in a row', () => {
    const { engine, first } = filled();
    expect([engine.valueOf('sold_of_six'), engine.valueOf('verdict')]).toEqual([6, 'Raise it by $5']);
    engine.typeAt('Ledger', 'B7', first + 42);
    expect([engine.valueOf('sold_of_six'), engine.valueOf('verdict')]).toEqual([5, 'Hold the price']);
    engine.close();
  });

  it('says nothing while it is empty, keeps what its formulas come to, and is the same bytes every time', () => {
    const engine = openInEngine(book);
    for (const { name, cells } of book.sheets)
      for (const { address, formula, value } of cells.values())
        if (formula !== undefined) expect(engine.valueAt(name, address), `${name} ${address}`).toBe(value);
    expect(engine.valueOf('verdict')).toBe('Hold the price');
    engine.close();
    expect(writeLedger(source)).toEqual(bytes);
  });
});

describe('the rate card', () => {
  it('has the prices and the words of the handbook, to type over, and nothing of ours for a sponsor to read', () => {
    const path = allPaths(readLibrary({ personaSlugs: ['audience-builder'] })).find(
      ({ meta }) => meta.slug === 'local-newsletter',
    );
    const card = Buffer.from(writeRateCard({ ...source, sections: path?.sections ?? [] })).toString();
    const [, price] =
      /\| Main sponsor +\|[^|]+\| (\$\d+) /.exec(
        path?.sections.map(({ markdown }) => markdown).join('\n') ?? '',
      ) ?? [];
    expect(price).toMatch(/^\$\d+$/);
    expect(card).toContain(`>${price}</td>`);
    expect(card).toContain('<main contenteditable="true"');
    expect(card).toContain('I never hand over the list.');
    expect(card).not.toMatch(/Form: rate card|Waymint|<footer|<script/);
  });
});
