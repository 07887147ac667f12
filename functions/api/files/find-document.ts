import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { StoredDocument } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { Clock } from '#shared/domain/clock.ts';

interface FindDocumentDependencies {
  clock: Clock;
  runs: Pick<RunStore, 'findDocument'>;
}

/** Guards: a document is its owner's for thirty days, by our clock, whether or not its bytes are still there. */
export async function findDocument(
  { clock, runs }: FindDocumentDependencies,
  owner: string,
  fileId: string,
): Promise<StoredDocument | Refusal> {
  const document = await runs.findDocument(owner, fileId);
  if (document === undefined || document.revoked) return refuse('not-found');
  return clock.nowMs() < document.expiresAtMs ? document : refuse('document-expired');
}
