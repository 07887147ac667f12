import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { OwedDependencies } from '#functions/payments/owed-for.ts';
import { fileAs, type StoredFile } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { DocumentFormat } from '#shared/contract/document-formats.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { refuseOwed } from '../refuse-owed.ts';

export interface FindFileDependencies {
  clock: Clock;
  runs: Pick<RunStore, 'findDocument'>;
  wallets: OwedDependencies;
}

interface WantedFile {
  owner: string;
  fileId: string;
  format: DocumentFormat;
}

/**
 * Guards: a document belongs to its owner for thirty days by our clock, even while its bytes still exist. Its workbook
 * and calendar last exactly as long. All are closed while the payment for the plan is reversed and owed.
 */
export async function findFile(
  { clock, runs, wallets }: FindFileDependencies,
  { owner, fileId, format }: WantedFile,
): Promise<StoredFile | Refusal> {
  const document = await runs.findDocument(owner, fileId);
  if (document === undefined || document.revoked) return refuse('not-found');
  // guard: document-its-owners-for-thirty-days
  if (clock.nowMs() >= document.expiresAtMs) return refuse('document-expired');
  const owed = await refuseOwed(wallets, { owner, ref: document.runId });
  // guard: plan-its-files-are-closed-while-owed
  return owed ?? fileAs(document, format) ?? refuse('not-found');
}
