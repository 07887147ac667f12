import { openInEngine, type ReadBook } from '#functions/workbook/testing/read-workbook.ts';

/** Every formula whose value in another engine differs from the value in the file. */
export function differences(book: ReadBook): string[] {
  const engine = openInEngine(book);
  const faults: string[] = [];
  for (const { name, cells } of book.sheets)
    for (const { address, formula, value } of cells.values()) {
      if (formula === undefined) continue;
      const seen = engine.valueAt(name, address);
      const isSame =
        typeof value === 'number'
          ? // The other engine keeps fourteen digits.
            Math.abs(Number(seen) - value) < Math.max(1e-6, Math.abs(value) * 1e-10)
          : seen === value;
      if (!isSame) faults.push(`${name}!${address} ${formula}: ${String(seen)}, not ${value}`);
    }
  engine.close();
  return faults;
}
