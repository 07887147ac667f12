import { checksumOf } from '#functions/gateways/documents.ts';
import {
  activeItem,
  documentItem,
  filesOf,
  type Run,
  runItem,
  type StoredDocument,
  type StoredFile,
  type Submission,
  submissionItem,
} from '#functions/stores/run-items.ts';
import { entryItem, walletItem } from '#functions/stores/wallet-items.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import type { TableName } from '#shared/contract/tables.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import { auditWallet } from '#shared/domain/tokens/ledger.ts';
import { reviewCheckIds } from '#shared/plan/review/review.ts';
import type { ThinClient } from '../stories/thin-client.ts';
import { allowedPairs, submissionsOf } from './expected-refusals.ts';
import { licensedWork } from './licensed-work.ts';
import { operator } from './reviewing.ts';
import type { Story } from './story.ts';
import { type RunWorld, seenHash } from './world.ts';

/** A stored item. After the story has settled, the invariants must hold for all of them. */
type Item = Record<string, unknown> & { pk: string; sk: string };
type Report = (what: string) => void;

async function itemsOf(engine: ThinClient, table: TableName, owner: string): Promise<Item[]> {
  const answer = await engine.send('Query', {
    TableName: physicalTable(table),
    KeyConditionExpression: 'pk = :owner',
    ExpressionAttributeValues: { ':owner': owner },
  });
  return answer.Items as Item[];
}

interface Holdings {
  owner: string;
  runs: Run[];
  submissions: Submission[];
  documents: StoredDocument[];
  active: string | undefined;
}

async function readRuns(engine: ThinClient, owner: string): Promise<Holdings> {
  const items = await itemsOf(engine, 'runs', owner);
  const named = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix));
  return {
    owner,
    runs: named('run#').map(runItem.decode),
    submissions: named('submission#').map(submissionItem.decode),
    documents: named('document#').map(documentItem.decode),
    active: named('active').map(activeItem.decode)[0]?.runId,
  };
}

export async function checkEverything(story: Story): Promise<void> {
  const { world } = story;
  for (const owner of world.accounts.keys()) {
    const report: Report = (what) => world.violation(`${owner}: ${what}`);
    if (world.gone.has(owner)) {
      await checkGone(world, owner, report);
      continue;
    }
    const holdings = await readRuns(world.engine, owner);
    for (const run of holdings.runs) checkRun(world, holdings, run, report);
    checkMarker(holdings, report);
    await checkCharges(world, holdings, report);
  }
  checkSubmissions(world);
  checkMails(world);
  checkSaid(story);
}

/** Checks that nothing is stuck: only the owner or a reviewer may have the next turn. */
export async function checkProgress(world: RunWorld, last: boolean): Promise<void> {
  for (const owner of world.living()) {
    const { runs, submissions } = await readRuns(world.engine, owner);
    for (const { runId, status, attempts, progressAtMs } of runs) {
      const submission = submissions.find((one) => one.runId === runId && one.attempt === attempts);
      if (status === 'APPROVED_EXECUTING') world.violation(`${runId} is stuck in ${status}`);
      if (status === 'UNDER_REVIEW') {
        if (submission?.askedAtMs === undefined) world.violation(`no reviewer was asked about ${runId}`);
        // A mail that could not be sent for a day was given up, and an operator was told.
        const hasLink = (one: string) =>
          world.record.mails.get(`review-0-${runId}-${attempts}-${one}`)?.givenUp === true ||
          world.links.some(
            (link) => link.runId === runId && link.attempt === attempts && link.reviewer === one,
          );
        if (!world.reviewers.every(hasLink)) world.violation(`a reviewer of ${runId} has no link`);
      }
      // An execution of an earlier submission may wait while the next one is under review.
      if (last && status !== 'UNDER_REVIEW') checkHeard(world, runId, submissions);
      if (last && progressAtMs !== undefined) world.violation(`${runId} still owes its workflow something`);
    }
  }
}

/** Checks that every execution that waits for a decision receives it. */
function checkHeard(world: RunWorld, runId: string, submissions: Submission[]): void {
  const waiting = new Set(world.interpreter.waitingTokens());
  for (const { attempt, decision, taskTokens = [] } of submissions.filter((one) => one.runId === runId))
    if (decision !== undefined && taskTokens.some((token) => waiting.has(token)))
      world.violation(`an execution still waits for the decision on ${attempt} of ${runId}`);
}

