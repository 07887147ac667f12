import { maxSubmissions } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { documentReminderMs, reviewStageAt } from '#shared/domain/runs/review-rules.ts';
import { type Move, movesFrom, type RunStatus } from '#shared/domain/runs/run-status.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { ReviewWork } from '#shared/plan/review/review.ts';
import { isoTime } from './iso-time.ts';
import {
  activeKey,
  type Decision,
  documentItem,
  documentKey,
  type Run,
  reminderShards,
  runKey,
  type StoredDocument,
  type StoredFile,
  type Submission,
  submissionItem,
  submissionKey,
} from './run-items.ts';
import { shardOf } from './shards.ts';
import { absent, type TransactItem } from './transact.ts';

/**
 * Guards: a run changes status only through these writes. Each is conditional on the allowed earlier statuses, on the
 * version or submission it is based on, and on the number of submissions of the plan.
 */
const minuteMs = 60_000;
/** How long the next step may take before the reconciler checks it. */
export const stepLimits = {
  startMs: 2 * minuteMs,
  decisionMs: 5 * minuteMs,
  generationMs: 60 * minuteMs,
  /** A document that waits for a repair is retried every hour; its workflow is alive as long as it reports that. */
  repairMs: 125 * minuteMs,
  objectMs: 5 * minuteMs,
} as const;

interface RunUpdate {
  move: Move;
  set: Record<string, unknown>;
  remove?: readonly string[];
  conditions: Record<string, unknown>;
  /** Whether submissions are left in the plan. */
  left?: 'some' | 'none';
  to?: RunStatus;
}

export type RunMoves = ReturnType<typeof buildRunMoves>;

