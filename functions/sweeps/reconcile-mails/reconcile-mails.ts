import type { DeliverMail } from '#functions/mail/deliver-outbox.ts';
import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import type { OutboxStore } from '#functions/stores/outbox.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { type Pace, workThrough } from '../work-through.ts';

const unsentForMs = 2 * 60_000;
const { budgetMs } = passTimesOf('reconcile-mails');

export interface ReconcileMailsDependencies {
  clock: Clock;
  outbox: Pick<OutboxStore, 'dueBy' | 'find'>;
  deliver: DeliverMail;
  checkpoints: CheckpointStore;
  pace: Pace;
}

/** Sends mails that are still in the outbox after two minutes. */
export async function reconcileMails({
  clock,
  outbox,
  deliver,
  checkpoints,
  pace,
}: ReconcileMailsDependencies): Promise<Record<string, number>> {
  const untilMs = clock.nowMs() - unsentForMs;
  const outcomes = { mailsSent: 0, mailsKept: 0 };
  const { found, failed, left } = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'mails',
      budgetMs,
      due: (after) => outbox.dueBy(untilMs, after),
      async work({ mailId }) {
        const mail = await outbox.find(mailId);
        // guard: reconcile-mails-left-behind
        const outcome = mail === undefined ? undefined : await deliver(mail);
        if (outcome === 'sent') outcomes.mailsSent += 1;
        if (outcome === 'kept') outcomes.mailsKept += 1;
      },
    },
  );
  const counts = { mailsDue: found, mailsFailed: failed, mailsLeft: left, ...outcomes };
  emitCounts('reconcile-mails', counts, clock.nowMs());
  return counts;
}
