import type { PathSummary } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';

/** In whole dollars, of which a few cents are none. */
export const hourPay = (cents: number): string =>
  cents > 0 && cents < 50 ? 'under $1' : wholeDollars(cents);

/** What paths are compared by, in the same order on every card; on a phone the unit stands for the name. */
export const factsOf = ({
  hourCents,
  time,
  budget,
}: PathSummary): readonly (readonly [name: string, fact: string, unit?: string])[] => [
  ['An hour', hourPay(hourCents), 'an hour'],
  ['A week', time.replace('/week', '')],
  ['To start', budget, 'to start'],
];

export const hourNote = 'Our estimate for months 10 to 12, every hour counted, before tax.';
