import type { Mark } from '../document/text.ts';

/** One line of the register of assumptions; the assembly of the document adds which lines depend on it. */
export interface RegisterEntry {
  id: string;
  label: string;
  value: string;
  range?: string;
  mark: Mark;
  reason: string;
  asAt?: string;
}
