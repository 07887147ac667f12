import type { PathSummary } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';

/** What paths are compared by, in the same order on every card. */
export const factsOf = ({ hourCents, time, budget }: PathSummary): readonly (readonly [string, string])[] => [
  ['An hour', wholeDollars(hourCents)],
  ['A week', time.replace('/week', '')],
  ['To start', budget],
];

export const hourNote =
  'What an hour earns is planned for months 10 to 12, with every hour counted, before tax.';
