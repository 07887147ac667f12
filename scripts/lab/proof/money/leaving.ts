import { deleteAccount } from '#functions/api/user/delete-account.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { request, sessionOf, text } from '#scripts/testing/handler-call.ts';
import type { Task } from '../stories/schedule.ts';
import { ownPages, runToEnd, type Story, start, walletOf } from './story.ts';
import type { World } from './world.ts';

function notingFirstRead({ readByDeletions }: World, wallets: WalletStore): WalletStore {
  let isFirst = true;
  return {
    ...wallets,
    async read(owner) {
      const wallet = await wallets.read(owner);
      if (isFirst) readByDeletions.set(owner, (readByDeletions.get(owner) ?? new Set()).add(wallet.version));
      isFirst = false;
      return wallet;
    },
  };
}

/** The password is always right here, because only the money matters. */
export const deletionOf = (story: Story, owner: string): Promise<Task> =>
  start(story, 'delete account', async (tools) => {
    const outcome = await deleteAccount({
      ...tools,
      payments: { ...tools.payments, wallets: notingFirstRead(story.world, tools.wallets) },
      credentials: { readHash: async () => 'hash' },
      gate: { pass: async () => undefined },
      pace: { atOnce: 1 },
      interests: { allOf: async () => [], removeAllOf: async () => {} },
      documents: { remove: async () => {} },
      mailStops: { read: async () => ({}) },
      postLetter: async () => true,
    })({
      params: {},
      query: {},
      body: { currentPassword: 'right' },
      session: sessionOf(owner),
      request: request(),
    });
    return text(outcome);
  });

/** Runs a deletion without other tasks, so that its findings are known. */
export async function leaveAlone(story: Story, owner: string): Promise<void> {
  const { world } = story;
  const mine = ownPages(story).filter((page) => page.owner === owner && page.genuine);
  const open = mine.filter(({ state }) => state === 'open');
  const debt = await debtOf(story, owner);
  // A payment for an account that was already marked is refunded.
  const wasLeaving = world.leaving.has(owner);
  let arrived = 0;
  for (const page of mine.filter(({ paid }) => paid))
    if ((await world.orderOf(page))?.status === 'PENDING') arrived += 1;
  await runToEnd(story, await deletionOf(story, owner));
  if (!world.gone.has(owner)) return;
  if (debt > 0) world.violation('an account goes with a debt');
  if (arrived > 0 && !wasLeaving) world.violation('an account goes although a payment has just arrived');
  if (open.some(({ state }) => state === 'open'))
    world.violation('an account goes while a payment page is open');
}

const debtOf = async (story: Story, owner: string): Promise<number> =>
  (await walletOf(story, owner))?.debt ?? 0;
