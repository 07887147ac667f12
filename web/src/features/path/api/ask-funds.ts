import type { QueryClient } from '@tanstack/react-query';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { userQueryKeepingSession } from '#web/lib/api/user-query.ts';
import { isSessionRefused, type UnlockOutcome } from '../read-answers.ts';
import { type Funds, fundsFor } from '../unlocking.ts';
import type { PathParams } from './path-queries.ts';

export interface FundsQuestion {
  params: PathParams;
  price: Hundredths;
}

export type FundsAnswer = Funds | Extract<UnlockOutcome, { kind: 'unlocked' | 'session-refused' }>;

export async function askFunds(client: QueryClient, { params, price }: FundsQuestion): Promise<FundsAnswer> {
  const user = await client
    .fetchQuery(userQueryKeepingSession)
    .catch((error: unknown) =>
      error instanceof CallFailure && error.kind === 'session' ? 'session-refused' : undefined,
    );
  if (user === 'session-refused') return { kind: user };
  const funds = fundsFor(price, user?.path_compiler_quota.token_balance);
  if (funds.kind !== 'short') return funds;
  // The tokens may be missing because another tab has just spent them on this very path.
  const status = await callRoute(pathCompilerRoutes.getPurchaseStatus, { params, keepsSession: true });
  if (isSessionRefused(status)) return { kind: 'session-refused' };
  return status.ok && status.answer.purchased ? { kind: 'unlocked' } : funds;
}
