import { answer } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { Account } from '#functions/stores/accounts.ts';
import type { Run, Submission } from '#functions/stores/run-items.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import type { ShowUser } from '../user-entity.ts';
import type { AccountRecords } from './account-records.ts';

interface ExportDependencies extends AccountRecords {
  showUser: ShowUser;
}

export function exportAccount(
  dependencies: ExportDependencies,
): RouteHandler<typeof userRoutes.exportAccount> {
  return async ({ session: { account } }) =>
    answer({ status: 'ok', data: await gatherExport(dependencies, account) });
}

/** Exports everything stored about a person; amounts are in cents and hundredths of tokens. */
export async function gatherExport(dependencies: ExportDependencies, account: Account) {
  const { showUser, wallets, orders, purchases, runs, interests } = dependencies;
  const { userId } = account;
  const [user, wallet, entries, ordered, unlocked, started, asked] = await Promise.all([
    showUser(account),
    wallets.read(userId),
    wallets.entriesOf(userId),
    orders.allOf(userId),
    purchases.allOf(userId),
    runs.allOf(userId),
    interests.allOf(account),
  ]);
  const lots = wallet.lots.map(({ order, remaining, expires_at_ms }) => ({
    order,
    remaining_hundredths: remaining,
    expires_at: isoTime(expires_at_ms),
  }));
  return {
    account: { ...user, created_at: isoTime(account.createdAtMs) },
    wallet: { balance_hundredths: wallet.balance, debt_hundredths: wallet.debt, lots },
    token_history: entries.map(entryShown),
    orders: ordered.map(orderShown),
    unlocked_paths: unlocked,
    runs: started.runs.map(runShown),
    refunded_runs: started.refunded.map(runShown),
    submissions: started.submissions.map(submissionShown),
    documents: started.documents.map(({ fileId, runId, createdAtMs, expiresAtMs }) => ({
      id: fileId,
      run: runId,
      created_at: isoTime(createdAtMs),
      expires_at: isoTime(expiresAtMs),
    })),
    requests: asked,
  };
}

const isoTime = (atMs: number): string => new Date(atMs).toISOString();

const entryShown = ({ kind, amount, debit, credit, ref, balance_after, at_ms }: LedgerEntry) => ({
  at: isoTime(at_ms),
  kind,
  amount_hundredths: amount,
  from: debit,
  to: credit,
  reference: ref,
  balance_after_hundredths: balance_after,
});

const orderShown = ({ orderId, kind, status, amountCents, createdAtMs, paidAtMs, ...order }: Order) => ({
  id: orderId,
  kind,
  status,
  amount_cents: amountCents,
  created_at: isoTime(createdAtMs),
  paid_at: paidAtMs === undefined ? null : isoTime(paidAtMs),
  for_path: order.unlocks ?? null,
  for_plan: order.plan?.type ?? null,
  agreed_to_terms_of: order.agreedTerms ?? null,
});

const runShown = ({ runId, status, plan, attempts, answers, timeline, fileId, ...run }: Run) => ({
  runId,
  status,
  plan,
  attempts,
  answers,
  confirmed: run.confirmed ?? null,
  timeline: timeline.map(({ status: reached, at_ms }) => ({ status: reached, at: isoTime(at_ms) })),
  document: fileId ?? null,
  comes_to: run.brief === undefined ? null : briefShown(run.brief),
  feedback: run.feedback ?? null,
  field_feedback: run.fieldFeedback ?? null,
  created_at: isoTime(run.createdAtMs),
  modified_at: isoTime(run.modifiedAtMs),
});

const briefShown = ({ path, title, judged, supportedCents, measure, byMonth }: PlanBrief) => ({
  path: path ?? null,
  title,
  verdict: judged?.verdict ?? null,
  goal_cents: judged?.targetCents ?? null,
  goal_month: judged?.dueMonth ?? null,
  supported_cents: supportedCents,
  measured_by: measure ?? null,
  by_month_cents: byMonth,
});

/** The reviewer is not part of the person's data. */
const submissionShown = ({ runId, attempt, snapshot, submittedAtMs, decision }: Submission) => ({
  runId,
  attempt,
  submitted_at: isoTime(submittedAtMs),
  ...snapshot,
  decision:
    decision === undefined
      ? null
      : {
          verdict: decision.verdict,
          at: isoTime(decision.at_ms),
          feedback: decision.feedback ?? null,
          field_feedback: decision.field_feedback ?? null,
        },
});
