import { untilDone } from '#functions/runtime/pacing.ts';
import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import { tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { isCredited, type Order } from '#shared/domain/tokens/order.ts';
import {
  type RepairResult,
  repairOnce,
  soundBooks,
  type Tear,
  type TearServices,
  type Torn,
} from './tear.ts';

/** An order may be older than the tear by the time its page was open. */
const pageLifeMs = 3_600_000;

/** Finds orders whose tokens are missing, or are already there. */
export async function tornOrders(
  services: TearServices,
  { owner, sinceMs }: Torn,
  entries: readonly LedgerEntry[],
): Promise<Tear[]> {
  const credited = creditedIn(entries);
  return (await services.orders.allOf(owner))
    .filter(
      ({ kind, createdAtMs, paidAtMs = createdAtMs }) =>
        kind === 'TOKENS' && paidAtMs >= sinceMs - pageLifeMs,
    )
    .flatMap((order) => tornOrder(services, order, credited.has(order.orderId)));
}

function tornOrder(services: TearServices, order: Order, hasCredit: boolean): Tear[] {
  const { owner: user, orderId, status } = order;
  if (hasCredit && !isCredited(order))
    return [
      {
        user,
        what: `${orderId} is ${status}, but the ledger has its tokens`,
        mend: () => markPaid(services, order),
      },
    ];
  if (!hasCredit && status === 'PAID')
    return [
      {
        user,
        what: `${orderId} is PAID, but the ledger has no tokens for it`,
        mend: () => credit(services, order),
      },
    ];
  return [];
}

async function markPaid(
  { payments, orders, pacing, write, clock }: TearServices,
  order: Order,
): Promise<'mended'> {
  const checkout = await payments.provider.findCheckout(order.checkoutId ?? '');
  const facts = {
    atMs: clock.nowMs(),
    paymentIntentId: checkout?.paymentIntentId ?? '',
    amountCents: order.amountCents,
  };
  return untilDone(pacing, async () => {
    const now = await orders.find(order.owner, order.orderId);
    if (now === undefined || isCredited(now)) return 'mended';
    return repairOnce(await write([orders.paidWrite(order, facts)]));
  });
}

const creditedIn = (entries: readonly LedgerEntry[]): Set<string> =>
  new Set(entries.flatMap(({ kind, ref }) => (kind === 'CREDIT' ? [ref] : [])));

function credit(services: TearServices, { owner, orderId, amountCents }: Order): Promise<RepairResult> {
  const { wallets, accounts, pacing, write, clock } = services;
  return untilDone(pacing, async () => {
    const books = await soundBooks(services, owner);
    if (books === undefined || (await accounts.find(owner)) === undefined) return 'left';
    if (creditedIn(books.entries).has(orderId)) return 'mended';
    const { wallet } = books;
    const amount = tokensBoughtWith(amountCents);
    const change = creditTokens(wallet, { order: orderId, amount, atMs: clock.nowMs() });
    const writes = wallets.writesOf(owner, wallet, change);
    const written = await write([...writes, accounts.staysCheck(owner)]);
    const isLeaving = written.kind === 'refused' && written.at.includes(writes.length);
    return isLeaving ? 'left' : repairOnce(written);
  });
}