function checkRun(world: RunWorld, { submissions, documents }: Holdings, run: Run, report: Report): void {
  const { runId, status, attempts, timeline, plan } = run;
  const own = submissions.filter((one) => one.runId === runId);
  const steps = timeline.map((step) => step.status);
  if (steps[0] !== 'CREATED' || steps.at(-1) !== status) report(`${runId} is ${status} after ${steps}`);
  for (const [at, from] of steps.slice(0, -1).entries())
    if (!allowedPairs.includes(`${from} → ${steps[at + 1]}`))
      report(`${runId} went ${from} → ${steps[at + 1]}`);
  if (own.length !== attempts || attempts > submissionsOf(plan))
    report(`${runId} has ${own.length} submissions and counts ${attempts} of ${submissionsOf(plan)}`);
  const last = own.find(({ attempt }) => attempt === attempts);
  if (last !== undefined && last.hash !== run.submittedHash) report(`${runId} names another submission`);
  for (const { attempt, decision } of own)
    if (attempt < attempts && decision?.verdict !== 'reject')
      report(`submission ${attempt} of ${runId} was followed by another and is not sent back`);
  for (const submission of own) checkApproval(submission, report);
  const verdict = last?.decision?.verdict;
  const left = submissionsOf(plan) - attempts;
  const expected =
    last === undefined
      ? 'CREATED'
      : plan === 'BASIC' || verdict === 'approve'
        ? 'COMPLETED'
        : verdict === undefined
          ? 'UNDER_REVIEW'
          : left > 0
            ? 'REJECTED_FOR_USER_REFINEMENT'
            : 'REVIEW_LIMIT_REACHED';
  if (status !== expected) report(`${runId} is ${status}, not ${expected}`);
  checkDocuments(world, { run, documents: documents.filter((one) => one.runId === runId) }, report);
}

function checkDocuments(
  world: RunWorld,
  { run, documents }: { run: Run; documents: StoredDocument[] },
  report: Report,
): void {
  const { runId, status, attempts, fileId } = run;
  const stored = [...world.storage.objects].filter(([key]) => key.startsWith(`plans/${runId}/`));
  if (status !== 'COMPLETED') {
    if (documents.length > 0 || stored.length > 0) report(`${runId} is ${status} and has a document`);
    return;
  }
  const [document, ...more] = documents;
  if (document?.fileId !== fileId || document?.attempt !== attempts || more.length > 0)
    report(`${runId} is complete with ${documents.length} documents`);
  const files = document === undefined ? [] : filesOf(document);
  if (files.length !== 3 || stored.length !== 3)
    report(`${runId} has ${files.length} files and ${stored.length} objects`);
  const isThere = ({ key, checksum }: StoredFile) =>
    stored.some(([at, bytes]) => at === key && checksumOf(bytes) === checksum);
  if (!files.every(isThere)) report(`the document of ${runId} is not what its row says`);
  // In a story a plan is named after its content.
  if (run.brief?.title !== run.submittedHash) report(`${runId} does not have its document’s brief`);
}

function checkMarker({ runs, active }: Holdings, report: Report): void {
  const ended = ['COMPLETED', 'REVIEW_LIMIT_REACHED'];
  const open = runs.filter(({ status }) => !ended.includes(status)).map(({ runId }) => runId);
  if (open.length > 1) report(`${open} are active together`);
  if (active !== open[0]) report(`the marker says ${active}, and ${open[0]} is active`);
}

/** Checks that a run is charged once, and that submits cost nothing. */
async function checkCharges({ engine }: RunWorld, { owner, runs }: Holdings, report: Report): Promise<void> {
  const items = await itemsOf(engine, 'wallets', owner);
  const [wallet] = items.filter(({ sk }) => sk === 'wallet').map(walletItem.decode);
  const entries = items.filter(({ sk }) => sk.startsWith('entry#')).map(entryItem.decode);
  if (wallet !== undefined) for (const fault of auditWallet(wallet, entries)) report(fault);
  const spends = entries.filter(({ kind }) => kind === 'SPEND');
  for (const { runId, plan } of runs) {
    const own = spends.filter(({ ref }) => ref === runId);
    if (own.length !== 1 || own[0]?.amount !== -planPrices[plan])
      report(`${runId} was charged ${own.map(({ amount }) => amount)}`);
  }
  if (spends.length !== runs.length) report('something was charged for nothing');
}

