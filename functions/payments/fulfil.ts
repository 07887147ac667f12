import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import { hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { disagreement, isCredited, type Order, type PaymentSession } from '#shared/domain/tokens/order.ts';
import { contributionReceipt, purchaseReceipt } from '../mail/token-letters.ts';
import { TryAgain, untilDone } from '../runtime/pacing.ts';
import type { OutboxMail } from '../stores/outbox.ts';
import type { TransactItem } from '../stores/transact.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { returnPayment } from './return-payment.ts';

/**
 * Guards: an order is credited at most once, only to its owner, and only when the payment provider itself says that
 * exactly this order was paid. Webhook, verification and reconciler all come through here.
 */
export type Fulfilment =
  | { kind: 'paid'; order: Order; creditedNow: boolean }
  | { kind: 'refunded'; order: Order }
  | { kind: 'unpaid'; order: Order; session: PaymentSession }
  | { kind: 'mismatch'; session: PaymentSession }
  | { kind: 'frozen' }
  | { kind: 'unknown' };

export interface PaymentClaim {
  sessionId: string;
  /** Whose payment it must be; left out when the provider itself brings the news. */
  owner?: string;
}

export async function fulfil(desk: PaymentDesk, { sessionId, owner }: PaymentClaim): Promise<Fulfilment> {
  if (owner === undefined) return fulfilSession(desk, sessionId);
  // The provider is only asked about what may be its owner's and is not known yet.
  const claimed = await desk.orders.findByPage(owner, sessionId);
  if (claimed === undefined) return { kind: 'unknown' };
  return isCredited(claimed) ? settled(claimed) : fulfilSession(desk, sessionId, owner);
}

/** For an order that was found already. */
export const fulfilOrder = (
  desk: PaymentDesk,
  { sessionId, owner }: Required<PaymentClaim>,
): Promise<Fulfilment> => fulfilSession(desk, sessionId, owner);

async function fulfilSession(desk: PaymentDesk, sessionId: string, owner?: string): Promise<Fulfilment> {
  const session = await desk.provider.findSession(sessionId);
  if (session === undefined || session.owner === '' || session.orderId === '') return { kind: 'unknown' };
  if (owner !== undefined && session.owner !== owner) return { kind: 'unknown' };
  const order = await desk.orders.find(session.owner, session.orderId);
  if (order === undefined) return { kind: 'unknown' };

  const why = disagreement(order, session);
  if (why !== undefined) {
    desk.alarm('payment-mismatch', { orderId: order.orderId, why });
    return { kind: 'mismatch', session };
  }
  if (isCredited(order)) return settled(order);
  if (!session.paid) return { kind: 'unpaid', order, session };
  return creditOrder(desk, order, session);
}

const settled = (order: Order): Fulfilment =>
  order.status === 'REFUNDED' ? { kind: 'refunded', order } : { kind: 'paid', order, creditedNow: false };

async function creditOrder(desk: PaymentDesk, first: Order, session: PaymentSession): Promise<Fulfilment> {
  let known: Order | undefined = first;
  return untilDone(desk.pacing, async () => {
    // The first attempt may use what was just read; a later one must not.
    const order = known ?? (await desk.orders.find(first.owner, first.orderId));
    known = undefined;
    if (order === undefined) return { kind: 'unknown' };
    if (isCredited(order)) return settled(order);

    const nowMs = desk.clock.nowMs();
    const paid = desk.orders.paidWrite(order, {
      atMs: nowMs,
      paymentIntentId: session.paymentIntentId ?? '',
      amountCents: session.amountCents,
    });
    const credited = order.kind === 'TOKENS' ? await creditWrites(desk, order, nowMs) : noCredit;
    if (credited === 'frozen') return { kind: 'frozen' };
    const mail = receiptOf(desk, { order, nowMs, session, entry: credited.entry });
    const receipt = mail === undefined ? [] : [desk.outbox.writeOf(mail)];
    const writes = [paid, ...credited.writes, ...receipt];
    // A contribution needs no account.
    const check = order.kind === 'TOKENS' ? [desk.accounts.existsCheck(order.owner)] : [];
    const written = await desk.write([...writes, ...check]);
    // Nobody to credit: what was credited before the account went shows in the order, which is then not written either.
    if (written.kind === 'refused' && written.at.includes(writes.length) && !written.at.includes(0)) {
      const returned = await returnPayment(desk, order, session);
      return returned === 'returned' ? { kind: 'refunded', order } : new TryAgain(returned);
    }
    if (written.kind !== 'written') return new TryAgain(written);
    if (mail !== undefined) await desk.deliver(mail);
    return { kind: 'paid', order, creditedNow: true };
  });
}

interface CreditWrites {
  writes: TransactItem[];
  entry?: LedgerEntry;
}

/** A contribution moves no tokens. */
const noCredit: CreditWrites = { writes: [] };

async function creditWrites(
  { wallets }: PaymentDesk,
  order: Order,
  atMs: number,
): Promise<CreditWrites | 'frozen'> {
  const before = await wallets.read(order.owner);
  if (before.frozen !== undefined) return 'frozen';
  const amount = tokensBoughtWith(order.amountCents);
  const change = creditTokens(before, { order: order.orderId, amount, atMs });
  return { writes: wallets.writesOf(order.owner, before, change), entry: change.entry };
}

interface ReceiptFacts {
  order: Order;
  nowMs: number;
  session: PaymentSession;
  entry?: LedgerEntry | undefined;
}

function receiptOf(
  desk: PaymentDesk,
  { order, nowMs, session, entry }: ReceiptFacts,
): OutboxMail | undefined {
  const mail = { mailId: `receipt-${order.orderId}`, createdAtMs: nowMs };
  const facts = { order, paidAtMs: nowMs, siteUrl: desk.siteUrl };
  if (entry?.lot !== undefined) {
    const debtPaid = hundredths(-entry.debt_change);
    const letter = purchaseReceipt({ ...facts, debtPaid, expiresAtMs: entry.lot.expires_at_ms });
    return { ...mail, to: { userId: order.owner }, letter };
  }
  const address = session.customerEmail;
  return address === undefined ? undefined : { ...mail, to: { address }, letter: contributionReceipt(facts) };
}
