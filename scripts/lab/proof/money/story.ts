import { walletItem } from '#functions/stores/wallet-items.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { type Outcome, text } from '#scripts/testing/handler-call.ts';
import type { Wallet } from '#shared/domain/tokens/wallet.ts';
import type { Task } from '../stories/schedule.ts';
import type { Theme } from '../stories/theme.ts';
import type { PathName } from './path-standing.ts';
import type { Page } from './simulated-stripe.ts';
import type { Tools, World } from './world.ts';

/** A story in progress, with what users were shown and answered. */
export interface Story {
  world: World;
  jumps: Theme['jumps'];
  planQuotes: { owner: string; uuid: string; charge: number }[];
  /** Answers that must stay the same: runs by their plan quote, and paths by owner and name. */
  runs: Map<string, string>;
  unlocked: Set<string>;
  /** The costs of paths that users were shown. */
  pathCosts: { owner: string; path: PathName; charge: number }[];
  /** The path that an order pays for, and the agreed price. */
  paidFor: Map<string, { path: string; price: number }>;
  /** The number of requests that the limits let through, by kind and by user. */
  passed: Map<string, number>;
  /** The owner of the wallet that was changed directly in the database. */
  tampered?: string;
}

export const start = (
  { world }: Story,
  name: string,
  work: (tools: Tools, task: Task) => Promise<string>,
): Promise<Task> =>
  world.schedule.start(`${name}#${world.schedule.tasks.length}`, (task) => work(world.tools(task), task));

/** A user may be redirected only to a page that its order knows, and only then can pay there. */
export async function followToPage({ world }: Story, outcome: Outcome): Promise<string> {
  if (outcome.kind === 'redirect') {
    const page = world.stripe.pages.get(outcome.location.split('/').at(-1) ?? '');
    const order = page === undefined ? undefined : await world.orderOf(page);
    if (page === undefined || order?.checkoutId !== page.id)
      world.violation('a user was sent to a page that its order does not know');
    else page.shown = true;
  }
  return text(outcome);
}

/** Read without taking a turn in the story. */
export async function activeRunOf({ world }: Story, owner: string): Promise<unknown> {
  const [active] = await world.engine.peek([
    { TableName: physicalTable('runs'), Key: { pk: owner, sk: 'active' } },
  ]);
  return active?.run_id;
}

export async function walletOf({ world }: Story, owner: string): Promise<Wallet | undefined> {
  const [wallet] = await world.engine.peek([
    { TableName: physicalTable('wallets'), Key: { pk: owner, sk: 'wallet' } },
  ]);
  return wallet === undefined ? undefined : walletItem.decode(wallet);
}

export const balanceOf = async (story: Story, owner: string): Promise<number> =>
  (await walletOf(story, owner))?.balance ?? 0;

/** A user with an account. When one is deleted, a new one arrives. */
export const someUser = ({ world }: Story): string => world.chance.pick(world.living()) ?? '';

export const pagesOf = ({ world }: Story): Page[] => [...world.stripe.pages.values()];

export const ownPages = (story: Story): Page[] => pagesOf(story).filter(({ shown }) => shown);

export const paidPages = (story: Story): Page[] => pagesOf(story).filter(({ paid }) => paid);

/** Counts the requests that the limits let through, even if they were refused for another reason. */
export function passing<O extends Outcome>({ passed }: Story, what: string, outcome: O): O {
  if (text(outcome) !== 'too-many-requests') passed.set(what, (passed.get(what) ?? 0) + 1);
  return outcome;
}

export const runToEnd = ({ world }: Story, task: Task): Promise<void> => world.schedule.runToEnd(task);

/** Runs the task for this many turns, or to its end. */
export async function advance({ world }: Story, task: Task, turns: number): Promise<void> {
  for (let turn = turns; turn > 0 && task.state === 'waiting'; turn -= 1) await world.schedule.advance(task);
}

export const advanceTo = ({ world }: Story, task: Task, awaiting: string): Promise<void> =>
  world.schedule.advanceTo(task, awaiting);
