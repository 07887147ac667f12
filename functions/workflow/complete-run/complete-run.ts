import type { Documents } from '#functions/gateways/documents.ts';
import { readyMail } from '#functions/mail/run-mails.ts';
import { type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { OutboxStore } from '#functions/stores/outbox.ts';
import { filesOf, type Run, type StoredDocument, type StoredFile } from '#functions/stores/run-items.ts';
import type { DocumentFiles, RunMoves } from '#functions/stores/run-moves.ts';
import { fileIdOf, type RunStore } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
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

type GeneratedFile = Pick<StoredFile, 'key' | 'checksum'>;

export interface Generated extends GeneratedFile {
  workbook: GeneratedFile;
  calendar: GeneratedFile;
  /** It is missing for executions started before `brief` existed. */
  brief?: PlanBrief;
  timeZone?: string;
}

/** Retrying would not bring the document back: the workflow alerts an operator and makes it again. */
class DocumentMissing extends Error {
  override readonly name = 'DocumentMissing';
  constructor({ runId, attempts }: Run) {
    super(`The document of submission ${attempts} of ${runId} is not in the storage`);
  }
}

/**
 * Guards: a run is completed, and its owner freed, only when the stored document is the one that was made. The document
 * of a deleted account is removed.
 */
export async function completeRun(
  dependencies: CompleteRunDependencies,
  { document, ...name }: SubmissionName & { document: Generated },
): Promise<void> {
  const stored = await storedFiles(dependencies, document);
  await untilDone(dependencies.pacing, () => complete(dependencies, name, { made: document, stored }));
}

const inAllFormats = (made: Generated): readonly GeneratedFile[] => [made, made.workbook, made.calendar];

/** Returns undefined if one of them is missing or differs from the one that was made. */
async function storedFiles(
  { documents }: Pick<CompleteRunDependencies, 'documents'>,
  made: Generated,
): Promise<DocumentFiles | undefined> {
  const find = async ({ key, checksum }: GeneratedFile): Promise<StoredFile | undefined> => {
    const found = await documents.inspect(key);
    // guard: complete-with-the-document
    return found?.checksum === checksum ? { key, checksum, bytes: found.bytes } : undefined;
  };
  const [pdf, workbook, calendar] = await Promise.all([find(made), find(made.workbook), find(made.calendar)]);
  return pdf && workbook && calendar && { ...pdf, workbook, calendar };
}

interface Made {
  made: Generated;
  /** Undefined if a file is missing from storage. */
  stored: DocumentFiles | undefined;
}

async function complete(
  dependencies: CompleteRunDependencies,
  { ownerId, runId, attempt }: SubmissionName,
  { made, stored }: Made,
): Promise<'completed' | TryAgain> {
  const { clock, siteUrl, runs, moves, outbox, write, documents } = dependencies;
  const run = await runs.find(ownerId, runId);
  // guard: complete-run-still-there
  if (run === undefined) await Promise.all(inAllFormats(made).map(({ key }) => documents.remove(key)));
  if (run === undefined || run.attempts !== attempt)
    throw new SubmissionGone(`Submission ${attempt} of ${runId} is gone`);
  if (run.status === 'COMPLETED') return replaceLostDocument(dependencies, { ownerId, run, made, stored });
  if (stored === undefined) throw new DocumentMissing(run);
  if (run.status !== 'APPROVED_EXECUTING') throw new SubmissionGone(`${runId} is not approved`);
  const createdAtMs = clock.nowMs();
  const document: StoredDocument = {
    fileId: fileIdOf({ runId, attempt }),
    runId,
    attempt,
    ...stored,
    createdAtMs,
    expiresAtMs: createdAtMs + documentLifeMs,
    ...(made.timeZone !== undefined && { timeZone: made.timeZone }),
  };
  const ready = outbox.writeOf(readyMail({ ownerId, siteUrl }, document, made.brief?.judged?.verdict));
  // guard: complete-told-in-the-same-write
  const written = await write([...moves.complete(ownerId, run, { document, brief: made.brief }), ready]);
  return written.kind === 'written' ? 'completed' : new TryAgain(written);
}

/**
 * Replaces a lost document. The new bytes may differ if the compiler has changed, so all formats are replaced together
 * to keep their figures equal. Unneeded files are removed, because no item names them and so they would outlive the
 * account.
 */
async function replaceLostDocument(
  { runs, moves, write, documents }: CompleteRunDependencies,
  { ownerId, run, made, stored }: { ownerId: string; run: Run } & Made,
): Promise<'completed' | TryAgain> {
  const known = await runs.findDocument(ownerId, run.fileId ?? '');
  const named = known === undefined ? [] : filesOf(known);
  const isThere = async ({ key, checksum }: StoredFile) =>
    (await documents.inspect(key))?.checksum === checksum;
  if (known !== undefined && !(await Promise.all(named.map(isThere))).every(Boolean)) {
    if (stored === undefined) throw new DocumentMissing(run);
    const written = await write(moves.replaceDocument(ownerId, known, { files: stored, brief: made.brief }));
    return written.kind === 'written' ? 'completed' : new TryAgain(written);
  }
  const unnamed = inAllFormats(made).filter(({ key }) => !named.some((file) => file.key === key));
  await Promise.all(unnamed.map(({ key }) => documents.remove(key)));
  return 'completed';
}
