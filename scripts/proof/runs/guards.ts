import { type Guard, guard } from '../stories/guard.ts';

const moves = 'functions/stores/run-moves.ts';
const progress = 'functions/stores/run-progress.ts';
const runs = 'functions/stores/runs.ts';
const status = 'shared/domain/runs/run-status.ts';
const rules = 'shared/domain/runs/review-rules.ts';
const save = 'functions/api/path-compiler/save-run.ts';
const submit = 'functions/api/path-compiler/submit-run.ts';
const create = 'functions/api/path-compiler/create-run.ts';
const find = 'functions/api/review/find-submission.ts';
const decide = 'functions/api/review/decide-review.ts';
const ask = 'functions/workflow/ask-for-review/ask-for-review.ts';
const open = 'functions/workflow/open-submission/open-submission.ts';
const generate = 'functions/workflow/generate-document/generate-document.ts';
const complete = 'functions/workflow/complete-run/complete-run.ts';
const lookAfter = 'functions/sweeps/reconcile-runs/look-after-run.ts';
const remind = 'functions/sweeps/review-reminders/remind-reviewers.ts';
const remindOfDocument = 'functions/sweeps/document-reminders/remind-of-documents.ts';
const gateway = 'functions/gateways/workflow.ts';
const fillIn = 'functions/links/fill-in.ts';
const leave = 'functions/api/user/erase-account.ts';
const accounts = 'functions/stores/accounts.ts';
const document = 'functions/api/files/find-file.ts';

const inStatus = `\`#status IN (\${statuses.map((_, index) => \`:from\${index}\`).join(', ')})\``;
const always = "'attribute_not_exists(nothing)'";

const fromStatuses = `asked.push(${inStatus});`;
const fromAny = (move: string): string =>
  `asked.push(move === '${move}' ? ${inStatus.replace('#status IN', '(#status IN').replace(')`', ') OR attribute_exists(pk))`')} : ${inStatus});`;
const isAsked = `return \`#\${mark}\${index} = :\${mark}\${index}\`;`;
const isNotAsked = (move: string, ...attributes: string[]): string =>
  `const same = \`#\${mark}\${index} = :\${mark}\${index}\`;
        return mark === 'c' && move === '${move}' && ${JSON.stringify(attributes)}.includes(name) ? \`(\${same} OR attribute_exists(pk))\` : same;`;

/** The statuses a move may come from, asked of every move but this one. */
const fromAnywhere = (move: string): Guard =>
  guard(`${move}: from these statuses only`, moves, fromStatuses, fromAny(move));

/** A change of status changes the version, too. */
const ofAnything = (move: string): Guard => ({
  name: `${move}: from these statuses only (status and version)`,
  edits: [
    { file: moves, find: fromStatuses, replace: fromAny(move) },
    { file: moves, find: isAsked, replace: isNotAsked(move, 'version') },
  ],
});

/** Values a move is decided on, asked of every move but this one. */
const notAsked = (move: string, what: string, ...attributes: string[]): Guard =>
  guard(`${move}: ${what}`, moves, isAsked, isNotAsked(move, ...attributes));

/** Of two equal conditions in the store of progress, by what stands before it. */
const condition = (name: string, from: string, to: string): Guard => guard(name, progress, from, to);

const claim = "'#status = :status AND attempts = :attempt AND progress_at = :seen'";
const reminded = "'#status = :review AND attempts = :attempt AND reminder_at = :seen'";
const step = "ConditionExpression: '#status = :status AND attempts = :attempt',";
const asked =
  "'attribute_exists(pk) AND attribute_not_exists(asked_at_ms) AND attribute_not_exists(decision)'";
const kept = "'attribute_exists(pk) AND attribute_not_exists(decision)'";

