import { shortfall } from './change-wallet.ts';
import { type Cents, cents, type Hundredths } from './money.ts';
import { chargeFor } from './purchase-amount.ts';
import { usableBalance, type Wallet } from './wallet.ts';

/** The server calculates a cost once; it is then shown and charged unchanged. */
export interface Cost {
  price: Hundredths;
  /** Tokens that can be spent. */
  usable: Hundredths;
  /** The debt for a payment that was reversed after its tokens were spent. */
  owed: Hundredths;
  /** Tokens that have to be bought. */
  missing: Hundredths;
  /** The payment for them; higher than their price if that is below the smallest payment. */
  charge: Cents;
}

/** Usable tokens are those at the given instant, even if it is long past. */
export function costFor(price: Hundredths, wallet: Wallet, asOfMs: number): Cost {
  const missing = shortfall(wallet, { amount: price, asOfMs });
  const charge = missing === 0 ? cents(0) : chargeFor(missing);
  return { price, usable: usableBalance(wallet, asOfMs), owed: wallet.debt, missing, charge };
}
