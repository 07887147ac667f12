import { createHash } from 'node:crypto';
import type { PlanQuote } from '#shared/domain/plans/plan-quote.ts';
import { timedId } from '../runtime/new-id.ts';
import type { Dynamo } from './ask-dynamo.ts';
import type { StoredItem } from './item-codec.ts';
import { type ItemKey, readAll, readItem, readLast, readPage } from './read-items.ts';
import {
  activeItem,
  activeKey,
  documentItem,
  documentKey,
  filesOf,
  quoteItem,
  quoteKey,
  type ReviewLink,
  type Run,
  refundedRunKey,
  reviewLinkItem,
  reviewLinkKey,
  runItem,
  runKey,
  type StoredDocument,
  type Submission,
  submissionItem,
  submissionKey,
} from './run-items.ts';
import { absent, type TransactItem } from './transact.ts';

/** Derives the run id from the quote, so that a repeated request creates no second run. */
export function runIdOf({ quoteId, quotedAtMs }: Pick<PlanQuote, 'quoteId' | 'quotedAtMs'>): string {
  // guard: plan-run-id-derived-from
  const derived = createHash('sha256').update(`run of ${quoteId}`).digest('hex');
  return timedId('run', quotedAtMs, derived);
}

/** Derives the file id from the submission, so that each submission has one document. */
export const fileIdOf = ({ runId, attempt }: Pick<Submission, 'runId' | 'attempt'>): string =>
  `file_${createHash('sha256').update(`document of ${runId} ${attempt}`).digest('hex').slice(0, 32)}`;

/** Removes the due times of a run. */
const keptOf = ({ progressAtMs: _progress, reminderAtMs: _reminder, ...run }: Run): Run => run;

const keptForS = 90 * 86_400;
/** A link may be opened long after the decision, to see who made it. */
const linkKeptForS = 365 * 86_400;

export interface ShownRun {
  run: Run;
  submission: Submission | undefined;
}

export type RunStore = ReturnType<typeof buildRunStore>;

