import type { PathSummary } from '#shared/contract/content-files.ts';

/** Whole dollars, as a plan says them: 2135 → $21, −60 → −$1. */
export const hourPay = (cents: number): string => {
  const whole = Math.round(cents / 100);
  return `${whole < 0 ? '−' : ''}$${Math.abs(whole)}`;
};

/** What paths are compared by, in the same order on every card. */
export const factsOf = ({ hourCents, time, budget }: PathSummary): readonly (readonly [string, string])[] => [
  ['An hour', hourPay(hourCents)],
  ['A week', time.replace('/week', '')],
  ['To start', budget],
];

export const hourNote = 'An hour: planned for months 10 to 12, with every hour counted, before tax.';
