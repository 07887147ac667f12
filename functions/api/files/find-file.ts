import { type Refusal, refuse } from '#functions/http/outcome.ts';
import { fileAs, type StoredFile } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { DocumentFormat } from '#shared/contract/document-formats.ts';
import type { Clock } from '#shared/domain/clock.ts';

interface FindFileDependencies {
  clock: Clock;
  runs: Pick<RunStore, 'findDocument'>;
}

interface WantedFile {
  owner: string;
  fileId: string;
  format: DocumentFormat;
}

/**
 * Guards: a document is its owner's for thirty days, by our clock, whether or not its bytes are still there; and its
 * workbook and calendar are exactly as long.
 */
export async function findFile(
  { clock, runs }: FindFileDependencies,
  { owner, fileId, format }: WantedFile,
): Promise<StoredFile | Refusal> {
  const document = await runs.findDocument(owner, fileId);
  if (document === undefined || document.revoked) return refuse('not-found');
  if (clock.nowMs() >= document.expiresAtMs) return refuse('document-expired');
  return fileAs(document, format) ?? refuse('not-found');
}
