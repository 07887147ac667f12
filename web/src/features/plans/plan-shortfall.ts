import { type Cents, type Hundredths, hundredths } from '../../../../shared/domain/tokens/money.ts';
import { chargeFor } from '../../../../shared/domain/tokens/purchase-amount.ts';

/** What is to be paid beside the tokens there are; undefined when they cover the price. The server counts again. */
export function planShortfall(price: Hundredths, balance: number): Cents | undefined {
  return balance >= price ? undefined : chargeFor(hundredths(price - balance));
}
