import { answer, type Refusal, refuse } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import { knownFirst, type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { LeftPageStore } from '#functions/stores/left-pages.ts';
import type { Run } from '#functions/stores/run-items.ts';
import { type RunStore, runIdOf } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { StoredWallet } from '#functions/stores/wallet-items.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { isOpen, type PlanQuote } from '#shared/domain/plans/plan-quote.ts';
import { firstVersion } from '#shared/domain/runs/profile-answers.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { spendTokens } from '#shared/domain/tokens/change-wallet.ts';
import { refuseShortage } from '../refuse-shortage.ts';

interface CreateRunDependencies {
  clock: Clock;
  pacing: Pacing;
  accounts: Pick<AccountStore, 'staysCheck'>;
  runs: Pick<RunStore, 'find' | 'findQuote' | 'startWrites' | 'activeRunOf'>;
  wallets: Pick<WalletStore, 'read' | 'writesOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  leftPages: Pick<LeftPageStore, 'closeWrite'>;
}

/**
 * Guards: one write creates one run per quote and one active run per person, and spends the price exactly once. The
 * same write schedules the closing of open payment pages for a plan.
 */
export function createRun(
  dependencies: CreateRunDependencies,
): RouteHandler<typeof pathCompilerRoutes.createRun> {
  const { pacing, runs, wallets } = dependencies;
  const read = async (owner: string, quoteId: string): Promise<Found> => {
    const [before, quote] = await Promise.all([wallets.read(owner), runs.findQuote(owner, quoteId)]);
    return { before, quote };
  };
  return prefetching(
    ({ userId, query }) => read(userId, query.pc_sid),
    async ({ session: { userId: owner }, query }, found) => {
      const look = knownFirst(found, () => read(owner, query.pc_sid));
      const started = await untilDone(pacing, async () => startRun(dependencies, owner, await look()));
      return typeof started === 'string' ? answer({ status: 'ok', data: { run_id: started } }) : started;
    },
  );
}

interface Found {
  before: StoredWallet;
  quote: PlanQuote | undefined;
}

async function startRun(
  { clock, accounts, leftPages, runs, wallets, write }: CreateRunDependencies,
  owner: string,
  { before, quote }: Found,
): Promise<string | Refusal | TryAgain> {
  if (quote === undefined) return refuse('not-found', { sentence: 'We couldn’t find this quote.' });
  if (quote.runId !== undefined) return quote.runId;
  const nowMs = clock.nowMs();
  // guard: plan-quote-open-before
  if (!isOpen(quote, nowMs)) return refuse('plan-quote-ended');
  if (before.frozen !== undefined) return refuse('wallet-frozen');

  const { basedOn } = quote;
  const earlier = basedOn === undefined ? undefined : await runs.find(owner, basedOn);
  const run = newRun(quote, earlier, nowMs);
  const { price: amount, quotedAtMs: asOfMs } = quote;
  const spent = spendTokens(before, { amount, asOfMs, atMs: nowMs, on: 'plans', ref: run.runId });
  if ('kind' in spent) {
    // No one is sent to buy tokens for a plan that cannot start because a run is active. This one may have started
    // between the two reads.
    const active = await runs.activeRunOf(owner);
    // guard: plan-an-active-plan-is-told
    if (active !== undefined) return active === run.runId ? active : refuse('run-active');
    return refuseShortage(spent);
  }
  const writes = [
    ...runs.startWrites(owner, quote, run),
    ...wallets.writesOf(owner, before, spent),
    // guard: plan-once-one-has-started-none
    leftPages.closeWrite({ owner, bought: run.runId }, nowMs),
  ];
  // guard: deletion-no-run-begins-meanwhile
  const written = await write([...writes, accounts.staysCheck(owner)]);
  if (written.kind === 'refused' && written.at.includes(writes.length)) return refuse('account-leaving');
  return written.kind === 'written' ? run.runId : afterRefusal(written);
}

/** The order matters: failures of the quote, the active marker and the run are explained before those of the wallet. */
function afterRefusal(written: Exclude<Written, { kind: 'written' }>): Refusal | TryAgain {
  const [quoteAt, activeAt] = [0, 1];
  // Reading the quote again tells whether it was used or has expired.
  // guard: unknown-outcome-read-again
  if (written.kind !== 'refused' || written.at.includes(quoteAt)) return new TryAgain(written);
  // guard: conflicts-by-position-active-run
  return written.at.includes(activeAt) ? refuse('run-active') : new TryAgain(written);
}

const newRun = (quote: PlanQuote, earlier: Run | undefined, nowMs: number): Run => ({
  runId: runIdOf(quote),
  status: 'CREATED',
  plan: quote.plan,
  attempts: 0,
  answers: earlier?.answers ?? emptyAnswers,
  ...(earlier?.confirmed === undefined ? {} : { confirmed: earlier.confirmed }),
  ...(earlier === undefined ? {} : { basedOn: earlier.runId }),
  version: firstVersion,
  timeline: [{ status: 'CREATED', at_ms: nowMs }],
  createdAtMs: nowMs,
  modifiedAtMs: nowMs,
});
