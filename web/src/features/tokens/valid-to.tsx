import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { expiryOf } from '#shared/domain/tokens/validity.ts';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatDate } from '#web/components/date-time/format-date-time.ts';
import { largestPack } from './token-pack.ts';

export interface ValidToProps {
  amount: Hundredths;
  nowMs: number;
}

export const validTo = (amount: Hundredths, creditedAtMs: number): string =>
  formatDate(expiryOf(amount, creditedAtMs), { timeZone: browserTimeZone() });

/** How long an amount is valid if it is bought now. */
export const ValidTo = ({ amount, nowMs }: ValidToProps) => (
  <span className="whitespace-nowrap text-ink-soft">valid to {validTo(amount, nowMs)}</span>
);

/** How long the packs are valid, said once below them, and that larger amounts last longer. */
export const PacksValidTo = ({ nowMs }: Pick<ValidToProps, 'nowMs'>) => (
  <p className="mt-2 text-sm text-ink-soft">
    Packs bought today are <ValidTo amount={largestPack} nowMs={nowMs} />. More than{' '}
    {formatTokens(largestPack)} in one go last longer.
  </p>
);
