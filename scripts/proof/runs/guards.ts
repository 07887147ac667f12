import {
  argument,
  type Change,
  condition,
  type Guard,
  guard,
  initial,
  over,
  removed,
  replaced,
  returned,
  value,
  weakened,
  withoutOperand,
  withoutPart,
} from '../stories/guard.ts';

/** Removes the check of the current status from this move only. */
const fromAnyStatus = (move: string): Change =>
  argument((own) => `move === '${move}' ? \`(\${${own}} OR attribute_exists(pk))\` : ${own}`);

/** Removes the comparison of these attributes from this move only. */
const notCompared = (move: string, attributes: readonly string[]): Change =>
  returned(
    (own) =>
      `mark === 'c' && move === '${move}' && ${JSON.stringify(attributes)}.includes(name) ? \`(\${${own}} OR attribute_exists(pk))\` : ${own}`,
  );

/** All guards of the runs. */
export const guards: readonly Guard[] = [
  {
    name: 'save: from these statuses only (status and version)',
    changes: {
      'move-statuses': fromAnyStatus('save'),
      'move-values': notCompared('save', ['version']),
    },
  },
  {
    name: 'submit: from these statuses only (status and version)',
    changes: {
      'move-statuses': fromAnyStatus('submit'),
      'move-values': notCompared('submit', ['version']),
    },
  },
  guard('decide: from these statuses only', 'move-statuses', fromAnyStatus('decide')),
  guard('complete: from these statuses only', 'move-statuses', fromAnyStatus('complete')),
  guard('save: of the version that was read', 'move-values', notCompared('save', ['version'])),
  guard('submit: of the version that was read', 'move-values', notCompared('submit', ['version'])),
  guard(
    'submit: of the next attempt (attempt and version)',
    'move-values',
    notCompared('submit', ['attempts', 'version']),
  ),
  guard(
    'decide: of the submission the link is for (attempt and hash)',
    'move-values',
    notCompared('decide', ['attempts', 'submitted_hash']),
  ),
  {
    name: 'submit: no more often than the plan allows (statuses and count)',
    changes: {
      'statuses-to-save-from': value("['CREATED', 'REJECTED_FOR_USER_REFINEMENT', 'REVIEW_LIMIT_REACHED']"),
      'statuses-to-submit-from': value("['CREATED', 'REJECTED_FOR_USER_REFINEMENT', 'REVIEW_LIMIT_REACHED']"),
      'submission-count': replaced("asked.push('(attempts < :most OR attribute_exists(pk))');"),
    },
  },
  {
    name: 'decide: the last rejection ends the run (before and in the write)',
    changes: {
      'decide-the-last-rejection-ends': returned(
        "attempts > 0 ? 'REJECTED_FOR_USER_REFINEMENT' : 'REVIEW_LIMIT_REACHED'",
      ),
      'submission-count': replaced("asked.push('(attempts < :most OR attribute_exists(pk))');"),
    },
  },
  guard(
    'submit: a submission is created once',
    'submit-a-submission-is-made',
    value("'attribute_not_exists(nothing)'"),
  ),
  guard('submit: the workflow’s start is recorded as open', 'submit-the-workflow-is-owed-its', removed),
  guard('decide: a submission is decided once', 'decide-a-submission-is-decided', withoutPart('decision')),
  guard(
    'decide: on the frozen submission',
    'decide-a-submission-is-decided',
    value(
      `\`(#hash = :hash OR attribute_not_exists(nothing)) AND attribute_not_exists(decision) AND \${workIs(workVersion)}\``,
    ),
  ),
  guard(
    'review: work is saved before the decision only',
    'review-work-of-an-undecided-one',
    value(`\`#hash = :hash AND \${workIs(workVersion)}\``),
  ),
  guard('review: unseen work is not replaced', 'review-work-that-was-not-seen', removed),
  guard(
    'decide: the work has not changed since',
    'decide-work-unchanged',
    returned("'attribute_not_exists(nothing)'"),
  ),
  guard('review: the work is the work that was seen', 'review-work-as-it-was-seen', condition('false')),
  guard('review: approved with all checks', 'review-approved-with-all-checks', initial('undefined')),
  guard('review: approved as it was seen', 'review-approved-as-it-was-seen', returned('undefined')),
  guard('decide: the workflow’s continuation is recorded as open', 'decide-the-workflow-is-owed', removed),
  guard('decide: the end of a run frees its owner', 'decide-the-end-of-a-run', removed),
  guard(
    'complete: one document a submission',
    'complete-one-document-a-submission',
    value("'attribute_not_exists(nothing)'"),
  ),
  guard('complete: a check of the document is scheduled', 'complete-someone-looks-whether', removed),
  guard('complete: the end of a run frees its owner', 'complete-the-end-of-a-run', removed),
  guard('mark: of the status that was read', 'mark-of-the-status', weakened('#status')),
  guard('mark: of the attempt that was read', 'mark-of-the-status', weakened('attempts')),
  guard('restart: claimed by one', 'restart-claimed-by', weakened('progress_at')),
  guard(
    'restart: of the status that was read (status, attempt and mark)',
    'restart-claimed-by',
    value("'attribute_exists(pk) OR #status = :status AND attempts = :attempt AND progress_at = :seen'"),
  ),
  guard(
    'token: saved before the decision only',
    'token-kept-before-the-decision-only',
    withoutPart('decision'),
  ),
  guard('token: of an existing submission', 'token-kept-before-the-decision-only', withoutPart('pk')),
  guard('ask: every reviewer once', 'ask-every-reviewer', withoutPart('asked_at_ms')),
  guard('ask: not about a decided submission', 'ask-every-reviewer', withoutPart('decision')),
  guard('remind: each stage once', 'remind-each-stage', weakened('reminder_at')),
  guard(
    'remind: of waiting submissions only (status, attempt and mark)',
    'remind-each-stage',
    value("'attribute_exists(pk) OR #status = :review AND attempts = :attempt AND reminder_at = :seen'"),
  ),
  guard('remind of a document: once', 'remind-of-a-document', value("'attribute_exists(pk)'")),
  guard('save: refused without the current version', 'save-refused-to-anyone', removed),
  guard('save: a repeated save succeeds', 'save-the-same-again-is-saved', removed),
  guard('submit: refused without the current version', 'submit-refused-to-anyone', removed),
  guard(
    'submit: another text than the submitted one is refused',
    'submit-another-text-than-the-submitted',
    replaced("if (!isEditable(run.status)) return 'submitted';"),
  ),
  guard(
    'submit: a repeated submit succeeds',
    'submit-another-text-than-the-submitted',
    replaced("if (!isEditable(run.status)) return refuse('run-locked');"),
  ),
  guard(
    'submit: one request, one submission',
    'submit-one-request-one-submission',
    condition('run.attempts > 99'),
  ),
  guard('submit: the form’s required answers', 'submit-what-the-form-asks', removed),
  guard('submit: confirmed addresses only', 'submit-confirmed-addresses-only', removed),
  guard(
    'submit: only answers that make a plan',
    'submit-only-what-a-plan-can-be-made-of',
    returned('undefined'),
  ),
  guard('submit: mail in the same write', 'submit-told-in-the-same-write', removed),
  guard(
    'review: only current reviewers',
    'review-only-who-still-reviews',
    returned('link === undefined ? undefined : link'),
  ),
  guard('review: a decided submission says so', 'review-a-decided-one-says-so', removed),
  guard('review: a rejection has a comment', 'review-a-rejection-has-words', condition('false')),
  guard('review: a repeated decision succeeds', 'review-its-own-decision-is-known', removed),
  guard(
    'review: mail in the same write',
    'review-told-in-the-same-write',
    initial('[...moves.decide(ownerId, run, { submission, decision, to })]'),
  ),
  guard('link: works before it is sent', 'link-works-before-it-is-sent', removed),
  guard(
    'open: made only when no approval is needed, or after it',
    'open-made-only-when-no-one',
    initial('true'),
  ),
  guard(
    'ask: mails with the mark that they were written',
    'ask-mails-with-the-mark',
    initial('await write([asked])'),
  ),
  guard(
    'make: as of the approval',
    'make-as-of-the-approval',
    initial('await draw(submission, clock.nowMs())'),
  ),
  guard(
    'make: only an approved submission that still exists',
    'make-only-what-is-approved',
    condition('submission === undefined'),
  ),
  {
    name: 'make: not left behind by a deleted account (as it is made and as its run completes)',
    changes: {
      'make-not-left-behind-by': condition('clock.nowMs() === 0'),
      'complete-run-still-there': removed,
    },
  },
  guard(
    'complete: with the document that was made',
    'complete-with-the-document',
    returned('{ key, checksum, bytes: found?.bytes ?? 1 }'),
  ),
  guard(
    'complete: mail in the same write',
    'complete-told-in-the-same-write',
    initial('await write([...moves.complete(ownerId, run, { document, brief: made.brief })])'),
  ),
  guard(
    'complete: the run saves its document’s brief',
    'complete-told-in-the-same-write',
    initial('await write([...moves.complete(ownerId, run, { document, brief: undefined }), ready])'),
  ),
  guard('complete: not left behind by a deleted account', 'complete-run-still-there', removed),
  guard(
    'reconcile: a submission without a review request is started again',
    'reconcile-what-no-one-was-asked-about',
    returned(
      "submission.askedAtMs === undefined && run.status !== 'UNDER_REVIEW' ? restart(dependencies, owed) : settle()",
    ),
  ),
  guard(
    'reconcile: an undelivered decision is sent again',
    'reconcile-a-decision-that-no-one-heard',
    initial('submissions.map(({ decision }) => decision !== undefined)'),
  ),
  guard(
    'reconcile: an approval without a waiting execution is started again',
    'reconcile-an-approval-that-no-one-waits',
    condition('told.length === 0'),
  ),
  guard(
    'reconcile: a missing document is made again',
    'reconcile-a-document',
    returned(
      "(await isThere(dependencies, owner, run)) || run.status === 'COMPLETED' ? settle() : restart(dependencies, owed)",
    ),
  ),
  guard(
    'reconcile: a new name for a new start',
    'reconcile-another-name-for-another-start',
    replaced('await workflow.start(executionName(name), name);'),
  ),
  guard(
    'workflow: an existing execution counts as started',
    'workflow-a-start-that-was-made',
    replaced('throw error;'),
  ),
  guard(
    'workflow: a token without a waiting execution is lost, not a fault',
    'workflow-a-token-no-one-waits-under',
    removed,
  ),
  guard('remind: an alarm after two days', 'remind-an-operator-hears-of-two', condition('due.hours === 1')),
  guard(
    'remind: mails with the mark that they were written',
    'remind-mails-with-the-mark',
    initial('await write([...marks])'),
  ),
  guard('remind of a document: only of an existing one', 'remind-of-a-document-2', withoutOperand(0)),
  guard('document: its owner’s for thirty days', 'document-its-owners-for-thirty-days', removed),
  guard('deletion: no new run', 'deletion-nothing-is-started-any-more', withoutPart('leaving')),
  guard('deletion: marked before anything goes', 'deletion-it-is-said-before-anything', removed),
  guard(
    'deletion: the runs first, so that no document follows',
    'deletion-the-runs-first-so',
    over("['document#', 'submission#', 'run#', 'refunded-run#', 'quote#', 'active']"),
  ),
  guard('deletion: documents are deleted too', 'deletion-documents-go-too', removed),
  guard(
    'create: not for an account that is being deleted',
    'deletion-no-run-begins-meanwhile',
    initial('await write([...writes])'),
  ),
];
