import { readIn, saveIn, submitIn, sweepDocuments, sweepReviews, sweepRuns } from './actions.ts';
import {
  allSteps,
  finish,
  minuteMs,
  plain,
  reviewedPlan,
  runOthers,
  someone,
  stepsTo,
  submitted,
  underReview,
  waitsBefore,
} from './arrange.ts';
import { decideBy, operatorDecides, preparedBy } from './reviewing.ts';
import type { Story } from './story.ts';

/** Sequences of events that matter to each other, but that chance alone would rarely produce. */
export const meetings = {
  /** One reviewer’s decision overtakes the other’s, which was about to be written. */
  async twoReviewers(story: Story) {
    const { schedule } = story.world;
    const asked = await underReview(story, reviewedPlan(story));
    const [first, second = first] = asked?.links ?? [];
    if (first === undefined || second === undefined) return;
    await schedule.runToEnd(await preparedBy(story, first));
    const late = await decideBy(story, first, { feedback: 'First.' });
    await schedule.advanceTo(late, 'TransactWriteItems');
    await schedule.runToEnd(await decideBy(story, second, { feedback: 'Second.' }));
    await schedule.runToEnd(late);
  },

  /** A submit is overtaken by another one from another window. */
  async overtakenSubmit(story: Story) {
    const { schedule } = story.world;
    const window = await someone(story, story.world.chance.pick(['BASIC', 'PRO', 'ENTERPRISE']));
    if (window === undefined) return;
    const blind = story.world.chance.happens(0.5);
    const late = await submitIn(story, window, { answers: plain(story), blind });
    await schedule.advanceTo(late, 'TransactWriteItems');
    await schedule.runToEnd(await submitIn(story, { ...window }, { answers: plain(story), blind }));
    await schedule.runToEnd(late);
  },

  /** A window saves or submits just before another window's draft is written. */
  async overtakenSave(story: Story) {
    const { schedule, chance } = story.world;
    const window = await someone(story, 'PRO');
    if (window === undefined) return;
    const blind = chance.happens(0.3);
    const late = await saveIn(story, { ...window }, { blind });
    await schedule.advanceTo(late, 'TransactWriteItems');
    const overtaking = chance.happens(0.5)
      ? await saveIn(story, window)
      : await submitIn(story, window, { answers: plain(story) });
    await schedule.runToEnd(overtaking);
    await schedule.runToEnd(late);
  },

  async doubleSubmit(story: Story) {
    const { schedule } = story.world;
    const window = await someone(story, reviewedPlan(story));
    if (window === undefined) return;
    const answers = plain(story);
    const first = await submitIn(story, window, { answers });
    const second = await submitIn(story, { ...window }, { answers });
    await schedule.advanceTo(first, 'TransactWriteItems');
    await schedule.runToEnd(second);
    await schedule.runToEnd(first);
  },

  /** The answer to a submit’s write is lost, and the plan is sent back before the submit reads it again. */
  async lostSubmit(story: Story) {
    const { schedule, forced, chance } = story.world;
    const window = await someone(story, reviewedPlan(story));
    if (window === undefined) return;
    const submit = await submitIn(story, window, { answers: plain(story), blind: chance.happens(0.5) });
    await schedule.advanceTo(submit, 'TransactWriteItems');
    if (submit.state !== 'waiting') return;
    forced.set(submit, 'lost');
    await schedule.advance(submit);
    story.world.pass(3 * minuteMs);
    await schedule.runToEnd(await sweepRuns(story));
    await allSteps(story, window.runId);
    const link = story.world.links.findLast(({ runId }) => runId === window.runId);
    if (link !== undefined)
      await schedule.runToEnd(await decideBy(story, link, { verdict: 'reject', feedback: 'No.' }));
    if (chance.happens(0.3)) await schedule.runToEnd(await saveIn(story, window, { blind: true }));
    await schedule.runToEnd(submit);
  },

  /** No reviewer decides: reminders at 24 and 40 hours, an alarm at 48, often from two parallel sweeps. */
  async waitedFor(story: Story) {
    const { world } = story;
    const asked = await underReview(story, reviewedPlan(story));
    if (asked === undefined) return;
    for (const hours of [24.2, 16, 8]) {
      world.pass(hours * 60 * minuteMs);
      const sweep = await sweepReviews(story);
      if (world.chance.happens(0.4)) await world.schedule.advanceTo(sweep, 'TransactWriteItems');
      if (world.chance.happens(0.3)) await world.schedule.runToEnd(await sweepReviews(story));
      await world.schedule.runToEnd(sweep);
    }
  },

  /** A document nears its end, and two sweeps report it. */
  async keptFor(story: Story) {
    const { world } = story;
    const window = await submitted(story, 'BASIC');
    if (window === undefined) return;
    await allSteps(story, window.runId);
    world.pass(world.chance.pick([25.2, 31]) * 1440 * minuteMs);
    await readIn(story, window);
    const late = await sweepDocuments(story);
    await world.schedule.advanceTo(late, 'TransactWriteItems');
    await world.schedule.runToEnd(await sweepDocuments(story));
    await world.schedule.runToEnd(late);
  },

  /** The review’s task times out after thirty days and waits again; the old link still decides. */
  async timedOut(story: Story) {
    const { world } = story;
    const asked = await underReview(story, reviewedPlan(story));
    if (asked === undefined) return;
    world.pass(30.1 * 1440 * minuteMs);
    world.pass(minuteMs);
    const link = asked.links[0];
    if (world.chance.happens(0.5)) await allSteps(story, asked.window.runId);
    if (link !== undefined) await decideBy(story, link);
  },

  /** A step hangs and times out, and another one replaces it, or the whole workflow is restarted in parallel. */
  async lateStep(story: Story) {
    const { world } = story;
    const window = await submitted(story, 'BASIC');
    if (window === undefined) return;
    const [step, awaiting] = world.chance.pick([
      ['workflow-open', 'GetItem'],
      ['workflow-generate', 'UpdateItem'],
      ['workflow-generate', 'draw'],
      ['workflow-generate', 'PutObject'],
      ['workflow-complete', 'HeadObject'],
      ['workflow-complete', 'TransactWriteItems'],
      ['workflow-notify', 'SendEmail'],
    ] as const);
    const hanging = await stepsTo(story, window.runId, waitsBefore(step, awaiting));
    world.pass(world.chance.pick([4, 16, 61, 130]) * minuteMs);
    if (world.chance.happens(0.5)) await world.schedule.runToEnd(await sweepRuns(story));
    await runOthers(story, window.runId, hanging);
    await finish(story, hanging);
  },

  /** A decision is saved, but its writer or the waiting execution is lost. */
  async decidedUnheard(story: Story) {
    const { world } = story;
    const { schedule, chance } = world;
    const asked = await underReview(story, reviewedPlan(story));
    const link = asked === undefined ? undefined : chance.pick(asked.links);
    if (asked === undefined || link === undefined) return;
    const isLost = chance.happens(0.5);
    if (isLost) world.interpreter.loseOne();
    await schedule.runToEnd(await preparedBy(story, link));
    const decision = await decideBy(story, link, { feedback: 'Because.' });
    await schedule.advanceTo(decision, 'TransactWriteItems');
    if (decision.state === 'waiting') world.forced.set(decision, isLost ? 'none' : 'crash-after');
    await schedule.runToEnd(decision);
    world.pass(6 * minuteMs);
    await schedule.runToEnd(await sweepRuns(story));
    await allSteps(story, asked.window.runId);
  },

  /** Another execution saves its token while the decision is made. */
  async askedLate(story: Story) {
    const { world } = story;
    const { schedule, chance } = world;
    const window = await submitted(story, reviewedPlan(story));
    if (window === undefined) return;
    const awaiting = chance.pick(['GetItem', 'UpdateItem', 'TransactWriteItems'] as const);
    const hanging = await stepsTo(story, window.runId, waitsBefore('workflow-ask', awaiting));
    if (hanging === undefined) return;
    // Two passes are needed: the first restart has the name of the execution that hangs.
    for (let pass = 0; pass < 2; pass += 1) {
      world.pass(3 * minuteMs);
      await schedule.runToEnd(await sweepRuns(story));
    }
    await runOthers(story, window.runId, hanging);
    const link = world.links.findLast(({ runId }) => runId === window.runId);
    if (link !== undefined && chance.happens(0.8)) await schedule.runToEnd(await decideBy(story, link));
    await finish(story, hanging);
  },

  /** An operator decides while the reviewers are being asked, and the next submission overtakes that. */
  async operatorDecides(story: Story) {
    const { schedule, chance } = story.world;
    const window = await submitted(story, reviewedPlan(story));
    if (window === undefined) return;
    const awaiting = chance.pick(['GetItem', 'UpdateItem', 'TransactWriteItems', 'SendEmail'] as const);
    const asking = await stepsTo(story, window.runId, waitsBefore('workflow-ask', awaiting));
    const decision = await operatorDecides(story, window);
    if (chance.happens(0.8)) await schedule.runToEnd(decision);
    if (chance.happens(0.5)) {
      const again = { answers: plain(story), blind: true };
      await schedule.runToEnd(await submitIn(story, window, again));
    }
    await finish(story, asking);
  },

  /** The link of a submission that was sent back is opened again while the next one waits. */
  async supersededLink(story: Story) {
    const { world } = story;
    const asked = await underReview(story, reviewedPlan(story));
    const [first, second] = asked?.links ?? [];
    if (asked === undefined || first === undefined) return;
    if (second !== undefined) await world.schedule.runToEnd(await preparedBy(story, second));
    const late = second === undefined ? undefined : await decideBy(story, second, { verdict: 'approve' });
    if (late !== undefined && world.chance.happens(0.5))
      await world.schedule.advanceTo(late, 'TransactWriteItems');
    await world.schedule.runToEnd(await decideBy(story, first, { verdict: 'reject', feedback: 'Again.' }));
    const again = { answers: plain(story), blind: true };
    await world.schedule.runToEnd(await submitIn(story, asked.window, again));
    await finish(story, late);
    if (world.chance.happens(0.5)) await allSteps(story, asked.window.runId);
    await decideBy(story, world.chance.pick(asked.links) ?? first, { verdict: 'approve' });
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
