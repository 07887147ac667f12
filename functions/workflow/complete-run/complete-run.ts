import type { Documents } from '#functions/gateways/documents.ts';
import { readyMail } from '#functions/mail/run-mails.ts';
import { type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { OutboxStore } from '#functions/stores/outbox.ts';
import type { Run, StoredDocument } from '#functions/stores/run-items.ts';
import type { RunMoves, StoredBytes } from '#functions/stores/run-moves.ts';
import { fileIdOf, type RunStore } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { documentLifeMs } from '#shared/domain/runs/review-rules.ts';
import { SubmissionGone, type SubmissionName } from '../submission-name.ts';

interface CompleteRunDependencies {
  clock: Clock;
  pacing: Pacing;
  siteUrl: string;
  runs: Pick<RunStore, 'find' | 'findDocument'>;
  moves: Pick<RunMoves, 'complete' | 'replaceDocument'>;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  documents: Pick<Documents, 'inspect' | 'remove'>;
}

export interface Generated {
  key: string;
  checksum: string;
}

/**
 * Guards: a run is complete only with a document that is there and is the one that was made, and frees its owner then.
 * The document of an account that is gone by now is not left behind.
 */
export async function completeRun(
  dependencies: CompleteRunDependencies,
  { document, ...name }: SubmissionName & { document: Generated },
): Promise<void> {
  const found = await dependencies.documents.inspect(document.key);
  const bytes = found?.checksum === document.checksum ? found.bytes : undefined;
  await untilDone(dependencies.pacing, () => complete(dependencies, name, { ...document, bytes }));
}

async function complete(
  dependencies: CompleteRunDependencies,
  { ownerId, runId, attempt }: SubmissionName,
  { key, checksum, bytes }: Generated & { bytes: number | undefined },
): Promise<'completed' | TryAgain> {
  const { clock, siteUrl, runs, moves, outbox, write, documents } = dependencies;
  const run = await runs.find(ownerId, runId);
  if (run === undefined) await documents.remove(key);
  if (run === undefined || run.attempts !== attempt)
    throw new SubmissionGone(`Submission ${attempt} of ${runId} is gone`);
  if (bytes === undefined)
    throw new Error(`The document of submission ${attempt} of ${runId} is not in the storage`);
  const stored = { key, checksum, bytes };
  if (run.status === 'COMPLETED') return makeGood(dependencies, { ownerId, run, stored });
  if (run.status !== 'APPROVED_EXECUTING') throw new SubmissionGone(`${runId} is not approved`);
  const createdAtMs = clock.nowMs();
  const document: StoredDocument = {
    fileId: fileIdOf({ runId, attempt }),
    runId,
    attempt,
    ...stored,
    createdAtMs,
    expiresAtMs: createdAtMs + documentLifeMs,
  };
  const ready = outbox.writeOf(readyMail({ ownerId, siteUrl }, document));
  const written = await write([...moves.complete(ownerId, run, document), ready]);
  return written.kind === 'written' ? 'completed' : new TryAgain(written);
}

/** A document that was lost and made again may be other bytes by now, when the compiler has moved on meanwhile. */
async function makeGood(
  { runs, moves, write, documents }: CompleteRunDependencies,
  { ownerId, run, stored }: { ownerId: string; run: Run; stored: StoredBytes },
): Promise<'completed' | TryAgain> {
  const known = await runs.findDocument(ownerId, run.fileId ?? '');
  if (known === undefined || known.key === stored.key) return 'completed';
  if ((await documents.inspect(known.key))?.checksum === known.checksum) return 'completed';
  const written = await write([moves.replaceDocument(ownerId, known, stored)]);
  return written.kind === 'written' ? 'completed' : new TryAgain(written);
}
