import * as z from 'zod';
import { confirmed } from '#shared/contract/confirmed.ts';
import { type DocumentFormat, documentFormatNames } from '#shared/contract/document-formats.ts';
import { reviewWork } from '#shared/contract/review-work.ts';
import { planBrief } from '#shared/contract/runs.ts';
import { type PlanQuote, planQuoteStatuses } from '#shared/domain/plans/plan-quote.ts';
import { type PlanType, planTypes } from '#shared/domain/plans/plans.ts';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { type Verdict, verdicts } from '#shared/domain/runs/review-rules.ts';
import { type RunStatus, runStatuses } from '#shared/domain/runs/run-status.ts';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { PlanInput, RunAnswers } from '#shared/plan/plan-input.ts';
import type { ReviewWork } from '#shared/plan/review/review.ts';
import { centsField, hundredthsField, instantField, itemCodec } from './item-codec.ts';

/**
 * Items in the runs table:
 *   pk <userId>      sk run#<runId>                  run ids start with the time of their plan quote
 *   pk <userId>      sk refunded-run#<runId>         a withdrawn run whose tokens were refunded
 *   pk <userId>      sk submission#<runId>#<attempt> a frozen submission and its decision
 *   pk <userId>      sk document#<fileId>            a finished document
 *   pk <userId>      sk quote#<uuid>               a plan at a price, for two hours
 *   pk <userId>      sk active                       the active run: at most one, by condition
 *   pk review#<hash> sk link                         the submission of a reviewer's link, by the hash of its token
 *   pk appointed     sk reviewers, operators         their addresses, once an operator has changed them (appointed.ts)
 */
export interface Run {
  runId: string;
  status: RunStatus;
  plan: PlanType;
  attempts: number;
  /** It is the draft and, after a submission, the submitted answers. */
  answers: RunAnswers;
  confirmed?: Confirmed;
  /** The version of answers and status together; a write names the version it is based on. */
  version: number;
  basedOn?: string;
  timeline: { status: RunStatus; at_ms: number }[];
  /** The owner answers the feedback of the last rejection, or it ended the run. */
  feedback?: string;
  fieldFeedback?: FieldFeedback;
  fileId?: string;
  fileExpiresAtMs?: number;
  brief?: PlanBrief;
  createdAtMs: number;
  modifiedAtMs: number;
  /** The hash of the last submission, which a decision must name. */
  submittedHash?: string;
  /** The number of times its workflow was restarted. */
  restarts?: number;
  /** The reconciler then checks for a missing next step. */
  progressAtMs?: number;
  /** When its reviewers are reminded next. */
  reminderAtMs?: number;
}

export type FieldFeedback = Partial<Record<AnswerField, string>>;

export interface Decision {
  verdict: Verdict;
  by: string;
  at_ms: number;
  feedback?: string;
  field_feedback?: FieldFeedback;
  /** Of an approval: when the approved plan was drawn, and the hash of its PDF. */
  seen_at_ms?: number;
  document_hash?: string;
}

export interface Submission {
  runId: string;
  attempt: number;
  plan: PlanType;
  snapshot: PlanInput;
  hash: string;
  submittedAtMs: number;
  decision?: Decision;
  /** After an approval it is what was printed. */
  work?: ReviewWork;
  /** The number of times the review was saved. */
  workVersion?: number;
  /** Set once the mails to the reviewers are in the outbox. */
  askedAtMs?: number;
  /** Each execution that waits for the decision has a token; a restart adds one. */
  taskTokens?: string[];
}

export interface StoredFile {
  key: string;
  /** S3 checks the SHA-256 of the bytes, in base64. */
  checksum: string;
  bytes: number;
}

/** The PDF with the other files of the plan; older documents have only the PDF. */
export interface StoredDocument extends StoredFile {
  fileId: string;
  runId: string;
  attempt: number;
  workbook?: StoredFile;
  calendar?: StoredFile;
  createdAtMs: number;
  expiresAtMs: number;
  /** It is an IANA name, used for dates in letters. */
  timeZone?: string;
  /** The document can no longer be downloaded. */
  revoked?: boolean;
  /** When its owner is reminded of its expiry. */
  reminderAtMs?: number;
}

export interface ReviewLink {
  ownerId: string;
  runId: string;
  attempt: number;
  hash: string;
  reviewer: string;
}

const answersField = z.object({
  budget: z.string(),
  timePerWeek: z.string(),
  skills: z.string(),
  interests: z.string(),
  incomeGoal: z.string(),
  content: z.string(),
});
const remarksField = z.partialRecord(z.enum(answerFields), z.string());

