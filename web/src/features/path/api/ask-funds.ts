import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { isSessionRefused, type UnlockOutcome } from '../read-answers.ts';
import { type Funds, fundsFor } from '../unlocking.ts';

export interface FundsQuestion {
  params: { personaSlug: string; pathSlug: string };
  price: Hundredths;
  signal: AbortSignal;
}

export type FundsAnswer = Funds | Extract<UnlockOutcome, { kind: 'unlocked' | 'session-refused' }>;

export async function askFunds({ params, price, signal }: FundsQuestion): Promise<FundsAnswer> {
  const user = await callRoute(userRoutes.getUser, { signal, keepsSession: true });
  if (isSessionRefused(user)) return { kind: 'session-refused' };
  const funds = fundsFor(price, user.ok ? user.answer.path_compiler_quota.token_balance : undefined);
  if (funds.kind !== 'short') return funds;
  // The tokens may be missing because another tab has just spent them on this very path.
  const status = await callRoute(pathCompilerRoutes.getPurchaseStatus, {
    params,
    signal,
    keepsSession: true,
  });
  if (isSessionRefused(status)) return { kind: 'session-refused' };
  return status.ok && status.answer.purchased ? { kind: 'unlocked' } : funds;
}
