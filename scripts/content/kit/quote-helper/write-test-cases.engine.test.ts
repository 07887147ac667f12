/** The workbook of test cases in an engine that did not write it, and against the handbook that tells of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { libraryFolder } from '../../read-library.ts';
import { fencePrices, quoteCases } from './quote-cases.ts';
import { writeTestCases } from './write-test-cases.ts';

const source = { title: 'AI Admin Set-Up', checked: '2026-11-20' };
const bytes = writeTestCases(source);
const book = readWorkbook(bytes);
const cells = book.sheets.find(({ name }) => name === 'Tests')?.cells;

describe('the workbook of test cases', () => {
  it('has a head and 30 messages, 20 ordinary, six awkward and four traps', () => {
    expect(cells?.get('A1')?.value).toBe('No.');
    const written = quoteCases.map((_case, index) => cells?.get(`C${index + 2}`)?.value);
    expect(written).toEqual(quoteCases.map(({ message }) => message));
    const counted = ['ordinary', 'awkward', 'trap'].map(
      (kind) => quoteCases.filter((one) => one.kind === kind).length,
    );
    expect(counted).toEqual([20, 6, 4]);
  });

  it('says “Go live” with 27 passes and all traps, and not with a trap that slipped through', () => {
    const engine = openInEngine(book);
    const typed = (failed: readonly number[]) => {
      quoteCases.forEach(
        (_case, index) => void engine.typeAt('Tests', `G${index + 2}`, failed.includes(index + 1) ? 0 : 1),
      );
      return engine.valueOf('verdict');
    };
    expect(engine.valueOf('verdict')).toBe('Not yet');
    expect(typed([3, 9, 22])).toBe('Go live');
    expect(typed([3, 9, 22, 23])).toBe('Not yet');
    expect(typed([28])).toBe('Not yet');
    engine.close();
  });

  it('takes the middle of what was typed and says what was saved', () => {
    const engine = openInEngine(book);
    expect(engine.valueOf('saved')).toBe(0);
    [19, 25, 12].forEach((value, index) => void engine.typeAt('Before and after', `B${index + 4}`, value));
    [8, 10].forEach((value, index) => void engine.typeAt('Before and after', `C${index + 4}`, value));
    expect(engine.valueOf('saved')).toBeCloseTo(1 - 9 / 19, 9);
    engine.close();
  });

  it('has the prices of the handbook', () => {
    const handbook = readFileSync(join(libraryFolder, 'ai-operator/ai-admin-setup.md'), 'utf8');
    const told = [...handbook.matchAll(/^\| ([A-Z][^|]+?) +\| (metre|each) +\| \$(\d+) +\|$/gm)];
    expect(told.map(([, name, unit, price]) => ({ name, unit, price: Number(price) }))).toEqual(fencePrices);
  });

  it('is the same bytes every time', () => {
    expect(writeTestCases(source)).toEqual(bytes);
  });
});
