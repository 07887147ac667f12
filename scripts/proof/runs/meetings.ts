import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Task } from '../stories/schedule.ts';
import {
  createRunFrom,
  decideBy,
  deletionOf,
  operatorDecides,
  preparedBy,
  readIn,
  runNow,
  saveIn,
  someWindow,
  submitIn,
  sweepDocuments,
  sweepMails,
  sweepReviews,
  sweepRuns,
} from './actions.ts';
import { openRun } from './open-run.ts';
import { newAnswers, type Story, type Window } from './story.ts';

/** Sequences of events that matter to each other, but that chance alone would rarely produce. */
const minuteMs = 60_000;

const plain = (story: Story) => {
  const answers = newAnswers(story);
  return { ...answers, content: `I write newsletters for friends, and this is text ${story.drafts}.` };
};

/** A new user with a run of this plan in a window. */
async function someone(story: Story, plan: PlanType): Promise<Window | undefined> {
  const { world } = story;
  const owner = await world.arrive({ verified: true });
  await openRun(story, owner, plan);
  const session = story.quotes.at(-1);
  if (session === undefined) return undefined;
  await world.schedule.runToEnd(await createRunFrom(story, session));
  return story.windows.findLast((window) => window.owner === owner);
}

/** Runs steps and their news until one waits before this call, or none is left. */
async function stepsTo(
  { world }: Story,
  runId: string,
  isThere: (task: Task) => boolean,
): Promise<Task | undefined> {
  const { schedule } = world;
  for (let turn = 0; turn < 200; turn += 1) {
    const steps = schedule
      .waiting()
      .filter(({ name }) => /^(?:workflow|news)/.test(name) && name.includes(runId));
    const there = steps.find(isThere);
    if (there !== undefined || steps[0] === undefined) return there;
    await schedule.advance(steps[0]);
  }
  return undefined;
}

const allSteps = (story: Story, runId: string) => stepsTo(story, runId, () => false);
const waitsBefore =
  (step: string, awaiting: string) =>
  ({ name, waits }: Task): boolean =>
    name.startsWith(step) && waits.some((wait) => wait.awaiting === awaiting);

/** A submission that waits for its reviewers, and their links. */
async function underReview(story: Story, plan: PlanType) {
  const { world } = story;
  const window = await someone(story, plan);
  if (window === undefined) return undefined;
  await world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
  await allSteps(story, window.runId);
  const links = world.links.filter(({ runId }) => runId === window.runId);
  return links.length === 0 ? undefined : { window, links };
}

const reviewedPlan = ({ world }: Story) => world.chance.pick(['PRO', 'ENTERPRISE'] as const);

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
    const window = await someone(story, 'BASIC');
    if (window === undefined) return;
    await world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
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
    const window = await someone(story, 'BASIC');
    if (window === undefined) return;
    await world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
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
    const others = () =>
      world.schedule
        .waiting()
        .find(
          (task) => task !== hanging && task.name.startsWith('workflow') && task.name.includes(window.runId),
        );
    for (let turn = 0; turn < 100; turn += 1) {
      const other = others();
      if (other === undefined) break;
      await world.schedule.advance(other);
    }
    if (hanging?.state === 'waiting') await world.schedule.runToEnd(hanging);
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
    const window = await someone(story, reviewedPlan(story));
    if (window === undefined) return;
    await schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
    const awaiting = chance.pick(['GetItem', 'UpdateItem', 'TransactWriteItems'] as const);
    const hanging = await stepsTo(story, window.runId, waitsBefore('workflow-ask', awaiting));
    if (hanging === undefined) return;
    // Two passes are needed: the first restart has the name of the execution that hangs.
    for (let pass = 0; pass < 2; pass += 1) {
      world.pass(3 * minuteMs);
      await schedule.runToEnd(await sweepRuns(story));
    }
    for (let turn = 0; turn < 100; turn += 1) {
      const other = schedule
        .waiting()
        .find(
          (task) => task !== hanging && task.name.startsWith('workflow') && task.name.includes(window.runId),
        );
      if (other === undefined) break;
      await schedule.advance(other);
    }
    const link = world.links.findLast(({ runId }) => runId === window.runId);
    if (link !== undefined && chance.happens(0.8)) await schedule.runToEnd(await decideBy(story, link));
    if (hanging.state === 'waiting') await schedule.runToEnd(hanging);
  },

  /** An operator decides while the reviewers are being asked, and the next submission overtakes that. */
  async operatorDecides(story: Story) {
    const { schedule, chance } = story.world;
    const window = await someone(story, reviewedPlan(story));
    if (window === undefined) return;
    await schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
    const awaiting = chance.pick(['GetItem', 'UpdateItem', 'TransactWriteItems', 'SendEmail'] as const);
    const asking = await stepsTo(story, window.runId, waitsBefore('workflow-ask', awaiting));
    const decision = await operatorDecides(story, window);
    if (chance.happens(0.8)) await schedule.runToEnd(decision);
    if (chance.happens(0.5)) {
      const again = { answers: plain(story), blind: true };
      await schedule.runToEnd(await submitIn(story, window, again));
    }
    if (asking?.state === 'waiting') await schedule.runToEnd(asking);
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
    if (late?.state === 'waiting') await world.schedule.runToEnd(late);
    if (world.chance.happens(0.5)) await allSteps(story, asked.window.runId);
    await decideBy(story, world.chance.pick(asked.links) ?? first, { verdict: 'approve' });
  },

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
    const window = await someone(story, world.chance.pick(['BASIC', 'PRO']));
    if (window === undefined) return;
    await world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
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
    const window = await someone(story, 'BASIC');
    if (window === undefined) return;
    await world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
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
    const window = await someone(story, 'BASIC');
    if (window === undefined) return;
    await world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
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
    const window = await someone(story, 'BASIC');
    if (window === undefined) return;
    await world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
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
    if (hanging?.state === 'waiting') await schedule.runToEnd(hanging);
    if (under.state === 'waiting') await schedule.runToEnd(under);
    await stepsTo(story, window.runId, () => chance.happens(0.05));
    if (leaving.state === 'waiting') await schedule.runToEnd(leaving);
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
    const window = await someone(story, plan);
    if (window === undefined) return;
    await world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
    const hanging = await stepsTo(story, window.runId, waitsBefore(step, awaiting));
    await world.schedule.runToEnd(await deletionOf(story, window.owner));
    if (hanging?.state === 'waiting') await world.schedule.runToEnd(hanging);
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
    if (starting.state === 'waiting') await world.schedule.runToEnd(starting);
    if (world.chance.happens(0.5)) await sweepMails(story);
    if (leaving.state === 'waiting') await world.schedule.runToEnd(leaving);
    await saveSomething(story);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;

async function saveSomething(story: Story): Promise<void> {
  const window = someWindow(story);
  if (window !== undefined) await saveIn(story, window);
}
