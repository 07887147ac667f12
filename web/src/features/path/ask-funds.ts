import { pathCompilerRoutes } from '../../../../shared/contract/routes/path-compiler.ts';
import { userRoutes } from '../../../../shared/contract/routes/user.ts';
import type { Hundredths } from '../../../../shared/domain/tokens/money.ts';
import { callRoute } from '../../lib/api/call-route.ts';
import { isSessionRefused } from './read-answers.ts';
import { type Funds, fundsFor } from './unlocking.ts';

export interface FundsQuestion {
  params: { personaSlug: string; pathSlug: string };
  price: Hundredths;
  signal: AbortSignal;
}

/** Undefined when the session was refused: its end is handled where it was noticed. */
export async function askFunds({
  params,
  price,
  signal,
}: FundsQuestion): Promise<Funds | 'unlocked' | undefined> {
  const user = await callRoute(userRoutes.getUser, { signal });
  if (isSessionRefused(user)) return undefined;
  const funds = fundsFor(price, user.ok ? user.answer.path_compiler_quota.token_balance : undefined);
  if (funds.kind !== 'short') return funds;
  // The tokens may be missing because another tab has just spent them on this very path.
  const status = await callRoute(pathCompilerRoutes.getPurchaseStatus, { params, signal });
  return status.ok && status.answer.purchased ? 'unlocked' : funds;
}
