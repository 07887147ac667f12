import {
  createRunFrom,
  deletionOf,
  runNow,
  saveIn,
  someWindow,
  submitIn,
  sweepMails,
  sweepRuns,
} from './actions.ts';
import {
  allSteps,
  finish,
  minuteMs,
  plain,
  reviewedPlan,
  someone,
  stepsTo,
  submitted,
  underReview,
  waitsBefore,
} from './arrange.ts';
import { openRun } from './open-run.ts';
import { decideBy } from './reviewing.ts';
import type { Story } from './story.ts';

/** Sequences of events about workflows and deletions that chance alone would rarely produce. */
export const workflowMeetings = {
  /** The last submission of a plan is sent back, and its owner submits it again. */
  async afterTheEnd(story: Story) {
    const { world } = story;
    const asked = await underReview(story, 'PRO');
    if (asked === undefined) return;
    const { window } = asked;
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const link = world.links.find((one) => one.runId === window.runId && one.attempt === attempt);
      if (link === undefined) return;
      await world.schedule.runToEnd(await decideBy(story, link, { verdict: 'reject', feedback: 'No.' }));
      const again = { answers: plain(story), blind: true };
      await world.schedule.runToEnd(await submitIn(story, window, again));
      await allSteps(story, window.runId);
    }
  },

  /** Two passes look at the same overdue run. */
  async restartedTwice(story: Story) {
    const { world } = story;
    const window = await submitted(story, world.chance.pick(['BASIC', 'PRO']));
    if (window === undefined) return;
    if (world.interpreter.loseOne() === undefined) return;
    world.pass(3 * minuteMs);
    const late = await sweepRuns(story);
    await world.schedule.advanceTo(late, 'UpdateItem');
    await world.schedule.runToEnd(await sweepRuns(story));
    await world.schedule.runToEnd(late);
  },

  /** The document is lost before its owner looks; the replacement is the same. */
  async vanished(story: Story) {
    const { world } = story;
    const window = await submitted(story, 'BASIC');
    if (window === undefined) return;
    await allSteps(story, window.runId);
    if ((await runNow(story, window))?.status !== 'COMPLETED') return;
    world.storage.vanish(window.runId);
    world.schedule.note(`the document of ${window.runId} vanishes`);
    world.pass(6 * minuteMs);
    const { faults } = world;
    world.faults = false;
    await world.schedule.runToEnd(await sweepRuns(story));
    world.faults = faults;
    const isTold = world.alarms.some(
      ({ name, detail }) => name === 'document-missing' && detail.runId === window.runId,
    );
    if (!isTold && !world.storage.isDown)
      world.violation(`after five minutes the missing document of ${window.runId} was not noticed`);
  },

  /** The document is lost before its run is complete. */
  async vanishedEarly(story: Story) {
    const { world } = story;
    const window = await submitted(story, 'BASIC');
    if (window === undefined) return;
    const step = await stepsTo(story, window.runId, waitsBefore('workflow-complete', 'HeadObject'));
    if (step === undefined) return;
    world.storage.vanish(window.runId);
    world.schedule.note(`the document of ${window.runId} vanishes`);
    await world.schedule.runToEnd(step);
    if ((await runNow(story, window))?.status === 'COMPLETED' && !world.storage.holds(window.runId))
      world.violation(`${window.runId} was completed with a document that is not there`);
  },

  /** The document cannot be drawn for hours: the workflow raises an alarm and waits, and no second one is started. */
  async unrepaired(story: Story) {
    const { world } = story;
    const window = await submitted(story, 'BASIC');
    if (window === undefined) return;
    world.drawingFails = true;
    for (let hour = 0; hour < 12; hour += 1) {
      await allSteps(story, window.runId);
      world.pass(16 * minuteMs);
    }
    await world.schedule.runToEnd(await sweepRuns(story));
    world.drawingFails = world.chance.happens(0.5);
  },

  /** An account is deleted during a step, a decision or a submit, and each may overtake the other. */
  async leaveMidway(story: Story) {
    const { world } = story;
    const { schedule, chance } = world;
    const asked = chance.happens(0.5) ? await underReview(story, reviewedPlan(story)) : undefined;
    const window = asked?.window ?? (await someone(story, 'BASIC'));
    if (window === undefined) return;
    const link = asked?.links[0];
    const under =
      link === undefined
        ? await submitIn(story, window, { answers: plain(story) })
        : await decideBy(story, link, { feedback: 'Done.' });
    if (chance.happens(0.7)) await schedule.runToEnd(under);
    else await schedule.advanceTo(under, 'TransactWriteItems');
    const hanging = await stepsTo(story, window.runId, () => chance.happens(0.1));
    const leaving = await deletionOf(story, window.owner);
    for (let turn = chance.below(30); turn > 0 && leaving.state === 'waiting'; turn -= 1)
      await schedule.advance(leaving);
    await finish(story, hanging);
    await finish(story, under);
    await stepsTo(story, window.runId, () => chance.happens(0.05));
    await finish(story, leaving);
  },

  /** An account is deleted completely while a step of its workflow is about to write. */
  async leaveBeforeStep(story: Story) {
    const { world } = story;
    const [plan, step, awaiting] = world.chance.pick([
      ['PRO', 'workflow-ask', 'UpdateItem'],
      ['PRO', 'workflow-ask', 'TransactWriteItems'],
      ['BASIC', 'workflow-generate', 'PutObject'],
      ['BASIC', 'workflow-complete', 'HeadObject'],
      ['BASIC', 'workflow-complete', 'TransactWriteItems'],
    ] as const);
    const window = await submitted(story, plan);
    if (window === undefined) return;
    const hanging = await stepsTo(story, window.runId, waitsBefore(step, awaiting));
    await world.schedule.runToEnd(await deletionOf(story, window.owner));
    await finish(story, hanging);
  },

  /** An account is deleted while a plan is started. */
  async leaveWhileStarting(story: Story) {
    const { world } = story;
    const owner = await world.arrive({ verified: true });
    await openRun(story, owner);
    const session = story.quotes.at(-1);
    if (session === undefined) return;
    const starting = await createRunFrom(story, session);
    await world.schedule.advanceTo(starting, 'TransactWriteItems');
    const leaving = await deletionOf(story, owner);
    for (let turn = world.chance.below(20); turn > 0 && leaving.state === 'waiting'; turn -= 1)
      await world.schedule.advance(leaving);
    await finish(story, starting);
    if (world.chance.happens(0.5)) await sweepMails(story);
    await finish(story, leaving);
    await saveSomething(story);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;

async function saveSomething(story: Story): Promise<void> {
  const window = someWindow(story);
  if (window !== undefined) await saveIn(story, window);
}
