/** A fault in a diagram, for its writer. Lines are counted from the first one below the title. */
export class DiagramFault extends Error {
  readonly line: number;

  constructor(line: number, fault: string) {
    super(fault);
    this.line = line;
  }
}

export interface DiagramLine {
  number: number;
  /** In steps of two spaces. */
  depth: number;
  /** The parts between the vertical bars. */
  cells: readonly string[];
}

/** The lines of a diagram. Empty lines are refused, so that the source shows what is drawn. */
export function diagramLines(text: string): DiagramLine[] {
  return text.split('\n').map((line, index) => {
    const number = index + 1;
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    if (line.trim() === '') throw new DiagramFault(number, 'is empty');
    return { number, depth: indent / 2, cells: line.split('|').map((cell) => cell.trim()) };
  });
}

/** All cells of a line by name. Only optional cells may be empty, and a trailing one may be omitted. */
export function cellsOf(
  { number, depth, cells }: DiagramLine,
  { names, mayBeEmpty = [] }: { names: readonly string[]; mayBeEmpty?: readonly string[] },
): string[] {
  if (depth > 0 && cells[0] !== '') throw new DiagramFault(number, 'is indented');
  if (cells.length > names.length) throw new DiagramFault(number, `has more parts than ${names.join(' | ')}`);
  const empty = names.find((name, index) => !cells[index] && !mayBeEmpty.includes(name));
  if (empty !== undefined) throw new DiagramFault(number, `has no ${empty}: ${names.join(' | ')}`);
  return names.map((_name, index) => cells[index] ?? '');
}

interface Whole {
  number: number;
  what: string;
}

/** “1,320”, a whole number. */
export function wholeIn(text: string, { number, what }: Whole): number {
  if (!/^\d{1,3}(?:,\d{3})+$|^\d+$/.test(text))
    throw new DiagramFault(number, `“${text}” is no whole number of ${what}`);
  return Number(text.replaceAll(',', ''));
}

/** A line that starts with “=” is the total, and must be last. */
export function splitTotal(lines: readonly DiagramLine[]): { steps: DiagramLine[]; total?: DiagramLine } {
  const at = lines.findIndex(({ cells }) => cells[0]?.startsWith('='));
  if (at < 0) return { steps: [...lines] };
  const found = lines[at];
  if (found === undefined || at < lines.length - 1)
    throw new DiagramFault(lines[at + 1]?.number ?? 1, 'is after the total');
  const [first = '', ...rest] = found.cells;
  return { steps: lines.slice(0, at), total: { ...found, cells: [first.slice(1).trim(), ...rest] } };
}

export function needLines(lines: readonly unknown[], { least, most }: { least: number; most: number }): void {
  if (lines.length < least || lines.length > most)
    throw new DiagramFault(1, `has ${lines.length} lines, not ${least} to ${most}`);
}
