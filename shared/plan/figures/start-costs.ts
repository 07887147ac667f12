import type { CostLine } from './inputs.ts';
import { sum } from './round.ts';

/** What is bought in a month, from 0; the first one has all that comes before the first job. */
export const startCentsAt = (start: readonly CostLine[], index: number): number =>
  sum(start.filter(({ month = 0 }) => month === index).map(({ cents }) => cents));
