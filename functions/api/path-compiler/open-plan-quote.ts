import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { costFor, newPlanQuote } from '#shared/domain/plans/plan-quote.ts';
import { asPlanType, contactPlanTypes, planPrices } from '#shared/domain/plans/plans.ts';
import type { PaymentGate } from '../payment-gate.ts';

interface OpenPlanQuoteDependencies {
  clock: Clock;
  newUuid: () => string;
  gate: Pick<PaymentGate, 'plan'>;
  runs: Pick<RunStore, 'activeRunOf' | 'addQuote'>;
  wallets: Pick<WalletStore, 'read'>;
}

export function openPlanQuote({
  clock,
  newUuid,
  gate,
  runs,
  wallets,
}: OpenPlanQuoteDependencies): RouteHandler<typeof pathCompilerRoutes.openPlanQuote> {
  return async ({ session, query, request }) => {
    const plan = asPlanType(query.planType);
    if (plan === undefined) {
      const arrangedByEmail = contactPlanTypes.some((type) => type === query.planType);
      return refuse(arrangedByEmail ? 'plan-not-for-sale' : 'invalid-input');
    }
    const refusal = await gate.plan({ session, request });
    if (refusal !== undefined) return refusal;
    // Before any money: whoever has an active plan is told so now, not after paying.
    if ((await runs.activeRunOf(session.userId)) !== undefined) return refuse('run-active');
    const wallet = await wallets.read(session.userId);
    if (wallet.frozen !== undefined) return refuse('wallet-frozen');
    const nowMs = clock.nowMs();
    const cost = costFor(planPrices[plan], wallet, nowMs);
    const uuid = newUuid();
    await runs.addQuote(session.userId, newPlanQuote({ quoteId: uuid, plan, charge: cost.charge, nowMs }));
    return answer({ uuid, quote: cost });
  };
}