export function buildRunMoves(table: string) {
  function runWrite(owner: string, run: Run, update: RunUpdate): TransactItem {
    const { move, set, remove = [], conditions, left, to } = update;
    const statuses: readonly RunStatus[] = movesFrom[move];
    const values: Record<string, unknown> = { ':one': 1 };
    const names: Record<string, string> = { '#status': 'status', '#version': 'version' };
    const assign = (entries: Record<string, unknown>, mark: string) =>
      Object.entries(entries).map(([name, value], index) => {
        names[`#${mark}${index}`] = name;
        values[`:${mark}${index}`] = value;
        // guard: move-values
        return `#${mark}${index} = :${mark}${index}`;
      });
    const sets = assign(set, 's');
    const asked = assign(conditions, 'c');
    statuses.forEach((status, index) => {
      values[`:from${index}`] = status;
    });
    // guard: move-statuses
    asked.push(`#status IN (${statuses.map((_, index) => `:from${index}`).join(', ')})`);
    if (left !== undefined) {
      values[':most'] = maxSubmissions(run.plan);
      // guard: submission-count
      asked.push(left === 'some' ? 'attempts < :most' : 'attempts = :most');
    }
    if (to !== undefined) {
      values[':to'] = to;
      values[':step'] = [{ status: to, at_ms: set.modified_at_ms }];
      sets.push('#status = :to', 'timeline = list_append(timeline, :step)');
    }
    const removed = remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : '';
    return {
      Update: {
        TableName: table,
        Key: runKey(owner, run.runId),
        UpdateExpression: `SET ${sets.join(', ')}${removed} ADD #version :one`,
        ConditionExpression: asked.join(' AND '),
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    };
  }

  /** Deletes only this run's marker; another run's marker stays, and a missing one is fine. */
  const freeMarker = (owner: string, runId: string): TransactItem => ({
    Delete: {
      TableName: table,
      Key: activeKey(owner),
      ConditionExpression: 'attribute_not_exists(pk) OR run_id = :run',
      ExpressionAttributeValues: { ':run': runId },
    },
  });

  return {
    save(owner: string, run: Run, { answers, confirmed, nowMs }: Saved): TransactItem {
      return runWrite(owner, run, {
        move: 'save',
        set: { answers, ...(confirmed === undefined ? {} : { confirmed }), modified_at_ms: nowMs },
        ...(confirmed === undefined ? { remove: ['confirmed'] } : {}),
        conditions: { version: run.version },
      });
    },

    /** Freezes the submission and schedules its workflow: the index entry works as an outbox. */
    submit(owner: string, run: Run, submission: Submission, to: RunStatus): TransactItem[] {
      const { submittedAtMs: atMs, attempt, hash, snapshot } = submission;
      const { nextAtMs } = reviewStageAt(atMs, atMs);
      const reminder =
        to === 'UNDER_REVIEW' && nextAtMs !== undefined
          ? { reminder_shard: shardOf(reminderShards.review, run.runId), reminder_at: isoTime(nextAtMs) }
          : {};
      return [
        runWrite(owner, run, {
          move: 'submit',
          to,
          left: 'some',
          set: {
            answers: snapshot.answers,
            ...(snapshot.confirmed === undefined ? {} : { confirmed: snapshot.confirmed }),
            attempts: attempt,
            submitted_hash: hash,
            modified_at_ms: atMs,
            restarts: 0,
            // guard: submit-the-workflow-is-owed-its
            ...progressMark(run.runId, atMs + stepLimits.startMs),
            ...reminder,
          },
          remove: ['feedback', 'field_feedback', ...(snapshot.confirmed === undefined ? ['confirmed'] : [])],
          conditions: { version: run.version, attempts: attempt - 1 },
        }),
        {
          Put: {
            TableName: table,
            Item: { ...submissionKey(owner, submission), ...submissionItem.encode(submission) },
            // guard: submit-a-submission-is-made
            ConditionExpression: absent,
          },
        },
      ];
    },

    /** Saves the review. It replaces only the version its writer has seen, and only before the decision. */
    keepReview(owner: string, submission: Submission, work: ReviewWork): TransactItem {
      const { hash, workVersion = 0 } = submission;
      return {
        Update: {
          TableName: table,
          Key: submissionKey(owner, submission),
          UpdateExpression: 'SET #work = :work, work_version = :next',
          // guard: review-work-of-an-undecided-one
          ConditionExpression: `#hash = :hash AND attribute_not_exists(decision) AND ${workIs(workVersion)}`,
          ExpressionAttributeNames: { '#hash': 'hash', '#work': 'work' },
          ExpressionAttributeValues: {
            ':hash': hash,
            ':work': work,
            ':next': workVersion + 1,
            ...workValue(workVersion),
          },
        },
      };
    },

    /** Updates the run, then the submission, whose condition makes the first decision the only one. */
    decide(owner: string, run: Run, decided: Decided): TransactItem[] {
      const { submission, decision, to } = decided;
      const { feedback, field_feedback } = decision;
      const { workVersion = 0 } = submission;
      const told = to === 'APPROVED_EXECUTING' ? {} : { feedback, field_feedback };
      return [
        runWrite(owner, run, {
          move: 'decide',
          to,
          ...(to === 'APPROVED_EXECUTING' ? {} : { left: to === 'REVIEW_LIMIT_REACHED' ? 'none' : 'some' }),
          set: {
            ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
            modified_at_ms: decision.at_ms,
            // guard: decide-the-workflow-is-owed
            ...progressMark(run.runId, decision.at_ms + stepLimits.decisionMs),
          },
          remove: ['reminder_shard', 'reminder_at'],
          conditions: { attempts: submission.attempt, submitted_hash: submission.hash },
        }),
        {
          Update: {
            TableName: table,
            Key: submissionKey(owner, submission),
            UpdateExpression: 'SET decision = :decision',
            // guard: decide-a-submission-is-decided
            ConditionExpression: `#hash = :hash AND attribute_not_exists(decision) AND ${workIs(workVersion)}`,
            ExpressionAttributeNames: { '#hash': 'hash' },
            ExpressionAttributeValues: {
              ':decision': decision,
              ':hash': submission.hash,
              ...workValue(workVersion),
            },
          },
        },
        // guard: decide-the-end-of-a-run
        ...(to === 'REVIEW_LIMIT_REACHED' ? [freeMarker(owner, run.runId)] : []),
      ];
    },

    /** Stores at most one document per run, because its id follows from the submission. */
    complete(owner: string, run: Run, { document, brief }: Completed): TransactItem[] {
      const { createdAtMs: atMs, fileId, attempt } = document;
      const reminder = {
        reminder_shard: shardOf(reminderShards.document, fileId),
        reminder_at: isoTime(atMs + documentReminderMs),
      };
      return [
        runWrite(owner, run, {
          move: 'complete',
          to: 'COMPLETED',
          set: {
            file_id: fileId,
            file_expires_at_ms: document.expiresAtMs,
            ...(brief === undefined ? {} : { brief }),
            modified_at_ms: atMs,
            // guard: complete-someone-looks-whether
            ...progressMark(run.runId, atMs + stepLimits.objectMs),
          },
          conditions: { attempts: attempt },
        }),
        // guard: complete-the-end-of-a-run
        freeMarker(owner, run.runId),
        {
          Put: {
            TableName: table,
            Item: { ...documentKey(owner, fileId), ...documentItem.encode(document), ...reminder },
            // guard: complete-one-document-a-submission
            ConditionExpression: absent,
          },
        },
      ];
    },

    /** Replaces lost objects of a document; the file id, the owner and the expiry stay the same. */
    replaceDocument(
      owner: string,
      lost: StoredDocument,
      { files: { key, checksum, bytes, workbook, calendar }, brief }: Replacement,
    ): TransactItem[] {
      const replaced = {
        Update: {
          TableName: table,
          Key: documentKey(owner, lost.fileId),
          UpdateExpression:
            'SET #key = :key, checksum = :checksum, #bytes = :bytes, workbook = :workbook, calendar = :calendar',
          ConditionExpression: '#key = :lost AND checksum = :was',
          ExpressionAttributeNames: { '#key': 'key', '#bytes': 'bytes' },
          ExpressionAttributeValues: {
            ':key': key,
            ':checksum': checksum,
            ':bytes': bytes,
            ':workbook': workbook,
            ':calendar': calendar,
            ':lost': lost.key,
            ':was': lost.checksum,
          },
        },
      };
      if (brief === undefined) return [replaced];
      const told = {
        Update: {
          TableName: table,
          Key: runKey(owner, lost.runId),
          UpdateExpression: 'SET brief = :brief',
          ConditionExpression: 'file_id = :file',
          ExpressionAttributeValues: { ':brief': brief, ':file': lost.fileId },
        },
      };
      return [replaced, told];
    },
  };
}

export type DocumentFiles = StoredFile & Record<'workbook' | 'calendar', StoredFile>;

interface Completed {
  document: StoredDocument;
  brief: PlanBrief | undefined;
}

interface Replacement {
  files: DocumentFiles;
  brief: PlanBrief | undefined;
}

interface Saved {
  answers: RunAnswers;
  confirmed: Confirmed | undefined;
  nowMs: number;
}

interface Decided {
  submission: Submission;
  decision: Decision;
  to: RunStatus;
}

/** Holds if the review is unchanged since it was read, so that the printed plan is the one that was seen. */
function workIs(version: number): string {
  // guard: decide-work-unchanged
  return version === 0 ? 'attribute_not_exists(work_version)' : 'work_version = :work_version';
}
const workValue = (version: number) => (version === 0 ? {} : { ':work_version': version });

const progressMark = (runId: string, atMs: number) => ({
  progress_shard: shardOf('progress', runId),
  progress_at: isoTime(atMs),
});
