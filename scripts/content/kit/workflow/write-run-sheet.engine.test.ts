/** The run sheet of a workflow in an engine that did not write it, by the rules of the handbook. */
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { writeRunSheet } from './write-run-sheet.ts';

const source = { title: 'Workflow Pack', checked: '2026-11-20' };
const bytes = writeRunSheet(source);
const firstRow = 4;

function verdictOf(runs: { usable: number; edits: number; invented: number }[]) {
  const engine = openInEngine(readWorkbook(bytes));
  runs.forEach(({ usable, edits, invented }, index) => {
    engine.typeAt('Runs', `D${firstRow + index}`, usable);
    engine.typeAt('Runs', `E${firstRow + index}`, edits);
    engine.typeAt('Runs', `F${firstRow + index}`, invented);
  });
  const verdict = engine.valueOf('verdict');
  engine.close();
  return verdict;
}

const twenty = (failed: number, edits = 3) =>
  Array.from({ length: 20 }, (_, index) => ({ usable: index < failed ? 0 : 1, edits, invented: 0 }));

describe('the run sheet', () => {
  it.each([
    ['In', 'with 16 usable and three edits', twenty(4)],
    ['Out', 'with 15 usable', twenty(5)],
    ['In', 'with four edits in four of the runs', [...twenty(0).slice(4), ...twenty(0, 4).slice(16)]],
    ['Out', 'with four edits in five of the runs', [...twenty(0).slice(5), ...twenty(0, 4).slice(15)]],
    [
      'In',
      'with many edits in the four that are not usable',
      [...twenty(0).slice(4), ...twenty(20, 6).slice(16)],
    ],
    ['Not yet', 'after 19 runs', twenty(0).slice(1)],
    ['Out: fix it, run all 20 again', 'with one invented fact', [{ usable: 1, edits: 0, invented: 1 }]],
  ])('says “%s” %s', (verdict, _when, runs) => {
    expect(verdictOf(runs)).toBe(verdict);
  });

  it('is the same bytes every time', () => {
    expect(writeRunSheet(source)).toEqual(bytes);
  });
});
