import type { PathSummary } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { addresses } from '#web/config/addresses.ts';

type Fact = readonly [name: string, fact: string, unit?: string];

/** What paths are compared by, in the same order on every card; on a phone the unit stands for the name, which in a long list leaves hours as they are, so that a row is one line. */
export const factsOf = ({ hourCents, time, budget }: PathSummary, isLong: boolean): readonly Fact[] => [
  ['An hour', wholeDollars(hourCents), 'an hour'],
  ['A week', time.replace('/week', ''), isLong ? '' : 'a week'],
  ['To start', budget, 'to start'],
];

/** Of a year that ends below zero, which the hour alone does not say. */
export const yearFact = ({ aheadMonth }: PathSummary): readonly Fact[] =>
  aheadMonth === null ? [['After a year', 'below zero', 'after a year']] : [];

/** When a year has paid for its start and for the handbook. */
export const aheadFact = ({ aheadMonth }: PathSummary): Fact => [
  'Ahead',
  aheadMonth === null ? 'Not in the first year' : `From month ${aheadMonth}`,
];

/** What stands behind it, in the chapter that all paths share. */
export const howWeEstimate = `${addresses.moneyRules()}#how-we-estimate`;

export const hourNote = 'Our estimate for months 10 to 12, every hour counted, before tax.';
