import type { Scenario } from '../assumptions/general.ts';
import type { WorkFigures } from '../assumptions/path-figures.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';

/** Everything that a rerun of the model may change. A question of "what if" changes one and runs it again. */
export interface Levers<Figures extends WorkFigures = PathNumbers> {
  path: Figures;
  weeklyHours: number;
  priceCents: number;
  toolsMonthCents: number;
  startupCents: number;
  scenario: Scenario;
}

/**
 * As a calculator and a spreadsheet round: half a cent goes away from nothing, and is half a cent whatever binary
 * fractions make of it. Adding zero turns −0 into 0, which would print a minus sign.
 */
export const roundCents = (amount: number): number =>
  Math.sign(amount) * Math.floor(Math.abs(amount) + 0.5 + 1e-9) + 0;

export const roundTo = (amount: number, step: number): number => roundCents(amount / step) * step + 0;
export const ceilTo = (amount: number, step: number): number => Math.ceil(amount / step - 1e-9) * step + 0;
export const floorTo = (amount: number, step: number): number => Math.floor(amount / step + 1e-9) * step + 0;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const months = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A list read past its end holds its last value; before its beginning it is zero. */
export const heldAt = (values: readonly number[], index: number): number =>
  index < 0 ? 0 : (values[Math.min(index, values.length - 1)] ?? 0);