/** Every guard of the runs. */
export const guards: readonly Guard[] = [
  ...['save', 'submit'].map(ofAnything),
  ...['decide', 'complete'].map(fromAnywhere),
  notAsked('save', 'of the version that was read', 'version'),
  notAsked('submit', 'of the version that was read', 'version'),
  // A submission changes the version, and each has a hash of its own.
  notAsked('submit', 'of the attempt that is next (attempt and version)', 'attempts', 'version'),
  notAsked('decide', 'of the submission the link is for (attempt and hash)', 'attempts', 'submitted_hash'),
  {
    name: 'submit: no more than the plan has (statuses and count)',
    edits: [
      {
        file: status,
        find: "save: ['CREATED', 'REJECTED_FOR_USER_REFINEMENT'],",
        replace: "save: ['CREATED', 'REJECTED_FOR_USER_REFINEMENT', 'REVIEW_LIMIT_REACHED'],",
      },
      {
        file: status,
        find: "submit: ['CREATED', 'REJECTED_FOR_USER_REFINEMENT'],",
        replace: "submit: ['CREATED', 'REJECTED_FOR_USER_REFINEMENT', 'REVIEW_LIMIT_REACHED'],",
      },
      {
        file: moves,
        find: "left === 'some' ? 'attempts < :most' : 'attempts = :most'",
        replace: "'(attempts < :most OR attribute_exists(pk))'",
      },
    ],
  },
  {
    name: 'decide: the last rejection ends the run (before and in the write)',
    edits: [
      { file: rules, find: 'remainingSubmissions(plan, attempts) > 0', replace: 'attempts > 0' },
      {
        file: moves,
        find: "left === 'some' ? 'attempts < :most' : 'attempts = :most'",
        replace: "'(attempts < :most OR attribute_exists(pk))'",
      },
    ],
  },
  guard(
    'submit: a submission is made once',
    moves,
    '...submissionItem.encode(submission) },\n            ConditionExpression: absent,',
    `...submissionItem.encode(submission) },\n            ConditionExpression: ${always},`,
  ),
  guard(
    'submit: the workflow is owed its start',
    moves,
    '            ...progressMark(run.runId, atMs + patience.startMs),\n',
    '',
  ),
  guard(
    'decide: a submission is decided once',
    moves,
    "'#hash = :hash AND attribute_not_exists(decision)'",
    "'#hash = :hash'",
  ),
  guard(
    'decide: on what was frozen',
    moves,
    "'#hash = :hash AND attribute_not_exists(decision)'",
    "'(#hash = :hash OR attribute_not_exists(nothing)) AND attribute_not_exists(decision)'",
  ),
  guard(
    'decide: the workflow is owed the decision',
    moves,
    '            ...progressMark(run.runId, decision.at_ms + patience.decisionMs),\n',
    '',
  ),
  guard(
    'decide: the end of a run frees its owner',
    moves,
    "...(to === 'REVIEW_LIMIT_REACHED' ? [freeMarker(owner, run.runId)] : []),",
    '',
  ),
  guard(
    'complete: one document a submission',
    moves,
    '...reminder },\n            ConditionExpression: absent,',
    `...reminder },\n            ConditionExpression: ${always},`,
  ),
  guard(
    'complete: somebody looks whether it is there',
    moves,
    '            ...progressMark(run.runId, atMs + patience.objectMs),\n',
    '',
  ),
  guard(
    'complete: the end of a run frees its owner',
    moves,
    '        freeMarker(owner, run.runId),\n        {',
    '        {',
  ),
  condition(
    'mark: of the status it was seen in',
    step,
    step.replace('#status = :status', '(#status = :status OR attribute_exists(pk))'),
  ),
  condition(
    'mark: of the attempt it was seen in',
    step,
    step.replace('attempts = :attempt', '(attempts = :attempt OR attribute_exists(pk))'),
  ),
  condition(
    'restart: claimed by one',
    claim,
    claim.replace('progress_at = :seen', '(progress_at = :seen OR attribute_exists(pk))'),
  ),
  // Whatever changes the status or the attempt changes the mark or takes it away, here and for reminders.
  condition(
    'restart: of the status it was seen in (status, attempt and mark)',
    claim,
    claim.replace("'#status", "'attribute_exists(pk) OR #status"),
  ),
  condition('token: kept before the decision only', kept, "'attribute_exists(pk)'"),
  condition('token: of a submission that is there', kept, "'attribute_not_exists(decision)'"),
  condition('ask: every reviewer once', asked, asked.replace(' AND attribute_not_exists(asked_at_ms)', '')),
  condition('ask: nothing that is decided', asked, asked.replace(' AND attribute_not_exists(decision)', '')),
  condition(
    'remind: each stage once',
    reminded,
    reminded.replace('reminder_at = :seen', '(reminder_at = :seen OR attribute_exists(pk))'),
  ),
  condition(
    'remind: of what waits only (status, attempt and mark)',
    reminded,
    reminded.replace("'#status", "'attribute_exists(pk) OR #status"),
  ),
  condition(
    'remind of a document: once',
    "ConditionExpression: 'attribute_exists(reminder_at)',",
    "ConditionExpression: 'attribute_exists(pk)',",
  ),
  guard(
    'save: refused to whoever has not seen what stands',
    save,
    "  if (baseVersion !== undefined && baseVersion !== run.version) return refuse('draft-stale');\n",
    '',
  ),
  guard(
    'save: the same again is saved',
    save,
    '  if (sameAnswers(run.answers, answers)) return shown;\n',
    '',
  ),
  guard(
    'submit: refused to whoever has not seen what stands',
    submit,
    "  if (baseVersion !== undefined && baseVersion !== run.version) return refuse('draft-stale');\n",
    '',
  ),
  guard(
    'submit: another text than the submitted one is refused',
    submit,
    "sameAnswers(run.answers, answers) ? 'submitted' : refuse('run-locked')",
    "'submitted'",
  ),
  guard(
    'submit: the same again is submitted',
    submit,
    "sameAnswers(run.answers, answers) ? 'submitted' : refuse('run-locked')",
    "refuse('run-locked')",
  ),
  guard(
    'submit: one request, one submission',
    submit,
    'if (run.attempts > seen.attempts) {',
    'if (run.attempts > 99) {',
  ),
  guard(
    'submit: what the form asks for',
    submit,
    "  if (fault !== undefined) return refuse('invalid-input', { sentence: fault.sentence });\n",
    '',
  ),
  guard(
    'submit: confirmed addresses only',
    submit,
    "  if (!session.account.verified) return refuse('email-unverified');\n",
    '',
  ),
  guard(
    'submit: no licensed work on Basic',
    submit,
    'return refused === null ?',
    'return refused?.code !== undefined || refused === null ?',
  ),
  guard(
    'submit: told in the same write',
    submit,
    '    outbox.writeOf(submittedMail({ ownerId, siteUrl, nowMs }, submission)),\n',
    '',
  ),
  guard(
    'review: only who still reviews',
    find,
    'link === undefined || !reviewers.includes(link.reviewer)',
    'link === undefined',
  ),
  guard(
    'review: a decided one says so',
    find,
    '  if (submission.decision !== undefined) return refuseDecided(submission.decision);\n',
    '',
  ),
  guard(
    'review: a rejection has words',
    decide,
    "verdict === 'reject' && said.feedback === undefined",
    'false',
  ),
  guard(
    'review: its own decision is known again',
    decide,
    "if (written.kind === 'unknown' && (await isOurs(dependencies, found, decision))) return found;",
    '',
  ),
  guard('review: told in the same write', decide, ', outbox.writeOf(mail)];', '];'),
  guard(
    'link: works before it is sent',
    fillIn,
    '      await runs.keepReviewLink(hashReviewToken(token), link, clock.nowMs());\n',
    '',
  ),
  guard(
    'open: made only when nobody has to approve, or somebody has',
    open,
    "submission.decision?.verdict === 'approve' || !isReviewed(run.plan)",
    'true',
  ),
  guard(
    'ask: mails with the mark that they were written',
    ask,
    '[asked, ...mails.map((mail) => outbox.writeOf(mail))]',
    '[asked]',
  ),
  guard(
    'make: as of the approval',
    generate,
    'const drawn = await draw(submission, approvedAtMs);',
    'const drawn = await draw(submission, clock.nowMs());',
  ),
  guard(
    'make: only what is approved and still there',
    generate,
    'if (!isApproved || submission === undefined || run.attempts !== attempt)',
    'if (submission === undefined)',
  ),
  {
    name: 'make: not left behind by an account that goes (as it is made and as its run completes)',
    edits: [
      {
        file: generate,
        find: 'if ((await runs.find(ownerId, runId)) === undefined) {',
        replace: 'if (clock.nowMs() === 0) {',
      },
      {
        file: complete,
        find: '  if (run === undefined) await Promise.all(inAllFormats(made).map(({ key }) => documents.remove(key)));\n',
        replace: '',
      },
    ],
  },
  guard(
    'complete: with the document that was made',
    complete,
    'found?.checksum === checksum ? { key, checksum, bytes: found.bytes } : undefined',
    '{ key, checksum, bytes: found?.bytes ?? 1 }',
  ),
  guard(
    'complete: told in the same write',
    complete,
    '[...moves.complete(ownerId, run, { document, brief: made.brief }), ready]',
    '[...moves.complete(ownerId, run, { document, brief: made.brief })]',
  ),
  guard(
    'complete: the run says what its document comes to',
    complete,
    'moves.complete(ownerId, run, { document, brief: made.brief })',
    'moves.complete(ownerId, run, { document, brief: undefined })',
  ),
  guard(
    'complete: not left behind by an account that went',
    complete,
    '  if (run === undefined) await Promise.all(inAllFormats(made).map(({ key }) => documents.remove(key)));\n',
    '',
  ),
  guard(
    'reconcile: what nobody was asked about is started again',
    lookAfter,
    'return submission.askedAtMs === undefined ?',
    "return submission.askedAtMs === undefined && run.status !== 'UNDER_REVIEW' ?",
  ),
  guard(
    'reconcile: a decision that nobody heard of is told',
    lookAfter,
    'const told = await Promise.all(submissions.map((one) => tell(dependencies, one)));',
    'const told = submissions.map(({ decision }) => decision !== undefined);',
  ),
  guard(
    'reconcile: an approval that nobody waits for is started again',
    lookAfter,
    'if (told.at(-1) !== true)',
    'if (told.length === 0)',
  ),
  guard(
    'reconcile: a document that is not there is made again',
    lookAfter,
    'return (await isThere(dependencies, owner, run))',
    "return (await isThere(dependencies, owner, run)) || run.status === 'COMPLETED'",
  ),
  guard(
    'reconcile: another name for another start',
    lookAfter,
    'executionName(name, begun ? restarts + 1 : restarts)',
    'executionName(name)',
  ),
  guard(
    'workflow: a start that was made is a start',
    gateway,
    "if (nameOf(error) !== 'ExecutionAlreadyExists') throw error;",
    'throw error;',
  ),
  guard(
    'workflow: a token nobody waits under is lost, not a fault',
    gateway,
    "if (lostTokens.includes(nameOf(error))) return 'lost';",
    '',
  ),
  guard(
    'remind: an operator hears of two days',
    remind,
    "if (due.does === 'alarm') alarm(",
    'if (due.hours === 1) alarm(',
  ),
  guard(
    'remind: mails with the mark that they were written',
    'functions/sweeps/send-reminder.ts',
    'await write([...marks, ...mails.map((mail) => outbox.writeOf(mail))])',
    'await write([...marks])',
  ),
  guard(
    'remind of a document: not of one that is gone',
    remindOfDocument,
    'const tells = nowMs < document.expiresAtMs && document.revoked !== true;',
    'const tells = document.revoked !== true;',
  ),
  guard(
    'document: its owner’s for thirty days',
    document,
    "  if (clock.nowMs() >= document.expiresAtMs) return refuse('document-expired');\n",
    '',
  ),
  guard(
    'deletion: nothing is begun any more',
    accounts,
    "'attribute_exists(pk) AND attribute_not_exists(leaving)'",
    "'attribute_exists(pk)'",
  ),
  guard('deletion: marked before anything goes', leave, '  await accounts.beginLeaving(userId);\n', ''),
  guard(
    'deletion: the runs first, so that no document follows',
    runs,
    "['run#', 'refunded-run#', 'submission#', 'document#', 'quote#', 'active']",
    "['document#', 'submission#', 'run#', 'refunded-run#', 'quote#', 'active']",
  ),
  guard(
    'deletion: documents go, too',
    runs,
    "          if (kind === 'document#')\n            for (const { key } of filesOf(documentItem.decode(item))) await removeDocument(key);\n",
    '',
  ),
  guard(
    'create: not under an account that goes',
    create,
    '[...writes, accounts.staysCheck(owner)]',
    '[...writes]',
  ),
];
