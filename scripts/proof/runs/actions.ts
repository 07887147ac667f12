import { getFile } from '#functions/api/files/get-file.ts';
import { createRun } from '#functions/api/path-compiler/create-run.ts';
import { getRun } from '#functions/api/path-compiler/get-run.ts';
import { saveRun } from '#functions/api/path-compiler/save-run.ts';
import { submitRun } from '#functions/api/path-compiler/submit-run.ts';
import { decideReview, decideSubmission } from '#functions/api/review/decide-review.ts';
import { findSubmission } from '#functions/api/review/find-submission.ts';
import { previewReview } from '#functions/api/review/preview-review.ts';
import { saveReview } from '#functions/api/review/save-review.ts';
import { deleteAccount } from '#functions/api/user/delete-account.ts';
import { runItem } from '#functions/stores/run-items.ts';
import { remindOfDocuments } from '#functions/sweeps/document-reminders/remind-of-documents.ts';
import { reconcileMails } from '#functions/sweeps/reconcile-mails/reconcile-mails.ts';
import { reconcileRuns } from '#functions/sweeps/reconcile-runs/reconcile-runs.ts';
import { remindReviewers } from '#functions/sweeps/review-reminders/remind-reviewers.ts';
import { physicalTable } from '#scripts/local/authorise.ts';
import { findAgain } from '#scripts/ops/reviews.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { type ReviewWork, reviewCheckIds } from '#shared/plan/review/review.ts';
import { request, text } from '../stories/calls.ts';
import type { Task } from '../stories/schedule.ts';
import { openRun } from './open-run.ts';
import { callOf, newAnswers, type Story, start, type Window } from './story.ts';
import type { Tools } from './world.ts';

/** Actions of people, reviewers, time and the sweeps. Each runs the real handler with data from the story. */
type Link = Story['world']['links'][number];

export const someWindow = ({ world, windows }: Story): Window | undefined =>
  world.chance.pick(windows.filter(({ owner }) => !world.gone.has(owner)));

/** Read without taking a turn in the story. */
export async function runNow({ world }: Story, { owner, runId }: Pick<Window, 'owner' | 'runId'>) {
  const Key = { pk: owner, sk: `run#${runId}` };
  const peeked = world.engine.peek([{ TableName: physicalTable('runs'), Key }]);
  const [item] = await world.schedule.outside(peeked);
  return item === undefined ? undefined : runItem.decode(item);
}

interface Typed {
  answers?: RunAnswers;
  /** Saves without a version, so that the last write wins. */
  blind?: boolean;
}

export function saveIn(
  story: Story,
  window: Window,
  { answers = newAnswers(story), blind = false }: Typed = {},
) {
  const { world } = story;
  const { owner, runId, version } = window;
  return start(story, `save ${runId}`, async (tools, task) => {
    const baseVersion = blind ? undefined : version;
    world.record.asked.set(task, { baseVersion });
    const body = { ...answers, ...(blind ? {} : { baseVersion: version }) };
    const outcome = await saveRun(tools)({ ...callOf(story, owner), params: { runId }, body });
    if (outcome.kind === 'refusal') {
      const left = world.record.moved.get(task);
      if (left !== undefined && (await runNow(story, window))?.version === left)
        world.violation(`a draft of ${runId} was saved and called ${outcome.code}`);
      return outcome.code;
    }
    const { version: now, snapshot } = outcome.value.data;
    const saved = world.record.answersAt(runId, now);
    if (saved === undefined || !sameAnswers(saved, answers) || !sameAnswers(snapshot, answers))
      world.violation(`a draft of ${runId} was called saved and is not version ${now}`);
    window.version = Math.max(window.version, now);
    return `saved as version ${now}`;
  });
}

export function submitIn(
  story: Story,
  window: Window,
  { answers = newAnswers(story), blind = false }: Typed = {},
) {
  const { world } = story;
  const { owner, runId, version } = window;
  return start(story, `submit ${runId}`, async (tools, task) => {
    world.record.asked.set(task, { baseVersion: blind ? undefined : version });
    const body = { ...answers, ...(blind ? {} : { baseVersion: version }) };
    const outcome = await submitRun(tools)({ ...callOf(story, owner), params: { runId }, body });
    if (outcome.kind === 'refusal') {
      if (world.record.moved.has(task) && !world.leaving.has(owner))
        world.violation(`${runId} was submitted and called ${outcome.code}`);
      return outcome.code;
    }
    story.said.submitted.push({ runId, answers });
    window.version = Math.max(window.version, outcome.value.data.version);
    return `submitted, ${outcome.value.data.runStatus}`;
  });
}

