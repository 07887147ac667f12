import { shortfall } from './change-wallet.ts';
import { type Cents, cents, type Hundredths } from './money.ts';
import { chargeFor } from './purchase-amount.ts';
import { usableBalance, type Wallet } from './wallet.ts';

/** What a plan or a path costs one person now: counted once, by the server, then shown and charged as it is. */
export interface Cost {
  price: Hundredths;
  /** Tokens that can be spent. */
  usable: Hundredths;
  /** Owed for a payment that was refunded after its tokens were spent. */
  owed: Hundredths;
  /** Tokens that have to be bought. */
  missing: Hundredths;
  /** What is paid for them; more than they cost where that is below the smallest payment. */
  charge: Cents;
}

/** What is usable counts as of that instant, however late it is asked. */
export function costFor(price: Hundredths, wallet: Wallet, asOfMs: number): Cost {
  const missing = shortfall(wallet, { amount: price, asOfMs });
  const charge = missing === 0 ? cents(0) : chargeFor(missing);
  return { price, usable: usableBalance(wallet, asOfMs), owed: wallet.debt, missing, charge };
}
