import { walletItem } from '#functions/stores/wallet-items.ts';
import { physicalTable } from '#scripts/local/authorise.ts';
import type { Wallet } from '#shared/domain/tokens/wallet.ts';
import { type Outcome, text } from '../stories/calls.ts';
import type { Task } from '../stories/schedule.ts';
import type { Theme } from '../stories/theme.ts';
import type { PathName } from './path-standing.ts';
import type { Page } from './simulated-stripe.ts';
import type { Tools, World } from './world.ts';

/** One story as it is played, with what people were shown and answered in it. */
export interface Story {
  world: World;
  jumps: Theme['jumps'];
  planQuotes: { owner: string; uuid: string; charge: number }[];
  /** What was answered, and so must stay so: runs by their plan quote, and paths by owner and name. */
  runs: Map<string, string>;
  unlocked: Set<string>;
  /** What somebody was shown that a path would cost them. */
  pathCosts: { owner: string; path: PathName; charge: number }[];
  /** The path that an order pays for, and the price that was agreed to. */
  paidFor: Map<string, { path: string; price: number }>;
  /** What the limits let pass, by what it was and who did it. */
  passed: Map<string, number>;
  /** Whose wallet was changed by a hand in the database. */
  tampered?: string;
}

export const start = (
  { world }: Story,
  name: string,
  work: (tools: Tools, task: Task) => Promise<string>,
): Promise<Task> =>
  world.schedule.start(`${name}#${world.schedule.tasks.length}`, (task) => work(world.tools(task), task));

/** The page somebody was sent to is one its order knows, or nobody may pay there. */
export async function followToPage({ world }: Story, outcome: Outcome): Promise<string> {
  if (outcome.kind === 'redirect') {
    const page = world.stripe.pages.get(outcome.location.split('/').at(-1) ?? '');
    const order = page === undefined ? undefined : await world.orderOf(page);
    if (page === undefined || order?.checkoutId !== page.id)
      world.violation('somebody was sent to a page that its order does not know');
    else page.shown = true;
  }
  return text(outcome);
}

/** Read beside the story, so that it takes no turn in it. */
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

/** Somebody with an account: when one goes, somebody new arrives. */
export const someUser = ({ world }: Story): string => world.chance.pick(world.living()) ?? '';

export const pagesOf = ({ world }: Story): Page[] => [...world.stripe.pages.values()];

export const ownPages = (story: Story): Page[] => pagesOf(story).filter(({ shown }) => shown);

export const paidPages = (story: Story): Page[] => pagesOf(story).filter(({ paid }) => paid);

/** Counts what the limits let through; what was refused for another reason came through, too. */
export function passing<O extends Outcome>({ passed }: Story, what: string, outcome: O): O {
  if (text(outcome) !== 'too-many-requests') passed.set(what, (passed.get(what) ?? 0) + 1);
  return outcome;
}

export const toItsEnd = ({ world }: Story, task: Task): Promise<void> => world.schedule.toItsEnd(task);

/** For so many turns, or to its end. */
export async function letGoOn({ world }: Story, task: Task, turns: number): Promise<void> {
  for (let turn = turns; turn > 0 && task.state === 'waiting'; turn -= 1) await world.schedule.letGoOn(task);
}

export const letGoOnTo = ({ world }: Story, task: Task, awaiting: string): Promise<void> =>
  world.schedule.letGoOnTo(task, awaiting);