interface Said {
  verdict?: Verdict;
  feedback?: string;
}

const checkedAll: ReviewWork = {
  checks: Object.fromEntries(reviewCheckIds.map((id) => [id, ''])),
  notes: [],
  firstName: 'Rose',
};

/** Usually all checks, sometimes with a new note; and usually the plan that was shown. */
const reviewWorkOf = ({ world: { chance } }: Story): { work: ReviewWork; isOtherPlan: boolean } => ({
  work: {
    ...checkedAll,
    checks: chance.happens(0.1) ? { goal: '' } : checkedAll.checks,
    notes: chance.happens(0.3) ? [{ section: 'risks', text: `Note ${chance.below(1_000_000_000)}` }] : [],
  },
  isOtherPlan: chance.happens(0.05),
});

/** Saves the work and then opens the plan, as the review page does. */
async function lookAtPlan(
  { world }: Story,
  tools: Tools,
  asked: Pick<Parameters<ReturnType<typeof saveReview>>[0], 'request'>,
  { work, isOtherPlan }: ReturnType<typeof reviewWorkOf> = { work: checkedAll, isOtherPlan: false },
) {
  const call = { params: {}, query: {}, session: undefined, ...asked };
  const found = await findSubmission(tools, asked.request);
  if ('kind' in found) return undefined;
  const { workVersion = 0 } = found.submission;
  const kept = await saveReview(tools)({ ...call, body: { work, baseVersion: workVersion } });
  // A note is unique, so this work was not saved before.
  if (kept.kind === 'answer' && work.notes.length > 0 && kept.value.data.workVersion > workVersion + 1)
    world.violation('a review replaced work that its writer had not seen');
  const shown = await previewReview(tools)({ ...call, body: {} });
  if (shown.kind !== 'answer') return undefined;
  const { data } = shown.value;
  return isOtherPlan ? { ...data, hash: data.hash.split('').reverse().join('') } : data;
}

/** Ticks all checks, so that a decision after it writes nothing else. */
export const preparedBy = (story: Story, { token }: Link): Promise<Task> =>
  start(story, 'prepares an approval', async (tools) => {
    const seen = await lookAtPlan(story, tools, { request: request({ authorization: `Bearer ${token}` }) });
    return seen === undefined ? 'not shown' : 'shown';
  });

export function decideBy(story: Story, link: Link, said: Said = {}): Promise<Task> {
  const { world } = story;
  const { verdict = world.chance.happens(0.45) ? 'approve' : 'reject' } = said;
  const { feedback = world.chance.happens(0.9) ? 'Say more.' : ' ' } = said;
  const { reviewer, token, runId, attempt } = link;
  const looks = reviewWorkOf(story);
  return start(story, `${reviewer} ${verdict}s ${attempt} of ${runId}`, async (tools, task) => {
    world.record.asked.set(task, { link: { reviewer, runId, attempt } });
    const mayDecide = world.reviewers.includes(reviewer);
    const asked = {
      ...{ params: {}, query: {}, session: undefined },
      request: request({ authorization: `Bearer ${token}` }),
    };
    const seen = verdict === 'approve' ? await lookAtPlan(story, tools, asked, looks) : undefined;
    const outcome = await decideReview(tools)({
      ...asked,
      body: { decision: verdict, feedback, ...(seen && { seen }) },
    });
    if (outcome.kind === 'answer') {
      story.said.decided.push({ runId, attempt, reviewer, verdict });
      if (!mayDecide) world.violation(`${reviewer} decides and is no reviewer any more`);
      return text(outcome);
    }
    if (world.record.moved.has(task) && !world.leaving.has(ownerOf(story, link)))
      world.violation(`${reviewer} decided ${attempt} of ${runId} and was told ${outcome.code}`);
    const isDecided = world.record.submission(runId, attempt)?.decision !== undefined;
    if (outcome.code === 'review-decided' && !isDecided)
      world.violation(`submission ${attempt} of ${runId} is called decided and is not`);
    const isKnown = world.reviewers.includes(reviewer) && world.links.includes(link);
    if (outcome.code === 'not-found' && isKnown && !world.leaving.has(ownerOf(story, link)))
      world.violation(`a link that was mailed leads nowhere`);
    return text(outcome);
  });
}

