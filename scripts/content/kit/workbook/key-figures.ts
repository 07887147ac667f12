import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { key, plain, type Sheet } from '#functions/workbook/grid/sheet.ts';

export interface KeyFigure {
  label: string;
  now: Cell;
  /** The value with the path's own inputs. */
  inPath: number | string;
  format: 'money' | 'count' | 'number';
}

/** Writes each current figure next to the one with the path's own inputs. */
export function writeKeyFigures(sheet: Sheet, figures: readonly KeyFigure[]): void {
  sheet.head('Key figure', 'Now', 'In the path', 'Change');
  for (const { label, now, inPath, format } of figures) {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, f`${now}`, key(format));
    const kept = sheet.put(3, inPath, plain(format));
    if (now.value === inPath && typeof inPath === 'string')
      sheet.put(4, f`IF(${cell}=${kept},"","changed")`, plain('general'));
    if (typeof inPath === 'number' && typeof now.value === 'number')
      sheet.put(
        4,
        f`${format === 'money' ? f`ROUND(${cell}-${kept},2)` : f`${cell}-${kept}`}`,
        plain(format),
      );
    sheet.row += 1;
  }
}

export function writeLegend(sheet: Sheet): void {
  sheet.put(1, 'Your answer, to change', { format: 'text', role: 'answer' });
  sheet.put(2, 'An assumption, to change', { format: 'text', role: 'assumption' });
  sheet.put(3, 'Worked out', { format: 'text', role: 'plain' });
  sheet.row += 1;
}
