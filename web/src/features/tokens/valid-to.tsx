import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { expiryOf } from '#shared/domain/tokens/validity.ts';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatShortDate } from '#web/components/date-time/format-date-time.ts';

export interface ValidToProps {
  amount: Hundredths;
  nowMs: number;
}

export const validTo = (amount: Hundredths, creditedAtMs: number): string =>
  formatShortDate(expiryOf(amount, creditedAtMs), { timeZone: browserTimeZone(), nowMs: creditedAtMs });

/** How long an amount lasts if it is bought now. */
export const ValidTo = ({ amount, nowMs }: ValidToProps) => (
  <span className="whitespace-nowrap text-ink-soft">valid to {validTo(amount, nowMs)}</span>
);