/** Decides as the operators' command line does: on the submission that was read, and no later one. */
export function operatorDecides(story: Story, { owner, runId }: Window): Promise<Task> {
  const { world } = story;
  const verdict = world.chance.pick(['approve', 'reject'] as const);
  return start(story, `operator ${verdict}s ${runId}`, async (tools, task) => {
    const { attempts } = (await tools.runs.find(owner, runId)) ?? { attempts: 0 };
    const seen = await tools.runs.findSubmission(owner, runId, attempts);
    if (seen === undefined) return 'never submitted';
    world.record.asked.set(task, { link: { reviewer: operator, runId, attempt: attempts } });
    const find = () =>
      findAgain(tools, { ownerId: owner, runId, attempt: attempts, hash: seen.hash, reviewer: operator });
    const refusal = await decideSubmission(tools, { find, verdict, said: { feedback: 'Decided.' } });
    if (refusal === undefined)
      story.said.decided.push({ runId, attempt: attempts, reviewer: operator, verdict });
    return refusal?.code ?? 'decided';
  });
}

export const operator = 'operator@reviews.example';

const ownerOf = ({ world }: Story, { runId, attempt }: Link): string =>
  world.record.submission(runId, attempt)?.owner ?? '';

/** The password is always right here, because only the remaining data matters. */
export const deletionOf = (story: Story, owner: string): Promise<Task> =>
  start(story, `delete ${owner}`, async (tools) => {
    const outcome = await deleteAccount({
      ...tools,
      credentials: { readHash: async () => 'hash' },
      gate: { pass: async () => undefined },
      interests: { allOf: async () => [], removeAllOf: async () => {} },
      mailStops: { read: async () => ({}) },
      postLetter: async () => true,
    })({ ...callOf(story, owner), params: {}, body: { currentPassword: 'right' } });
    return text(outcome);
  });

/** The owner can read it for thirty days, to the minute. */
export async function readIn(story: Story, window: Window): Promise<void> {
  const { world } = story;
  const fileId = (await runNow(story, window))?.fileId;
  if (fileId === undefined) return;
  const askedMs = world.nowMs;
  await start(story, `read ${fileId}`, async (tools) => {
    const outcome = await getFile(tools, 'pdf')({ userId: window.owner, params: { fileId } });
    if (outcome.kind === 'document') {
      if ((world.record.ends.get(fileId) ?? 0) <= askedMs)
        world.violation(`the document of ${window.runId} is read after its end`);
      return 'read';
    }
    if (outcome.code === 'not-found' && !world.leaving.has(window.owner))
      world.violation(`the document of ${window.runId} is not found`);
    return outcome.code;
  });
}

export const createRunFrom = (story: Story, session: Story['quotes'][number]): Promise<Task> =>
  start(story, 'create run', async (tools) => {
    const call = { ...callOf(story, session.owner), params: {}, body: {} };
    const outcome = await createRun(tools)({ ...call, query: { pc_sid: session.uuid } });
    if (outcome.kind === 'refusal') return outcome.code;
    const runId = outcome.value.data.run_id;
    if (session.runId !== undefined && session.runId !== runId)
      story.world.violation(`a plan quote was answered with ${session.runId} and ${runId}`);
    if (session.runId === undefined) story.windows.push({ owner: session.owner, runId, version: 1 });
    session.runId = runId;
    return `created ${runId}`;
  });

export const sweepRuns = (story: Story): Promise<Task> =>
  start(story, 'runs', async (tools) => JSON.stringify(await reconcileRuns(tools)));
export const sweepMails = (story: Story): Promise<Task> =>
  start(story, 'mails', async (tools) => JSON.stringify(await reconcileMails(tools)));
export const sweepReviews = (story: Story): Promise<Task> =>
  start(story, 'review reminders', async (tools) => JSON.stringify(await remindReviewers(tools)));
