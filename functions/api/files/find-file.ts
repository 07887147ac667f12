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
 * Guards: a document is its owner's for thirty days, by our clock, whether or not its bytes are still there; and its
 * workbook and calendar are exactly as long. It is closed while the payment for its plan is taken back and owed.
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
