import type { Text } from '../document/text.ts';
import { printHours } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { unitWord } from './print-figures.ts';
import { say } from './write-blocks.ts';

/** What one sale takes in hours, or one thing that brings visits, as the end of a sentence. */
export function workOfOne({ model: { path }, figure }: Pick<Draft, 'model' | 'figure'>): Text {
  const { demand, hoursPerUnit } = path;
  return demand.kind === 'outreach'
    ? say`one ${unitWord({ path })} takes ${figure('hours-per-unit', printHours(hoursPerUnit.v))}`
    : say`making one ${demand.item} takes ${figure('items-per-hour', printHours(1 / demand.itemsPerHour.v))}`;
}
