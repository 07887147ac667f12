import { findFile } from '#functions/api/files/find-file.ts';
import { submitRun } from '#functions/api/path-compiler/submit-run.ts';
import type { Run } from '#functions/stores/run-items.ts';
import { buildRunMoves } from '#functions/stores/run-moves.ts';
import { fileIdOf } from '#functions/stores/runs.ts';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { request, sessionOf, text } from '#scripts/testing/handler-call.ts';
import { documentFormatNames } from '#shared/contract/document-formats.ts';
import { documentLifeMs } from '#shared/domain/runs/review-rules.ts';
import type { Task } from '../stories/schedule.ts';
import { isOwed, readHoldings } from './invariants.ts';
import { runToEnd, type Story, start } from './story.ts';
import type { Tools, World } from './world.ts';

const moves = buildRunMoves(physicalTable('runs'));

const submitting = (tools: Tools, owner: string, runId: string) =>
  submitRun({
    ...tools,
    moves,
    workflow: { start: async () => {} },
    startWaitMs: 1000,
    within: (_ms, work) => work,
    // The content of a submission does not matter for the money.
    planRules: async () => undefined,
  })({ params: { runId }, query: {}, body: planAnswers, session: sessionOf(owner), request: request() });

/** The wallet's version and whether the run is owed, read without taking a turn in the story. */
const runStateOf = async ({ engine }: World, owner: string, runId: string) => {
  const holdings = await readHoldings(engine, owner);
  return { version: holdings.wallet?.version ?? 0, owed: isOwed(holdings, runId) };
};

async function judged(
  world: World,
  { owner, runId }: { owner: string; runId: string },
  work: () => Promise<string>,
): Promise<string> {
  const before = await runStateOf(world, owner, runId);
  const said = await work();
  const after = await runStateOf(world, owner, runId);
  if (before.version === after.version && !world.leaving.has(owner))
    if ((said === 'tokens-owed') !== after.owed)
      world.violation(`${runId} is ${after.owed ? 'owed' : 'paid'}, and was answered ${said}`);
  return said;
}

export const submitFor = (story: Story, owner: string, runId: string): Promise<Task> =>
  start(story, `submit ${runId}`, (tools) =>
    judged(story.world, { owner, runId }, async () => text(await submitting(tools, owner, runId))),
  );

/** Completes a submitted run as the workflow does. */
export const completeFor = (story: Story, owner: string, runId: string): Promise<Task> =>
  start(story, `complete ${runId}`, async ({ runs, write, clock }) => {
    const run = await runs.find(owner, runId);
    if (run?.status !== 'APPROVED_EXECUTING') return 'not approved';
    const createdAtMs = clock.nowMs();
    const attempt = run.attempts;
    const file = { key: `plans/${runId}`, checksum: 'sum', bytes: 1 };
    const document = {
      ...{ ...file, fileId: fileIdOf({ runId, attempt }), runId, attempt, createdAtMs },
      ...{ workbook: file, calendar: file, expiresAtMs: createdAtMs + documentLifeMs },
    };
    return (await write(moves.complete(owner, run, { document, brief: undefined }))).kind;
  });

const openFileOf = (story: Story, owner: string, { runId, fileId = '' }: Run): Promise<Task> =>
  start(story, `open ${runId}`, (tools) =>
    judged(story.world, { owner, runId }, async () => {
      const said = new Set<string>();
      for (const format of documentFormatNames) {
        const found = await findFile(tools, { owner, fileId, format });
        said.add('kind' in found ? found.code : 'opened');
      }
      return said.has('document-expired') ? skipped(story, owner, runId) : [...said].join();
    }),
  );

/** After thirty days a document is closed either way. */
const skipped = async ({ world }: Story, owner: string, runId: string): Promise<string> =>
  (await runStateOf(world, owner, runId)).owed ? 'tokens-owed' : 'document-expired';

/** Checks that, after the story has settled, a plan is delivered exactly while it is paid for. */
export async function checkDelivery(story: Story): Promise<void> {
  const { world } = story;
  for (const owner of world.users.filter((one) => !world.leaving.has(one))) {
    const { runs } = await readHoldings(world.engine, owner);
    for (const run of runs) {
      if (run.status === 'COMPLETED') await runToEnd(story, await openFileOf(story, owner, run));
      if (run.status === 'CREATED') await runToEnd(story, await submitFor(story, owner, run.runId));
    }
  }
}
