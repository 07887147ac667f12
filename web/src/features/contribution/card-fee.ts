import { cardFixed, cardRate, inCents } from '#shared/content/fact-numbers.ts';
import { type Cents, cents } from '#shared/domain/tokens/money.ts';

/** The rest of a payment by a domestic card after the provider’s fee, rounded down. */
export const leftAfterCardFee = (amount: Cents): Cents =>
  cents(
    Math.floor((amount * (1_000_000 - Math.round(cardRate * 1_000_000))) / 1_000_000 - inCents(cardFixed)),
  );
