import type { Cents, Hundredths } from '../tokens/money.ts';
import { type PlanType, planPrices } from './plans.ts';

export const planQuoteStatuses = ['OPEN', 'USED'] as const;

/** The price of a plan is held for two hours: tokens usable at the time of the quote pay for it until then. */
export interface PlanQuote {
  quoteId: string;
  plan: PlanType;
  price: Hundredths;
  /** The charge that its owner was shown; no other amount is charged. */
  charge: Cents;
  quotedAtMs: number;
  expiresAtMs: number;
  status: (typeof planQuoteStatuses)[number];
  /** The run it was used for. */
  runId?: string;
  basedOn?: string;
}

export const planQuoteLifeMs = 2 * 60 * 60 * 1000;

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
