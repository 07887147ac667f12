import { closePages } from '#functions/sweeps/close-pages/close-pages.ts';
import { reconcileMails } from '#functions/sweeps/reconcile-mails/reconcile-mails.ts';
import { reconcileOrders } from '#functions/sweeps/reconcile-orders/reconcile-orders.ts';
import { reconcileWallets } from '#functions/sweeps/reconcile-wallets/reconcile-wallets.ts';
import { expireTokens } from '#functions/sweeps/token-expiry/expire-tokens.ts';
import { remindOfExpiry } from '#functions/sweeps/token-reminders/remind-of-expiry.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import type { Task } from '../stories/schedule.ts';
import { paths, payablePages, pendingOf } from './path-standing.ts';
import type { Page } from './simulated-stripe.ts';
import { activeRunOf, type Story, someUser, start } from './story.ts';

/** Open pages for paths that their owners already have. */
const unlockedWithPages = (story: Story): Page[] =>
  story.world
    .living()
    .flatMap((owner) =>
      paths
        .filter((path) => story.unlocked.has(`${owner} ${path.pathSlug}`))
        .flatMap((path) => payablePages(story, { owner, path })),
    );

/** Open pages for a plan whose owners have an active run. */
async function startedWithPages(story: Story): Promise<Page[]> {
  const found = await Promise.all(
    story.world.living().map(async (owner) => {
      if ((await activeRunOf(story, owner)) === undefined) return [];
      return (await pendingOf(story.world, owner)).flatMap(({ planQuoteId, checkoutId = '' }) => {
        const page = planQuoteId === undefined ? undefined : story.world.stripe.pages.get(checkoutId);
        return page?.shown && page.state === 'open' ? [page] : [];
      });
    }),
  );
  return found.flat();
}

/** Changes a wallet directly in the database: it no longer matches its ledger, and must not move once that is found. */
export async function tamperWith(story: Story, owner: string): Promise<void> {
  const { world } = story;
  const key = { TableName: physicalTable('wallets'), Key: { pk: owner, sk: 'wallet' } };
  const [wallet] = await world.engine.peek([key]);
  if (wallet === undefined || wallet.frozen !== undefined || story.tampered !== undefined) return;
  await world.engine.send('UpdateItem', {
    ...key,
    UpdateExpression: 'SET balance_hundredths = :more',
    ExpressionAttributeValues: { ':more': Number(wallet.balance_hundredths) + 100 },
  });
  story.tampered = owner;
  world.schedule.note(`a direct change to the wallet of ${owner}`);
}

/** Time, the sweeps, and direct changes in the database. */
const dayMinutes = 1440;

export const sweeping = {
  async expirySweep(story: Story) {
    await start(story, 'expiry sweep', async (tools) => JSON.stringify(await expireTokens(tools)));
  },

  /** A path unlocked or a plan started before this sweep can no longer be paid for after it. */
  async closePages(story: Story): Promise<Task> {
    return start(story, 'close pages', async ({ payments, ...tools }) => {
      const unlocked = unlockedWithPages(story);
      const started = await startedWithPages(story);
      const counts = await closePages({ ...tools, provider: payments.provider });
      const isDone = counts.failed === 0 && counts.left === 0;
      if (isDone && unlocked.some(({ state }) => state === 'open'))
        story.world.violation('a path was unlocked, and can still be paid for on an earlier page');
      if (isDone && started.some(({ state }) => state === 'open'))
        story.world.violation('a run has started, and a plan can still be paid for on an earlier page');
      return JSON.stringify(counts);
    });
  },

  async reminderSweep(story: Story) {
    await start(story, 'reminder sweep', async (tools) => JSON.stringify(await remindOfExpiry(tools)));
  },

  /** Runs the three reconcilers, each as a separate function. */
  async reconcile(story: Story): Promise<Task> {
    const orders = await start(story, 'orders', async (tools) =>
      JSON.stringify(await reconcileOrders(tools)),
    );
    await start(story, 'mails', async (tools) => JSON.stringify(await reconcileMails(tools)));
    await start(story, 'wallets', async ({ payments, ...tools }) =>
      JSON.stringify(await reconcileWallets({ ...tools, alarm: payments.alarm })),
    );
    return orders;
  },

  tamper: (story: Story) => tamperWith(story, someUser(story)),

  async time(story: Story) {
    const { world } = story;
    const minutes = Number(world.chance.weighted(story.jumps));
    // AWS ends a function after its timeout, minutes after it starts. No request outlives a day.
    if (minutes > dayMinutes) for (const task of world.schedule.waiting()) void world.schedule.crash(task);
    world.pass(minutes * 60_000);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
