import type { Hundredths } from '../tokens/money.ts';
import { type PlanType, planPrices } from './plans.ts';

/** A plan at a price, held for two hours: what was usable when it was quoted pays for it until then. */
export interface PlanSession {
  sessionId: string;
  plan: PlanType;
  price: Hundredths;
  quotedAtMs: number;
  expiresAtMs: number;
  status: 'OPEN' | 'USED';
  /** The run it was used for. */
  runId?: string;
}

export const planSessionLifeMs = 2 * 60 * 60 * 1000;

export const quotePlan = (plan: PlanType, sessionId: string, nowMs: number): PlanSession => ({
  sessionId,
  plan,
  price: planPrices[plan],
  quotedAtMs: nowMs,
  expiresAtMs: nowMs + planSessionLifeMs,
  status: 'OPEN',
});

export const isOpen = (session: PlanSession, nowMs: number): boolean =>
  session.status === 'OPEN' && nowMs < session.expiresAtMs;
