import type { Played } from '../stories/run-trial.ts';
import { type Theme as AnyTheme, themesOf } from '../stories/theme.ts';
import type { ThinClient } from '../stories/thin-client.ts';
import { actions, createRunFrom, deletionOf, sweepMails, sweepReviews, sweepRuns } from './actions.ts';
import { checkEverything, checkProgress } from './invariants.ts';
import { meetings } from './meetings.ts';
import { openRun } from './open-run.ts';
import { decideBy } from './reviewing.ts';
import { callStep } from './steps.ts';
import type { Story } from './story.ts';
import { workflowMeetings } from './workflow-meetings.ts';
import { RunWorld } from './world.ts';

/**
 * Plays one story from one seed: people, reviewers, workflows, sweeps, time and faults in one order, then everything
 * settles.
 */
export async function runSchedule(seed: number, engine: ThinClient): Promise<Played> {
  const world = new RunWorld(seed, { engine, callStep });
  const { schedule, chance } = world;
  const theme = chance.pick(themes);
  const story: Story = {
    world,
    jumps: theme.jumps,
    windows: [],
    said: { submitted: [], decided: [] },
    quotes: [],
    drafts: 0,
  };
  try {
    await startRuns(story, theme);
    await world.play([0.1, 0.3, 0.7], () => act(story, theme));
    await settle(story);
    await checkEverything(story);
  } catch (fault) {
    world.violation(`the story broke off: ${fault instanceof Error ? fault.stack : String(fault)}`);
  } finally {
    world.interpreter.close();
  }
  const faults = schedule.trace.filter((line) => /: fault /.test(line));
  for (const line of faults)
    if (!expectedFaults.some((expected) => line.includes(expected))) world.violation(`unexpected ${line}`);
  return { seed, steps: world.turns, violations: world.violations, trace: schedule.trace };
}

/** A handler may fail only when one of its calls failed. */
const expectedFaults = [
  'injected',
  ...[
    'is to be made for submission',
    'is gone',
    'went while its document',
    'is not in the storage',
    'is absent',
  ],
  // These are logged about injected faults.
  ...['The reviewers could not be asked', 'A reminder could not be stored'],
];

const happenings = { ...actions, ...meetings, ...workflowMeetings };
type ActionName = keyof typeof happenings;
type Theme = AnyTheme<ActionName>;
const themes = themesOf<ActionName>('runs', happenings);

async function act(story: Story, theme: Theme): Promise<void> {
  const { chance } = story.world;
  const name = chance.weighted<ActionName>(theme.weights);
  // The same action twice in parallel, as from two windows or by a double click.
  const times = chance.happens(0.2) && Object.hasOwn(actions, name) && name !== 'time' ? 2 : 1;
  for (let time = 0; time < times; time += 1) await happenings[name](story);
}

async function startRuns(story: Story, theme: Theme): Promise<void> {
  const { world } = story;
  world.faults = false;
  const people = world.chance.pick(theme.lots);
  for (let person = 0; person < people; person += 1) {
    const owner = await world.arrive({ verified: world.chance.happens(0.9) });
    await openRun(story, owner);
    const session = story.quotes.at(-1);
    if (session !== undefined) await world.schedule.runToEnd(await createRunFrom(story, session));
  }
  world.faults = true;
}

const dust = '--- the dust settles';
/** Longer than any wait for a next step, in several jumps, because a step may start another wait. */
const passMinutes = [2, 6, 61, 61];

/** Without further faults, two passes of the sweeps finish all open work. */
async function settle(story: Story): Promise<void> {
  const { world } = story;
  const { schedule } = world;
  world.faults = false;
  world.mailIsDown = false;
  world.drawingFails = false;
  world.storage.isDown = false;
  schedule.note(dust);
  await schedule.runOut();
  // A deletion that stopped halfway is requested again.
  for (const owner of world.leaving)
    if (!world.gone.has(owner)) await schedule.runToEnd(await deletionOf(story, owner));
  await twoPasses(story);
  await checkProgress(world, false);
  if (world.chance.happens(0.6)) await decideAll(story);
  if (world.chance.happens(0.3)) await waitForReviewers(story);
  await pass(story);
  await checkProgress(world, true);
}

async function pass(story: Story): Promise<void> {
  const { world } = story;
  for (const minutes of passMinutes) {
    world.pass(minutes * 60_000);
    await world.schedule.runOut();
  }
  for (const sweep of [await sweepRuns(story), await sweepMails(story)]) await world.schedule.runToEnd(sweep);
  await world.schedule.runOut();
  const failed = /^(?:runs|mails)#\d+: .*"(?:runs|mails)Failed":[1-9]/;
  for (const line of world.schedule.trace.slice(world.schedule.trace.indexOf(dust)))
    if (failed.test(line)) world.violation(`a pass failed: ${line}`);
}

async function twoPasses(story: Story): Promise<void> {
  for (let time = 0; time < 2; time += 1) await pass(story);
}

/** Checks every mailed link: the newest decides, and the others say that it was decided. */
async function decideAll(story: Story): Promise<void> {
  for (const link of story.world.links.toReversed())
    if (story.world.chance.happens(0.7))
      await story.world.schedule.runToEnd(await decideBy(story, link, { feedback: 'At last.' }));
  await story.world.schedule.runOut();
  await twoPasses(story);
  await checkProgress(story.world, false);
}

/** Checks that a run still under review after two days was reported once at each stage. */
async function waitForReviewers(story: Story): Promise<void> {
  const { world } = story;
  for (const hours of [25, 17, 9]) {
    world.pass(hours * 3_600_000);
    await sweepReviews(story);
    await world.schedule.runOut();
  }
  await sweepMails(story);
  await world.schedule.runOut();
  for (const { owner, submission, decision } of world.record.submissions.values()) {
    const { runId, attempt, plan } = submission;
    if (plan === 'BASIC' || decision !== undefined || world.gone.has(owner)) continue;
    const told = world.alarms.some(
      ({ name, detail }) => name === 'review-overdue' && detail.runId === runId && detail.attempt === attempt,
    );
    if (!told) world.violation(`no operator was told that ${runId} waits for two days`);
    if (world.record.mails.get(`delayed-${runId}-${attempt}`)?.sent === 0)
      world.violation(`the owner of ${runId} was not told of the delay`);
    if (!world.record.mails.has(`delayed-${runId}-${attempt}`))
      world.violation(`the owner of ${runId} was never to be told of the delay`);
  }
}
