import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Task } from '../stories/schedule.ts';
import { createRunFrom, submitIn } from './actions.ts';
import { openRun } from './open-run.ts';
import { newAnswers, type Story, type Window } from './story.ts';

export const minuteMs = 60_000;

export const plain = (story: Story) => {
  const answers = newAnswers(story);
  return { ...answers, content: `I write newsletters for friends, and this is text ${story.drafts}.` };
};

/** A new user with a run of this plan in a window. */
export async function someone(story: Story, plan: PlanType): Promise<Window | undefined> {
  const { world } = story;
  const owner = await world.arrive({ verified: true });
  await openRun(story, owner, plan);
  const session = story.quotes.at(-1);
  if (session === undefined) return undefined;
  await world.schedule.runToEnd(await createRunFrom(story, session));
  return story.windows.findLast((window) => window.owner === owner);
}

export async function submitted(story: Story, plan: PlanType): Promise<Window | undefined> {
  const window = await someone(story, plan);
  if (window !== undefined)
    await story.world.schedule.runToEnd(await submitIn(story, window, { answers: plain(story) }));
  return window;
}

/** Runs steps and their news until one waits before this call, or none is left. */
export async function stepsTo(
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

export const finish = async ({ world }: Story, task: Task | undefined): Promise<void> => {
  if (task !== undefined) await world.schedule.runToEnd(task);
};

/** Runs the other steps of a run while one hangs. */
export async function runOthers({ world: { schedule } }: Story, runId: string, hanging: Task | undefined) {
  const isOther = (task: Task) =>
    task !== hanging && task.name.startsWith('workflow') && task.name.includes(runId);
  for (let turn = 0; turn < 100; turn += 1) {
    const other = schedule.waiting().find(isOther);
    if (other === undefined) break;
    await schedule.advance(other);
  }
}

export const allSteps = (story: Story, runId: string) => stepsTo(story, runId, () => false);
export const waitsBefore =
  (step: string, awaiting: string) =>
  ({ name, waits }: Task): boolean =>
    name.startsWith(step) && waits.some((wait) => wait.awaiting === awaiting);

/** A submission that waits for its reviewers, and their links. */
export async function underReview(story: Story, plan: PlanType) {
  const { world } = story;
  const window = await submitted(story, plan);
  if (window === undefined) return undefined;
  await allSteps(story, window.runId);
  const links = world.links.filter(({ runId }) => runId === window.runId);
  return links.length === 0 ? undefined : { window, links };
}

export const reviewedPlan = ({ world }: Story) => world.chance.pick(['PRO', 'ENTERPRISE'] as const);
