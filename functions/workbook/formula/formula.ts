import type { Argument, Value } from './excel-functions.ts';
import { type Calculation, parseFormula } from './parse-formula.ts';

/** A cell, by address or name, with the value that the file stores for viewers that do not calculate. */
export interface Cell {
  kind: 'cell';
  sheet: string;
  address: string;
  name?: string;
  value: Value;
}

export interface Range {
  kind: 'range';
  sheet: string;
  address: string;
  name?: string;
  values: readonly Value[];
}

export interface Formula {
  kind: 'formula';
  /** The formula as text; references to the given sheet do not name it. */
  on(sheet: string): string;
  value: Value;
}

export type Operand = Cell | Range | Formula | number;

const parsed = new WeakMap<TemplateStringsArray, Calculation>();

const plainName = /^[A-Za-z_]+$/;
const inSheet = (sheet: string): string =>
  plainName.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;

function textOf(operand: Operand, sheet: string): string {
  if (typeof operand === 'number') return operand < 0 ? `(${operand})` : String(operand);
  if (operand.kind === 'formula') return `(${operand.on(sheet)})`;
  if (operand.name !== undefined) return operand.name;
  return operand.sheet === sheet ? operand.address : `${inSheet(operand.sheet)}!${operand.address}`;
}

function given(operand: Operand): Argument {
  if (typeof operand === 'number') return operand;
  return operand.kind === 'range' ? operand.values : operand.value;
}

/**
 * Builds a formula and its value from the same text, so the cached value always matches the formula. Each template is
 * parsed once.
 */
export function f(parts: TemplateStringsArray, ...operands: readonly Operand[]): Formula {
  let calculation = parsed.get(parts);
  if (!calculation) {
    calculation = parseFormula(parts);
    parsed.set(parts, calculation);
  }
  const result = calculation(operands.map(given));
  return {
    kind: 'formula',
    on: (sheet) =>
      parts.reduce((text, part, index) => {
        const operand = operands[index - 1];
        return text + (operand === undefined ? '' : textOf(operand, sheet)) + part;
      }, ''),
    // Adding 0 turns -0 into 0, because spreadsheets have no negative zero.
    value: typeof result === 'number' ? result + 0 : (result as Value),
  };
}
