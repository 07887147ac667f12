import { planAnswers } from '#functions/testing/plan-answers.ts';
import { request } from '#scripts/testing/handler-call.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { Task } from '../stories/schedule.ts';
import type { Theme } from '../stories/theme.ts';
import { licensedWork } from './licensed-work.ts';
import type { RunWorld, Tools } from './world.ts';

/** An open browser tab: its run, and the version in which the run was read. */
export interface Window {
  owner: string;
  runId: string;
  version: number;
}

export interface Story {
  world: RunWorld;
  jumps: Theme['jumps'];
  windows: Window[];
  /** Answers that must stay the same. */
  said: {
    submitted: { runId: string; answers: RunAnswers }[];
    decided: { runId: string; attempt: number; reviewer: string; verdict: string }[];
  };
  /** Plan quotes, and the run that each created. */
  quotes: { owner: string; uuid: string; runId?: string }[];
  drafts: number;
}

export const callOf = ({ world }: Story, owner: string) => {
  const account = world.accounts.get(owner);
  if (account === undefined) throw new Error(`${owner} has no account`);
  return {
    query: {},
    session: { userId: owner, sessionId: 'ses_1', expiresAtS: 9e9, account },
    request: request(),
  };
};

export const start = (
  { world }: Story,
  name: string,
  work: (tools: Tools, task: Task) => Promise<string>,
): Promise<Task> =>
  world.schedule.start(`${name}#${world.schedule.tasks.length}`, (task) => work(world.tools(task), task));

/** Unique answers, so that it shows whose text is saved where. */
export function newAnswers(story: Story): RunAnswers {
  story.drafts += 1;
  const kind = story.world.chance.weighted({ plain: 12, licensed: 4, blank: 1 });
  const text = { plain: 'I write newsletters for friends', licensed: licensedWork, blank: ' ' }[kind];
  return {
    ...planAnswers,
    content: kind === 'blank' ? text : `${text}, draft ${story.drafts}.`,
  };
}
