import type { Licence, Situation } from '#shared/content/schemas/catalogue.ts';
import type { Need } from '#shared/content/schemas/parts.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import type { Fact, Reading } from '../../reading/reading.ts';
import type { Screen } from '../private/screen.ts';

export const factKinds = [
  'goal',
  'income',
  'debt',
  'hours',
  'week',
  'away',
  'money',
  'skill',
  'idea',
  'licence',
  'owned',
  'buyer',
  'contract',
  'staff',
  'loan',
  'season',
  'price',
  'group',
  'term',
  'proof',
  'arranged',
  'to-do',
  'limit',
  'not-done',
  'situation',
  'private',
] as const;
export type FactKind = (typeof factKinds)[number];

/** One line of what we understood. The document and the screen say it in the same words. */
export interface FactLine {
  kind: FactKind;
  says: string;
  /** The facts that it is made from; none where the customer said nothing. */
  facts: readonly Fact<unknown>[];
}

/** What the lines are made from. */
export interface FactSources {
  reading: Reading;
  screen: Screen;
  trades: readonly Trade[];
  licences: ReadonlyMap<string, Licence>;
  situations: ReadonlyMap<string, Situation>;
  /** What the planned work asks for, in a plan that others read. */
  asked?: readonly Need[];
  /** Hours that the figures work with; missing where there are no figures. */
  hoursUsed?: number | undefined;
}
