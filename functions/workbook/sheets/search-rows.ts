import { type Cell, type Formula, f, type Operand } from '../formula/formula.ts';
import type { TrialSheet } from './trial-rows.ts';

interface Search {
  label: string;
  /** The last step of the range; the answer lies between `first` and it, or nowhere. */
  last: Formula;
  /** One before the first step that is tried. */
  below: -1 | 0;
  /** How many times the range is halved. */
  rows: number;
  /** Writes a trial of one step on the present row, and says whether it is enough. */
  tryStep(step: Cell): Formula;
}

export interface Found {
  /** False where not even the last step is enough. */
  possible: Cell;
  /** The first step that is enough. */
  step: Cell;
}

/** As many halvings as leave one step, and two for answers that change. */
export const halvings = (steps: number): number => Math.ceil(Math.log2(Math.max(2, steps + 1))) + 2;

/** The smallest step that is enough, as the plan's own model looks for it: the last first, then the middle of what is left. */
export function writeSearch(trials: TrialSheet, { label, last, below, rows, tryStep }: Search): Found {
  const { sheet } = trials;
  trials.label(`${label}: as far as it goes`);
  const top = trials.put('step', last, 'count');
  const possible = trials.put('works', tryStep(top), 'general');
  sheet.row += 1;
  let low: Operand = below;
  let high: Operand = top;
  for (let index = 0; index < rows; index += 1) {
    trials.label(label);
    const from: Cell = trials.put('low', f`${low}`, 'count');
    const to: Cell = trials.put('high', f`${high}`, 'count');
    const step = trials.put('step', f`IF(${to}-${from}>1,INT((${from}+${to})/2),${to})`, 'count');
    const works = trials.put('works', tryStep(step), 'general');
    sheet.row += 1;
    low = f`IF(${works},${from},${step})`;
    high = f`IF(${works},${step},${to})`;
  }
  trials.label(`${label}: found`);
  trials.put('low', f`${low}`, 'count');
  const step = trials.put('high', f`${high}`, 'count');
  sheet.row += 1;
  sheet.space();
  return { possible, step };
}
