import { f } from '#functions/workbook/formula/formula.ts';
import { key, plain, Sheet, type Validation } from '#functions/workbook/grid/sheet.ts';
import type { PieceSource } from '../piece.ts';
import { pieceBook } from '../sheets/piece-book.ts';

const cases = 5;
const tools = ['A', 'B'] as const;
const days = [1, 2] as const;
const yesOrNo: Validation = { type: 'whole', min: 0, max: 1, says: 'Please type 1 for yes or 0 for no.' };
const edits: Validation = { type: 'whole', min: 0, max: 100, says: 'Please type whole edits, 0 to 100.' };

/** Twenty runs of one workflow, and whether it may go into the pack. Copy the sheet for the next workflow. */
export function writeRunSheet(source: PieceSource): Uint8Array {
  const sheet = new Sheet({
    name: 'Runs',
    widths: [10, 12, 10, 14, 12, 16, 44],
    isUpright: true,
    isOnePage: true,
  });
  sheet.words('title', 'One workflow, twenty runs');
  sheet.words(
    'subtitle',
    'Five cases, two tools, two days. Type 1 or 0 and the edits; a run of over three edits counts as 0.',
  );
  sheet.head('Case', { words: 'Tool' }, 'Day', 'Usable', 'Edits', 'Invented fact', {
    words: 'What went wrong',
  });
  const runs = Array.from({ length: cases }, (_, index) => index + 1).flatMap((number) =>
    tools.flatMap((tool) => days.map((day) => ({ number, tool, day }))),
  );
  const typed = runs.map(({ number, tool, day }) => {
    sheet.put(1, number, { format: 'count', role: 'label' });
    sheet.put(2, tool, { format: 'text', role: 'label' });
    sheet.put(3, day, { format: 'count', role: 'label' });
    const cells = [yesOrNo, edits, yesOrNo].map((limits, at) => {
      const cell = sheet.put(at + 4, null, { format: 'count', role: 'answer' });
      sheet.validate(cell, limits);
      return cell;
    });
    sheet.put(7, null, { format: 'text', role: 'answer' });
    sheet.row += 1;
    return cells;
  });
  const column = (at: number) => sheet.range(typed.flatMap((cells) => cells.slice(at, at + 1)));
  const [usable, edited, invented] = [column(0), column(1), column(2)];
  sheet.space();
  const line = (label: string, content: ReturnType<typeof f>, rule: string) => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(4, content, plain('count'));
    sheet.put(7, rule, { format: 'text', role: 'note' });
    sheet.row += 1;
    return cell;
  };
  const run = line('Runs', f`MIN(COUNT(${usable}),COUNT(${edited}))`, 'All 20, edits typed too');
  const passed = line(
    'Usable',
    f`SUMIFS(${usable},${edited},"<=3")`,
    'At least 16, three edits at most in each',
  );
  const made = line('Invented', f`SUM(${invented})`, 'None, or all 20 again');
  sheet.put(1, 'Verdict', { format: 'text', role: 'label' });
  const verdict = f`IF(${made}>0,"Out: fix it, run all 20 again",IF(${run}<20,"Not yet",IF(${passed}>=16,"In","Out")))`;
  sheet.named(sheet.put(4, verdict, key('text')), 'verdict');
  return pieceBook(source, { name: 'twenty runs', sheets: [sheet], foot: 'twenty runs of one workflow' });
}
