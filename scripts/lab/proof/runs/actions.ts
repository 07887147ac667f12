import { getFile } from '#functions/api/files/get-file.ts';
import { createRun } from '#functions/api/path-compiler/create-run.ts';
import { getRun } from '#functions/api/path-compiler/get-run.ts';
import { saveRun } from '#functions/api/path-compiler/save-run.ts';
import { submitRun } from '#functions/api/path-compiler/submit-run.ts';
import { deleteAccount } from '#functions/api/user/delete-account.ts';
import { runItem } from '#functions/stores/run-items.ts';
import { remindOfDocuments } from '#functions/sweeps/document-reminders/remind-of-documents.ts';
import { reconcileMails } from '#functions/sweeps/reconcile-mails/reconcile-mails.ts';
import { reconcileRuns } from '#functions/sweeps/reconcile-runs/reconcile-runs.ts';
import { remindReviewers } from '#functions/sweeps/review-reminders/remind-reviewers.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { text } from '#scripts/testing/handler-call.ts';
import { sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { Task } from '../stories/schedule.ts';
import { openRun } from './open-run.ts';
import { decideBy } from './reviewing.ts';
import { callOf, newAnswers, type Story, start, type Window } from './story.ts';

/** Actions of people, reviewers, time and the sweeps. Each runs the real handler with data from the story. */
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
