import { brand } from '#shared/brand.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { type Cents, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import type { Order, OrderKind } from '#shared/domain/tokens/order.ts';
import { type PaymentReturn, withQuery } from '#shared/domain/tokens/payment-return.ts';
import { TryAgain, untilDone } from '../runtime/pacing.ts';
import type { PaymentDesk } from './payment-desk.ts';

export interface WantedPayment {
  orderId: string;
  owner: string;
  kind: OrderKind;
  amountCents: Cents;
  customerEmail?: string;
  back: PaymentReturn;
}

const pageLifeMs = 60 * 60 * 1000;

/**
 * The address of a payment page, or undefined when the provider gave none. The order is on record before the provider
 * hears of it, and nobody is sent to a page that its order does not know.
 */
export async function openPayment(desk: PaymentDesk, wanted: WantedPayment): Promise<string | undefined> {
  const { orderId, owner, kind, amountCents, customerEmail, back } = wanted;
  const nowMs = desk.clock.nowMs();
  const order: Order = {
    orderId,
    owner,
    kind,
    status: 'PENDING',
    amountCents,
    ...(back.planSessionId === undefined ? {} : { planSessionId: back.planSessionId }),
    createdAtMs: nowMs,
    reversedCents: 0,
    reversals: 0,
  };
  await desk.orders.add(order);
  const page = await desk.provider.openPage({
    orderId,
    owner,
    amountCents,
    description: kind === 'TOKENS' ? tokenTitle(amountCents) : `Contribution to ${brand}`,
    ...(customerEmail === undefined ? {} : { customerEmail }),
    successUrl: returnUrl(desk, back, 'success'),
    cancelUrl: returnUrl(desk, back, 'cancel'),
    expiresAtMs: nowMs + pageLifeMs,
  });
  if (await tiePage(desk, order, page.sessionId)) return page.url;
  // Somebody counted the order out in the meantime: nobody may pay for it any more.
  await desk.provider.expireSession(page.sessionId);
  return undefined;
}

const tiePage = ({ orders, pacing, write }: PaymentDesk, order: Order, sessionId: string): Promise<boolean> =>
  untilDone(pacing, async () => {
    const written = await write(orders.pageWrites(order, sessionId));
    if (written.kind === 'written') return true;
    return written.kind === 'refused' ? false : new TryAgain(written);
  });

const tokenTitle = (amount: Cents): string => `${brand}: ${formatTokens(tokensBoughtWith(amount))}`;

/** The provider puts the session's id in the place of the name in braces. */
const returnUrl = ({ siteUrl }: PaymentDesk, { path }: PaymentReturn, status: 'success' | 'cancel'): string =>
  `${siteUrl}${withQuery(path, `status=${status}&session_id={CHECKOUT_SESSION_ID}`)}`;