export const sweepDocuments = (story: Story): Promise<Task> =>
  start(story, 'document reminders', async (tools) => JSON.stringify(await remindOfDocuments(tools)));

export const actions = {
  async save(story: Story) {
    const window = someWindow(story);
    if (window !== undefined) await saveIn(story, window, { blind: story.world.chance.happens(0.2) });
  },

  /** Submits the form's current or previous answers. */
  async submit(story: Story) {
    const window = someWindow(story);
    if (window === undefined) return;
    const answers = story.world.chance.happens(0.2) ? (await runNow(story, window))?.answers : undefined;
    const typed = answers === undefined ? {} : { answers };
    await submitIn(story, window, { ...typed, blind: story.world.chance.happens(0.3) });
  },

  async reload(story: Story) {
    const window = someWindow(story);
    if (window === undefined) return;
    await start(story, `read ${window.runId}`, async (tools) => {
      const call = { ...callOf(story, window.owner), params: { runId: window.runId }, body: {} };
      const outcome = await getRun(tools.runs)(call);
      if (outcome.kind === 'refusal') return outcome.code;
      window.version = outcome.value.data.version;
      return `version ${window.version}, ${outcome.value.data.runStatus}`;
    });
  },

  async secondWindow(story: Story) {
    const window = someWindow(story);
    if (window !== undefined) story.windows.push({ ...window });
  },

  async decide(story: Story) {
    const link = story.world.chance.pick(story.world.links);
    if (link !== undefined) await decideBy(story, link);
  },

  /** The last two links may lead to the same submission. */
  async decideNewest(story: Story) {
    const link = story.world.chance.pick(story.world.links.slice(-2));
    if (link !== undefined) await decideBy(story, link);
  },

  async forgedLink(story: Story) {
    const link = story.world.chance.pick(story.world.links);
    if (link === undefined) return;
    const task = await decideBy(story, { ...link, token: link.token.slice(1) });
    await story.world.schedule.runToEnd(task);
    if (story.world.schedule.trace.at(-1)?.includes('Thank you'))
      story.world.violation('a link that was not sent decides');
  },

  async readDocument(story: Story) {
    const window = someWindow(story);
    if (window !== undefined) await readIn(story, window);
  },

  async startRun(story: Story) {
    const session = story.world.chance.pick(story.quotes.filter(({ owner }) => !story.world.gone.has(owner)));
    if (session !== undefined) await createRunFrom(story, session);
  },

  async newRound(story: Story) {
    const owner = story.world.chance.pick(story.world.living());
    if (owner !== undefined) await openRun(story, owner);
  },

  sweepRuns,
  sweepMails,
  sweepReviews,
  sweepDocuments,

  async loseExecution({ world }: Story) {
    const lost = world.interpreter.loseOne();
    if (lost !== undefined) world.schedule.note(`the execution ${lost} is lost`);
  },

  /** Storage is down for a while. */
  async outage({ world }: Story) {
    const what = world.chance.pick(['mail', 'storage', 'drawing'] as const);
    if (what === 'mail') world.mailIsDown = !world.mailIsDown;
    if (what === 'storage') world.storage.isDown = !world.storage.isDown;
    if (what === 'drawing') world.drawingFails = !world.drawingFails;
    world.schedule.note(`${what} breaks or is mended`);
  },

  /** Deletes the document before its first read. */
  async vanish(story: Story) {
    const { world } = story;
    const window = someWindow(story);
    const run = window === undefined ? undefined : await runNow(story, window);
    const looks = world.schedule.waiting().some(({ name }) => name.startsWith('runs#'));
    if (run?.status !== 'COMPLETED' || run.progressAtMs === undefined || looks) return;
    world.storage.vanish(run.runId);
    world.schedule.note(`the document of ${run.runId} vanishes`);
  },

  /** Another reviewer stays. */
  async reviewerLeaves({ world }: Story) {
    world.reviewers = world.reviewers.slice(0, 1);
    world.schedule.note('only one reviewer is left');
  },

  async leave(story: Story) {
    const owner = story.world.chance.pick(story.world.living());
    if (owner !== undefined) await deletionOf(story, owner);
  },

  async time(story: Story) {
    const { world } = story;
    world.pass(Number(world.chance.weighted(story.jumps)) * 60_000);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
