import { auditWallet } from '../../../shared/domain/tokens/ledger.ts';
import type { Order } from '../../../shared/domain/tokens/order.ts';
import { fulfil } from '../../payments/fulfil.ts';
import type { PaymentDesk } from '../../payments/payment-desk.ts';
import { emitCounts } from '../../runtime/emit-counts.ts';
import type { OutboxStore } from '../../stores/outbox.ts';
import { forEachItem } from '../each-item.ts';

const minuteMs = 60_000;
const pendingForMs = 10 * minuteMs;
const unsentForMs = 2 * minuteMs;
const checkAgainAfterMs = 24 * 60 * minuteMs;

export interface ReconcileDependencies {
  desk: PaymentDesk;
  outbox: Pick<OutboxStore, 'dueBy' | 'find'>;
}

type Counts = Record<string, number>;

/** What the requests left behind, however they ended: each check counts what it found, nothing included. */
export async function reconcile(dependencies: ReconcileDependencies): Promise<Counts> {
  const { clock } = dependencies.desk;
  const counts = {
    ...(await reconcileOrders(dependencies)),
    ...(await reconcileMails(dependencies)),
    ...(await reconcileWallets(dependencies)),
  };
  emitCounts('reconcile', counts, clock.nowMs());
  return counts;
}

const factsOf = ({ desk }: ReconcileDependencies) => ({
  sweep: 'reconcile',
  nowMs: () => desk.clock.nowMs(),
});

/** Orders pending for ten minutes: the provider is asked how they stand. */
async function reconcileOrders(dependencies: ReconcileDependencies): Promise<Counts> {
  const { desk } = dependencies;
  const due = desk.orders.pendingSince(desk.clock.nowMs() - pendingForMs);
  let creditedLate = 0;
  const { found, failed } = await forEachItem(due, factsOf(dependencies), async ({ owner, orderId }) => {
    const order = await desk.orders.find(owner, orderId);
    // The index lags behind: a settled order may still stand in it.
    if (order?.status === 'PENDING' && (await settlePending(desk, order))) creditedLate += 1;
  });
  return { ordersPending: found, ordersFailed: failed, ordersCreditedLate: creditedLate };
}

async function settlePending(desk: PaymentDesk, order: Order): Promise<boolean> {
  if (order.sessionId === undefined) {
    // Its page never came to be, or was never shown to anybody.
    await desk.orders.settleUnpaid(order, 'EXPIRED');
    return false;
  }
  const outcome = await fulfil(desk, { sessionId: order.sessionId, owner: order.owner });
  // A page that does not fit its order is no payment either, once nobody can pay it; paid, it needs an operator.
  if ((outcome.kind === 'unpaid' || outcome.kind === 'mismatch') && outcome.session.state === 'expired')
    await desk.orders.settleUnpaid(order, 'EXPIRED');
  // A session the provider has never heard of cannot be paid.
  if (outcome.kind === 'unknown') {
    desk.alarm('payment-mismatch', { orderId: order.orderId, why: 'session unknown' });
    await desk.orders.settleUnpaid(order, 'EXPIRED');
  }
  return outcome.kind === 'paid' && outcome.creditedNow;
}

/** Mails not taken away two minutes after what caused them. */
async function reconcileMails(dependencies: ReconcileDependencies): Promise<Counts> {
  const { desk, outbox } = dependencies;
  const counts = { mailsSent: 0, mailsKept: 0 };
  const due = outbox.dueBy(desk.clock.nowMs() - unsentForMs);
  const { found, failed } = await forEachItem(due, factsOf(dependencies), async (mailId) => {
    const mail = await outbox.find(mailId);
    const outcome = mail === undefined ? undefined : await desk.deliver(mail);
    if (outcome === 'sent') counts.mailsSent += 1;
    if (outcome === 'kept') counts.mailsKept += 1;
  });
  return { mailsDue: found, mailsFailed: failed, ...counts };
}

/** Wallets that changed, and every wallet daily: one that is not the sum of its ledger moves no more. */
async function reconcileWallets(dependencies: ReconcileDependencies): Promise<Counts> {
  const { desk } = dependencies;
  const counts = { walletsFrozen: 0 };
  const due = desk.wallets.toCheckBy(desk.clock.nowMs());
  const { found, failed } = await forEachItem(due, factsOf(dependencies), async (owner) => {
    if (await freezeIfWrong(desk, owner)) counts.walletsFrozen += 1;
  });
  return { walletsChecked: found, walletsFailed: failed, ...counts };
}

async function freezeIfWrong({ wallets, clock, alarm }: PaymentDesk, owner: string): Promise<boolean> {
  const wallet = await wallets.read(owner);
  if (wallet.frozen !== undefined) return false;
  // Entries up to the version that was read: later ones belong to a wallet that is not looked at here.
  const faults = auditWallet(wallet, await wallets.entriesOf(owner, wallet.version));
  const [fault] = faults;
  if (fault === undefined) {
    await wallets.checked(owner, wallet.version, clock.nowMs() + checkAgainAfterMs);
    return false;
  }
  // The alarm first: should this stop in between, the next sweep finds the wallet again and an operator knows already.
  alarm('wallet-frozen', { userId: owner, fault, faults: faults.length });
  return wallets.freeze(owner, wallet.version, fault);
}
