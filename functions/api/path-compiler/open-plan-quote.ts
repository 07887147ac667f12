import { answer, type Refusal, refuse } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import { type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { Run } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { newPlanQuote, type PlanQuote } from '#shared/domain/plans/plan-quote.ts';
import {
  asPlanType,
  contactPlanTypes,
  isReviewed,
  type PlanType,
  planPrices,
} from '#shared/domain/plans/plans.ts';
import { activeRunStatuses } from '#shared/domain/runs/run-status.ts';
import { costFor } from '#shared/domain/tokens/cost.ts';
import type { PaymentGate } from '../payment-gate.ts';

interface OpenPlanQuoteDependencies {
  clock: Clock;
  newUuid: () => string;
  gate: Pick<PaymentGate, 'plan'>;
  pacing: Pacing;
  accounts: Pick<AccountStore, 'staysCheck'>;
  runs: Pick<RunStore, 'activeRunOf' | 'find' | 'quoteWrite'>;
  write: (items: TransactItem[]) => Promise<Written>;
  wallets: Pick<WalletStore, 'read'>;
}

export function openPlanQuote(
  dependencies: OpenPlanQuoteDependencies,
): RouteHandler<typeof pathCompilerRoutes.openPlanQuote> {
  const { clock, pacing, newUuid, gate, runs, wallets } = dependencies;
  return prefetching(
    ({ userId, query: { basedOn } }) =>
      Promise.all([
        runs.activeRunOf(userId),
        wallets.read(userId),
        basedOn === undefined ? undefined : runs.find(userId, basedOn),
      ]),
    async ({ session, query, request }, [active, wallet, earlier]) => {
      const plan = asPlanType(query.planType);
      if (plan === undefined) {
        const arrangedByEmail = contactPlanTypes.some((type) => type === query.planType);
        return refuse(arrangedByEmail ? 'plan-not-for-sale' : 'invalid-input');
      }
      // guard: limits-plan-quotes
      const refusal = await gate.plan({ session, request });
      if (refusal !== undefined) return refusal;
      // /guard
      // Checked before any payment, so that a person with an active plan learns it now.
      if (active !== undefined) return refuse('run-active');
      const { basedOn } = query;
      const unfounded = basedOn === undefined ? undefined : refuseRound(plan, earlier);
      if (unfounded !== undefined) return unfounded;
      if (wallet.frozen !== undefined) return refuse('wallet-frozen');
      const nowMs = clock.nowMs();
      const cost = costFor(planPrices[plan], wallet, nowMs);
      const uuid = newUuid();
      const planQuote = newPlanQuote({ quoteId: uuid, plan, charge: cost.charge, nowMs, basedOn });
      const saved = await untilDone(pacing, () => save(dependencies, session.userId, planQuote));
      return saved === 'saved' ? answer({ uuid, quote: cost }) : saved;
    },
  );
}

/** A new round needs a finished run of the same person and a plan with a reviewer. */
function refuseRound(plan: PlanType, earlier: Run | undefined): Refusal | undefined {
  if (!isReviewed(plan))
    return refuse('invalid-input', {
      sentence: 'Only Pro and Enterprise plans can start from an earlier plan.',
    });
  return earlier === undefined || activeRunStatuses.includes(earlier.status)
    ? refuse('not-found', { sentence: 'We couldn’t find the earlier plan.' })
    : undefined;
}

async function save(
  { accounts, runs, write }: OpenPlanQuoteDependencies,
  owner: string,
  quote: PlanQuote,
): Promise<'saved' | Refusal | TryAgain> {
  // guard: deletion-no-plan-is-quoted-meanwhile
  const written = await write([runs.quoteWrite(owner, quote), accounts.staysCheck(owner)]);
  if (written.kind === 'written') return 'saved';
  if (written.kind !== 'refused') return new TryAgain(written);
  // Quote ids are random, so an existing one was saved by an attempt whose answer was lost.
  return written.at.includes(0) ? 'saved' : refuse('account-leaving');
}
