import { type Formula, f, type Operand } from '../formula/formula.ts';

/**
 * Dollars cannot hold halves of a cent exactly: 93,034.15 × 90% is 83,730.735, and its binary fraction lies a little
 * lower. Formulas that multiply or divide therefore use whole cents, so that every program rounds a half in the same
 * way.
 */
export const inCents = (dollars: Operand): Formula => f`ROUND(${dollars}*100,0)`;
export const toDollars = (cents: Formula): Formula => f`ROUND(${cents},0)/100`;

export const percentOf = (dollars: Operand, percent: Operand): Formula =>
  toDollars(f`${inCents(dollars)}*${percent}/100`);
export const divided = (dollars: Operand, by: Operand): Formula => toDollars(f`${inCents(dollars)}/${by}`);
export const times = (dollars: Operand, count: Operand, by: Operand): Formula =>
  toDollars(f`${inCents(dollars)}*${count}/${by}`);
