import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { isoTime } from './iso-time.ts';
import type { ItemKey } from './read-items.ts';
import {
  documentKey,
  type Run,
  reminderShards,
  runKey,
  type Submission,
  submissionItem,
  submissionKey,
} from './run-items.ts';
import { type DuePosition, dueItems, shardOf } from './shards.ts';
import type { TransactItem } from './transact.ts';
import { type ConditionalUpdate, updateWhen } from './update-when.ts';

/** Tracks the workflow of a run and the reminders that are due. It never changes a status. */
export type RunProgressStore = ReturnType<typeof buildRunProgress>;

/**
 * A failed step is repeated with a new token and the old one stops working, so only the newest tokens matter. Without a
 * limit the item could grow too large to be written, even with its decision.
 */
const mostTaskTokens = 20;

export interface RunStep {
  runId: string;
  attempt: number;
  status: RunStatus;
}

export function buildRunProgress(dynamo: Dynamo, table: string) {
  const update = async (asked: Omit<ConditionalUpdate, 'TableName'>): Promise<boolean> =>
    (await updateWhen(dynamo, { TableName: table, ...asked })) !== undefined;

  const atStep = ({ status, attempt }: RunStep) => ({
    // guard: mark-of-the-status
    ConditionExpression: '#status = :status AND attempts = :attempt',
    ExpressionAttributeNames: { '#status': 'status' },
    values: { ':status': status, ':attempt': attempt },
  });

  async function* due(index: 'progress' | 'reminder', prefix: string, untilMs: number, after?: DuePosition) {
    const keys = { index, prefix, partitionKey: `${index}_shard`, sortKey: `${index}_at` };
    for await (const position of dueItems(dynamo, { table, ...keys, until: isoTime(untilMs), after }))
      yield { position, owner: position.pk, id: position.sk.slice(position.sk.indexOf('#') + 1) };
  }

  /** Fails if another execution changed the list; that one or the next one drops the tokens. */
  const dropOldestTokens = (Key: ItemKey, { extra, of }: { extra: number; of: number }) =>
    update({
      Key,
      UpdateExpression: `REMOVE ${Array.from({ length: extra }, (_, at) => `task_tokens[${at}]`).join(', ')}`,
      ConditionExpression: 'size(task_tokens) = :length',
      ExpressionAttributeValues: { ':length': of },
    });

  return {
    /** Schedules or cancels the next check. Returns false if the run has moved on, which set its own time. */
    async scheduleCheck(owner: string, step: RunStep, nextAtMs: number | undefined): Promise<boolean> {
      const { values, ...condition } = atStep(step);
      const Key = runKey(owner, step.runId);
      if (nextAtMs === undefined)
        return update({
          Key,
          UpdateExpression: 'REMOVE progress_shard, progress_at',
          ...condition,
          ExpressionAttributeValues: values,
        });
      return update({
        Key,
        UpdateExpression: 'SET progress_shard = :shard, progress_at = :next',
        ...condition,
        ExpressionAttributeValues: {
          ...values,
          ':shard': shardOf('progress', step.runId),
          ':next': isoTime(nextAtMs),
        },
      });
    },

    /** Lets only one of several sweeps restart the workflow, under the next number. */
    async claimRestart(owner: string, run: Run, nextAtMs: number): Promise<boolean> {
      return update({
        Key: runKey(owner, run.runId),
        UpdateExpression: 'SET progress_at = :next ADD restarts :one',
        // guard: restart-claimed-by
        ConditionExpression: '#status = :status AND attempts = :attempt AND progress_at = :seen',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':next': isoTime(nextAtMs),
          ':one': 1,
          ':status': run.status,
          ':attempt': run.attempts,
          ':seen': isoTime(run.progressAtMs ?? 0),
        },
      });
    },

    /**
     * Stores the token of a waiting execution. Returns false if there is a decision; the execution is then told
     * directly.
     */
    async keepTaskToken(owner: string, submission: Submission, taskToken: string): Promise<boolean> {
      const Key = submissionKey(owner, submission);
      const item = await updateWhen(dynamo, {
        TableName: table,
        Key,
        UpdateExpression: 'SET task_tokens = list_append(if_not_exists(task_tokens, :none), :token)',
        // guard: token-kept-before-the-decision-only
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(decision)',
        ExpressionAttributeValues: { ':none': [], ':token': [taskToken] },
      });
      if (item === undefined) return false;
      const { taskTokens = [] } = submissionItem.decode(item);
      const extra = taskTokens.length - mostTaskTokens;
      if (extra > 0) await dropOldestTokens(Key, { extra, of: taskTokens.length });
      return true;
    },

    /** Succeeds once per submission, together with the mails to its reviewers. */
    askedWrite: (owner: string, submission: Submission, nowMs: number): TransactItem => ({
      Update: {
        TableName: table,
        Key: submissionKey(owner, submission),
        UpdateExpression: 'SET asked_at_ms = :now',
        ConditionExpression:
          // guard: ask-every-reviewer
          'attribute_exists(pk) AND attribute_not_exists(asked_at_ms) AND attribute_not_exists(decision)',
        ExpressionAttributeValues: { ':now': nowMs },
      },
    }),

    /** Succeeds once per due reminder, together with its mails; no reminder follows the last. */
    remindedWrite(owner: string, run: Run, nextAtMs: number | undefined): TransactItem {
      const next = nextAtMs === undefined ? {} : { ':next': isoTime(nextAtMs) };
      return {
        Update: {
          TableName: table,
          Key: runKey(owner, run.runId),
          UpdateExpression:
            nextAtMs === undefined ? 'REMOVE reminder_shard, reminder_at' : 'SET reminder_at = :next',
          // guard: remind-each-stage
          ConditionExpression: '#status = :review AND attempts = :attempt AND reminder_at = :seen',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ...next,
            ':review': 'UNDER_REVIEW',
            ':attempt': run.attempts,
            ':seen': isoTime(run.reminderAtMs ?? 0),
          },
        },
      };
    },

    documentRemindedWrite: (owner: string, fileId: string): TransactItem => ({
      Update: {
        TableName: table,
        Key: documentKey(owner, fileId),
        UpdateExpression: 'REMOVE reminder_shard, reminder_at',
        // guard: remind-of-a-document
        ConditionExpression: 'attribute_exists(reminder_at)',
      },
    }),

    /** Runs whose next step is overdue. */
    overdueBy: (untilMs: number, after?: DuePosition) => due('progress', 'progress', untilMs, after),
    /** Runs whose reviewers are due a reminder. */
    reviewsToRemindBy: (untilMs: number, after?: DuePosition) =>
      due('reminder', reminderShards.review, untilMs, after),
    documentsToRemindBy: (untilMs: number, after?: DuePosition) =>
      due('reminder', reminderShards.document, untilMs, after),
  };
}
