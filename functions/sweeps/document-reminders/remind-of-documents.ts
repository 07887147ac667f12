import { documentGoesMail } from '#functions/mail/run-mails.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import { runSweep } from '../run-sweep.ts';
import { type ReminderDependencies, sendReminder } from '../send-reminder.ts';
import type { JobDependencies } from '../work-through.ts';

export interface RemindOfDocumentsDependencies extends JobDependencies, ReminderDependencies {
  runs: Pick<RunStore, 'findDocument'>;
  progress: Pick<RunProgressStore, 'documentsToRemindBy' | 'documentRemindedWrite'>;
}

/** Tells owners once, five days ahead, that their document will be deleted. */
export function remindOfDocuments(
  dependencies: RemindOfDocumentsDependencies,
): Promise<Record<string, number>> {
  const untilMs = dependencies.clock.nowMs();
  return runSweep(dependencies, {
    name: 'document-reminders',
    counts: 'reminded',
    due: (after) => dependencies.progress.documentsToRemindBy(untilMs, after),
    work: async ({ owner, id }) => ((await remind(dependencies, owner, id)) ? 1 : 0),
  });
}

async function remind(
  dependencies: RemindOfDocumentsDependencies,
  ownerId: string,
  fileId: string,
): Promise<boolean> {
  const { clock, siteUrl, runs, progress } = dependencies;
  const document = await runs.findDocument(ownerId, fileId);
  if (document?.reminderAtMs === undefined) return false;
  const nowMs = clock.nowMs();
  // No one is told to save a document that is gone or revoked, but its mark is cleared too.
  // guard: remind-of-a-document-2
  const tells = nowMs < document.expiresAtMs && document.revoked !== true;
  const mails = tells ? [documentGoesMail({ ownerId, siteUrl, nowMs }, document)] : [];
  return (
    (await sendReminder(dependencies, [progress.documentRemindedWrite(ownerId, fileId)], mails)) && tells
  );
}
