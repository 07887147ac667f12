import { shortfall } from '../tokens/change-wallet.ts';
import { type Cents, cents, type Hundredths } from '../tokens/money.ts';
import { chargeFor } from '../tokens/purchase-amount.ts';
import { usableBalance, type Wallet } from '../tokens/wallet.ts';
import { type PlanType, planPrices } from './plans.ts';

/** What a plan costs one person now: counted once, by the server, then shown and charged as it is. */
export interface PlanCost {
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

export const planQuoteStatuses = ['OPEN', 'USED'] as const;

/** A plan at a price, held for two hours: what was usable when it was quoted pays for it until then. */
export interface PlanQuote {
  quoteId: string;
  plan: PlanType;
  price: Hundredths;
  /** What its owner was told they pay; another amount by now is not charged. */
  charge: Cents;
  quotedAtMs: number;
  expiresAtMs: number;
  status: (typeof planQuoteStatuses)[number];
  /** The run it was used for. */
  runId?: string;
  /** The earlier run whose answers the new one begins with. */
  basedOn?: string;
}

export const planQuoteLifeMs = 2 * 60 * 60 * 1000;

/** What is usable counts as of the instant of the quote, however late it is asked. */
export function costFor(price: Hundredths, wallet: Wallet, asOfMs: number): PlanCost {
  const missing = shortfall(wallet, { amount: price, asOfMs });
  const charge = missing === 0 ? cents(0) : chargeFor(missing);
  return { price, usable: usableBalance(wallet, asOfMs), owed: wallet.debt, missing, charge };
}

interface NewQuote {
  quoteId: string;
  plan: PlanType;
  charge: Cents;
  nowMs: number;
  basedOn?: string | undefined;
}

export const newPlanQuote = ({ quoteId, plan, charge, nowMs, basedOn }: NewQuote): PlanQuote => ({
  quoteId,
  plan,
  price: planPrices[plan],
  charge,
  quotedAtMs: nowMs,
  expiresAtMs: nowMs + planQuoteLifeMs,
  status: 'OPEN',
  ...(basedOn === undefined ? {} : { basedOn }),
});

export const isOpen = (quote: PlanQuote, nowMs: number): boolean =>
  quote.status === 'OPEN' && nowMs < quote.expiresAtMs;
