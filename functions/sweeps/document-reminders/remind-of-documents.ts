import type { DeliverMail } from '#functions/mail/deliver-outbox.ts';
import { documentGoesMail } from '#functions/mail/run-mails.ts';
import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import type { OutboxStore } from '#functions/stores/outbox.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { type Pace, workThrough } from '../work-through.ts';

const budgetMs = 150_000;

export interface RemindOfDocumentDependencies {
  clock: Clock;
  siteUrl: string;
  runs: Pick<RunStore, 'findDocument'>;
  progress: Pick<RunProgressStore, 'documentsToRemindBy' | 'documentRemindedWrite'>;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  deliver: DeliverMail;
  checkpoints: CheckpointStore;
  pace: Pace;
}

/** Tells owners once, five days ahead, that their document goes. */
export async function remindOfDocuments(
  dependencies: RemindOfDocumentDependencies,
): Promise<Record<string, number>> {
  const { clock, progress, checkpoints, pace } = dependencies;
  const untilMs = clock.nowMs();
  let reminded = 0;
  const counts = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'document-reminders',
      budgetMs,
      due: (after) => progress.documentsToRemindBy(untilMs, after),
      async work({ owner, id }) {
        if (await remind(dependencies, owner, id)) reminded += 1;
      },
    },
  );
  const all = { ...counts, reminded };
  emitCounts('document-reminders', all, clock.nowMs());
  return all;
}

async function remind(
  { clock, siteUrl, runs, progress, outbox, write, deliver }: RemindOfDocumentDependencies,
  ownerId: string,
  fileId: string,
): Promise<boolean> {
  const document = await runs.findDocument(ownerId, fileId);
  if (document?.reminderAtMs === undefined) return false;
  const nowMs = clock.nowMs();
  const mail = documentGoesMail({ ownerId, siteUrl, nowMs }, document);
  // Gone already, or taken back: nobody is told to save what cannot be had, but it is not found again either.
  const tells = nowMs < document.expiresAtMs && document.revoked !== true;
  const items = [progress.documentRemindedWrite(ownerId, fileId), ...(tells ? [outbox.writeOf(mail)] : [])];
  const written = await write(items);
  if (written.kind === 'unknown') throw new Error('A reminder could not be noted', { cause: written.cause });
  if (written.kind !== 'written' || !tells) return false;
  await deliver(mail);
  return true;
}