async function checkGone(world: RunWorld, owner: string, report: Report): Promise<void> {
  for (const table of ['runs', 'purchases', 'users'] as const)
    for (const { sk } of await itemsOf(world.engine, table, owner))
      report(`${sk} is left of a deleted account`);
  const theirs = [...world.record.submissions.values()].filter((known) => known.owner === owner);
  for (const runId of new Set(theirs.map(({ submission }) => submission.runId)))
    if (!isAbandoned(world, runId))
      for (const key of world.storage.objects.keys())
        if (key.startsWith(`plans/${runId}/`)) report(`${key} is left of a deleted account`);
}

/**
 * An object without references: its function crashed, answered too late, or belonged to an execution that was lost. The
 * bucket's lifecycle rule deletes it after thirty-five days.
 */
function isAbandoned({ interpreter, schedule }: RunWorld, runId: string): boolean {
  const calls = (step: string) =>
    schedule.tasks.filter(({ name }) => name.startsWith(`workflow-${step}`) && name.includes(runId));
  const crashed = [...calls('generate'), ...calls('complete')].some(({ state }) => state === 'crashed');
  const isLost = interpreter.lost.some((name) => name.startsWith(runId));
  return crashed || isLost || calls('generate').length > 1;
}

/** Checks the submissions and who made them. */
function checkSubmissions(world: RunWorld): void {
  for (const { owner, submission } of world.record.submissions.values()) {
    const { runId, plan, snapshot } = submission;
    if (world.accounts.get(owner)?.verified !== true) world.violation(`${runId} was submitted unverified`);
    if (plan === 'BASIC' && snapshot.answers.content.startsWith(licensedWork))
      world.violation(`${runId} is a Basic plan for licensed work`);
    if (snapshot.answers.content.trim() === '')
      world.violation(`${runId} was submitted without a background`);
  }
}

/** Checks that an approved submission has all checks and is the plan the reviewer saw. */
function checkApproval(submission: Submission, report: Report): void {
  const { runId, attempt, decision, work } = submission;
  if (decision?.verdict !== 'approve' || decision.by === operator) return;
  if (reviewCheckIds.some((id) => work?.checks[id] === undefined))
    report(`submission ${attempt} of ${runId} was approved without all checks`);
  if (decision.document_hash !== seenHash(submission, decision.seen_at_ms ?? 0))
    report(`submission ${attempt} of ${runId} was approved as another plan than was seen`);
}

function checkMails(world: RunWorld): void {
  const { mails, submissions } = world.record;
  for (const [mailId, { sent, waits, givenUp }] of mails) {
    if (waits) world.violation(`the mail ${mailId} is still in the outbox`);
    const isForNobody = [...world.gone].some((owner) => isAbout(world, mailId, owner));
    if (sent === 0 && !givenUp && !isForNobody) world.violation(`the mail ${mailId} was lost`);
  }
  for (const [name, { owner, submission, decision }] of submissions) {
    const [runId, attempt] = name.split('#');
    const expected = [`submitted-${runId}-${attempt}`];
    if (decision !== undefined) expected.push(`decided-${runId}-${attempt}`);
    const isMade = submission.plan === 'BASIC' || decision?.verdict === 'approve';
    if (isMade && !world.leaving.has(owner)) expected.push(`ready-${runId}-${attempt}`);
    for (const mailId of expected)
      if (!mails.has(mailId)) world.violation(`the mail ${mailId} was never written`);
  }
}

function isAbout(world: RunWorld, mailId: string, owner: string): boolean {
  const theirs = [...world.record.submissions.values()].filter((known) => known.owner === owner);
  return theirs.some(({ submission }) => mailId.includes(submission.runId)) || mailId.startsWith('goes-');
}

/** Checks that earlier answers still hold. */
function checkSaid({ world, said }: Story): void {
  for (const { runId, answers } of said.submitted)
    if (!world.record.submissionsOf(runId).some(({ snapshot }) => sameAnswers(snapshot.answers, answers)))
      world.violation(`what was said to be submitted of ${runId} was not`);
  for (const { runId, attempt, reviewer, verdict } of said.decided) {
    const decision = world.record.submission(runId, attempt)?.decision;
    if (decision?.by !== reviewer || decision.verdict !== verdict)
      world.violation(`${reviewer} was told to have decided ${attempt} of ${runId}`);
  }
}