export const runItem = itemCodec<Run>({
  kind: 'run',
  fields: () =>
    z.object({
      runId: z.string(),
      status: z.enum(runStatuses),
      plan: z.enum(planTypes),
      attempts: z.int(),
      answers: answersField,
      confirmed: z.exactOptional(confirmed),
      version: z.int(),
      basedOn: z.exactOptional(z.string()),
      timeline: z.array(z.object({ status: z.enum(runStatuses), at_ms: z.int() })),
      feedback: z.exactOptional(z.string()),
      fieldFeedback: z.exactOptional(remarksField),
      fileId: z.exactOptional(z.string()),
      fileExpiresAtMs: z.exactOptional(z.int()),
      brief: z.exactOptional(planBrief),
      createdAtMs: z.int(),
      modifiedAtMs: z.int(),
      submittedHash: z.exactOptional(z.string()),
      restarts: z.exactOptional(z.int()),
      progressAtMs: z.exactOptional(instantField),
      reminderAtMs: z.exactOptional(instantField),
    }),
  names: { progressAtMs: 'progress_at', reminderAtMs: 'reminder_at' },
});

/** Stored exactly as hashed, so the names are those of the plan input. */
const snapshotField = z.object({
  answers: answersField,
  profile: z.object({
    name: z.string(),
    country: z.string(),
    state: z.exactOptional(z.string()),
    abn: z.exactOptional(z.string()),
  }),
  unlockedPath: z.exactOptional(z.string()),
  confirmed: z.exactOptional(confirmed),
  previousAttempt: z.exactOptional(z.object({ answers: answersField, feedback: z.string() })),
  earlierRun: z.exactOptional(z.object({ answers: answersField })),
});

export const submissionItem = itemCodec<Submission>({
  kind: 'submission',
  fields: () =>
    z.object({
      runId: z.string(),
      attempt: z.int(),
      plan: z.enum(planTypes),
      snapshot: snapshotField,
      hash: z.string(),
      submittedAtMs: z.int(),
      decision: z.exactOptional(
        z.object({
          verdict: z.enum(verdicts),
          by: z.string(),
          at_ms: z.int(),
          feedback: z.exactOptional(z.string()),
          field_feedback: z.exactOptional(remarksField),
          seen_at_ms: z.exactOptional(z.int()),
          document_hash: z.exactOptional(z.string()),
        }),
      ),
      work: z.exactOptional(reviewWork),
      workVersion: z.exactOptional(z.int()),
      askedAtMs: z.exactOptional(z.int()),
      taskTokens: z.exactOptional(z.array(z.string())),
    }),
});

const fileFields = z.object({ key: z.string(), checksum: z.string(), bytes: z.int() });

export const documentItem = itemCodec<StoredDocument>({
  kind: 'document',
  fields: () =>
    z.object({
      fileId: z.string(),
      runId: z.string(),
      attempt: z.int(),
      ...fileFields.shape,
      workbook: z.exactOptional(fileFields),
      calendar: z.exactOptional(fileFields),
      createdAtMs: z.int(),
      expiresAtMs: z.int(),
      timeZone: z.exactOptional(z.string()),
      revoked: z.exactOptional(z.boolean()),
      reminderAtMs: z.exactOptional(instantField),
    }),
  names: { reminderAtMs: 'reminder_at' },
});

export const reviewLinkFields = z.object({
  ownerId: z.string(),
  runId: z.string(),
  attempt: z.int(),
  hash: z.string(),
  reviewer: z.string(),
});
export const reviewLinkItem = itemCodec<ReviewLink>({
  kind: 'link of a reviewer',
  fields: () => reviewLinkFields,
});

export const quoteItem = itemCodec<PlanQuote>({
  kind: 'plan quote',
  fields: () =>
    z.object({
      quoteId: z.string(),
      plan: z.enum(planTypes),
      price: hundredthsField,
      charge: centsField,
      quotedAtMs: z.int(),
      expiresAtMs: z.int(),
      status: z.enum(planQuoteStatuses),
      runId: z.exactOptional(z.string()),
      basedOn: z.exactOptional(z.string()),
    }),
  names: { price: 'price_hundredths', charge: 'charge_cents' },
});
export const activeItem = itemCodec<{ runId: string }>({
  kind: 'marker of the active run',
  fields: () => z.object({ runId: z.string() }),
});

/** Returns undefined if the document was made without this format. */
export const fileAs = (document: StoredDocument, format: DocumentFormat): StoredFile | undefined =>
  format === 'pdf' ? document : document[format];
export const filesOf = (document: StoredDocument): StoredFile[] =>
  documentFormatNames.map((format) => fileAs(document, format)).filter((file) => file !== undefined);

export const runKey = (owner: string, runId: string) => ({ pk: owner, sk: `run#${runId}` });
export const refundedRunKey = (owner: string, runId: string) => ({ pk: owner, sk: `refunded-run#${runId}` });
export const submissionKey = (owner: string, { runId, attempt }: Pick<Submission, 'runId' | 'attempt'>) => ({
  pk: owner,
  sk: `submission#${runId}#${attempt}`,
});
export const documentKey = (owner: string, fileId: string) => ({ pk: owner, sk: `document#${fileId}` });
export const quoteKey = (owner: string, quoteId: string) => ({ pk: owner, sk: `quote#${quoteId}` });
export const activeKey = (owner: string) => ({ pk: owner, sk: 'active' });
export const reviewLinkKey = (tokenHash: string) => ({ pk: `review#${tokenHash}`, sk: 'link' });

/** Both reminders share one index: pending reviews and expiring documents. */
export const reminderShards = { review: 'review', document: 'document' } as const;
