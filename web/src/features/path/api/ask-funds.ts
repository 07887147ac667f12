import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { isSessionRefused, type UnlockOutcome } from '../read-answers.ts';
import { type Funds, fundsOf } from '../unlocking.ts';
import type { PathParams } from './path-queries.ts';

export type FundsAnswer = Funds | Extract<UnlockOutcome, { kind: 'unlocked' | 'session-refused' }>;

/** Asks the server what the path costs this person now, or whether another tab has unlocked it. */
export async function askFunds(params: PathParams): Promise<FundsAnswer> {
  const status = await callRoute(pathCompilerRoutes.getPurchaseStatus, { params, keepsSession: true });
  if (isSessionRefused(status)) return { kind: 'session-refused' };
  if (!status.ok) return { kind: 'unknown' };
  return status.answer.purchased ? { kind: 'unlocked' } : fundsOf(status.answer.cost);
}