export function buildRunStore(dynamo: Dynamo, table: string) {
  const read = (key: ItemKey) => readItem(dynamo, { table, key });
  const allOfKind = (owner: string, prefix: string) => readAll(dynamo, { table, owner, prefix });

  return {
    /** Lists the newest first. Returns undefined for a malformed cursor. */
    async listOf(owner: string, cursor?: string): Promise<{ runs: Run[]; next?: string } | undefined> {
      const page = await readPage(dynamo, { table, owner, prefix: 'run#', cursor });
      if (page === undefined) return undefined;
      const { items, ...rest } = page;
      return { runs: items.map(runItem.decode), ...rest };
    },

    async find(owner: string, runId: string): Promise<Run | undefined> {
      const item = await read(runKey(owner, runId));
      return item === undefined ? undefined : runItem.decode(item);
    },

    /** Reads a run and its last submission in one round trip. */
    async findShown(owner: string, runId: string): Promise<ShownRun | undefined> {
      const submissions = { table, owner, prefix: `submission#${runId}#` };
      const [run, last] = await Promise.all([this.find(owner, runId), readLast(dynamo, submissions)]);
      if (run === undefined) return undefined;
      if (run.attempts === 0) return { run, submission: undefined };
      const found = last === undefined ? undefined : submissionItem.decode(last);
      // The run was submitted again between the two reads.
      if (found?.attempt !== run.attempts)
        return { run, submission: await this.findSubmission(owner, runId, run.attempts) };
      return { run, submission: found };
    },

    async findSubmission(owner: string, runId: string, attempt: number): Promise<Submission | undefined> {
      const item = await read(submissionKey(owner, { runId, attempt }));
      return item === undefined ? undefined : submissionItem.decode(item);
    },

    async findDocument(owner: string, fileId: string): Promise<StoredDocument | undefined> {
      const item = await read(documentKey(owner, fileId));
      return item === undefined ? undefined : documentItem.decode(item);
    },

    async findReviewLink(tokenHash: string): Promise<ReviewLink | undefined> {
      const item = await read(reviewLinkKey(tokenHash));
      return item === undefined ? undefined : reviewLinkItem.decode(item);
    },

    /** Storing the same link again changes nothing. */
    async keepReviewLink(tokenHash: string, link: ReviewLink, nowMs: number): Promise<void> {
      const item = {
        ...reviewLinkKey(tokenHash),
        ...reviewLinkItem.encode(link),
        delete_after_s: Math.floor(nowMs / 1000) + linkKeptForS,
      };
      await dynamo.send('PutItem', { TableName: table, Item: item });
    },

    /** Reads all runs for the account export. */
    async allOf(
      owner: string,
    ): Promise<{ runs: Run[]; refunded: Run[]; submissions: Submission[]; documents: StoredDocument[] }> {
      const kinds = ['run#', 'refunded-run#', 'submission#', 'document#'] as const;
      const found = await Promise.all(kinds.map((kind) => allOfKind(owner, kind)));
      const [runs = [], refunded = [], submissions = [], documents = []] = found;
      return {
        runs: runs.map(runItem.decode),
        refunded: refunded.map(runItem.decode),
        submissions: submissions.map(submissionItem.decode),
        documents: documents.map(documentItem.decode),
      };
    },

    /**
     * For the deletion of an account; charges stay in the ledger. Runs are removed first, because no step writes a
     * document without its run. Each document is removed before the item that names it, so that none is orphaned.
     */
    async removeAllOf(owner: string, removeDocument: (key: string) => Promise<void>): Promise<void> {
      // guard: deletion-the-runs-first-so
      for (const kind of ['run#', 'refunded-run#', 'submission#', 'document#', 'quote#', 'active'])
        for (const item of await allOfKind(owner, kind)) {
          // guard: deletion-documents-go-too
          if (kind === 'document#')
            for (const { key } of filesOf(documentItem.decode(item))) await removeDocument(key);
          await dynamo.send('DeleteItem', { TableName: table, Key: { pk: item.pk, sk: item.sk } });
        }
    },

    async activeRunOf(owner: string): Promise<string | undefined> {
      const item = await read(activeKey(owner));
      return item === undefined ? undefined : activeItem.decode(item).runId;
    },

    quoteWrite(owner: string, quote: PlanQuote): TransactItem {
      const item = {
        ...quoteKey(owner, quote.quoteId),
        ...quoteItem.encode(quote),
        delete_after_s: Math.floor(quote.expiresAtMs / 1000) + keptForS,
      };
      return { Put: { TableName: table, Item: item, ConditionExpression: absent } };
    },

    async findQuote(owner: string, quoteId: string): Promise<PlanQuote | undefined> {
      const item = await read(quoteKey(owner, quoteId));
      return item === undefined ? undefined : quoteItem.decode(item);
    },

    /**
     * Withdraws a run whose tokens are refunded: no move finds it, and its owner may start another. It succeeds once,
     * from the version that the operator saw; the item is kept for operators.
     */
    refundWrites(owner: string, run: Run): TransactItem[] {
      const unmoved = {
        // guard: operators-a-refund-of-the-run
        ConditionExpression: '#version = :version AND #status = :status',
        ExpressionAttributeNames: { '#version': 'version', '#status': 'status' },
        ExpressionAttributeValues: { ':version': run.version, ':status': run.status },
      };
      return [
        { Delete: { TableName: table, Key: runKey(owner, run.runId), ...unmoved } },
        {
          Put: {
            TableName: table,
            Item: { ...refundedRunKey(owner, run.runId), ...runItem.encode(keptOf(run)) },
            // guard: operators-a-run-is-withdrawn
            ConditionExpression: absent,
          },
        },
        {
          Delete: {
            TableName: table,
            Key: activeKey(owner),
            ConditionExpression: 'attribute_not_exists(pk) OR run_id = :run',
            ExpressionAttributeValues: { ':run': run.runId },
          },
        },
      ];
    },

    /** The order of quote, marker and run is fixed, because the position of a refusal tells its reason. */
    startWrites(owner: string, quote: PlanQuote, run: Run): TransactItem[] {
      const { runId } = run;
      const put = (key: ItemKey, item: StoredItem, ConditionExpression = absent): TransactItem => ({
        Put: { TableName: table, Item: { ...key, ...item }, ConditionExpression },
      });
      return [
        {
          Update: {
            TableName: table,
            Key: quoteKey(owner, quote.quoteId),
            UpdateExpression: 'SET #status = :used, run_id = :run',
            // guard: plan-quote-open
            ConditionExpression: '#status = :open AND expires_at_ms > :now',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':used': 'USED',
              ':run': runId,
              ':open': 'OPEN',
              ':now': run.createdAtMs,
            },
          },
        },
        // guard: plan-no-active-run
        put(activeKey(owner), activeItem.encode({ runId })),
        // guard: plan-run-absent
        put(runKey(owner, runId), runItem.encode(run)),
      ];
    },
  };
}
