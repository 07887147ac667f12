import type { WantedPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { type Funds, type Look, type Posted, recentOrders } from './look-at-payment.ts';
import { settleRecentOrders } from './settle-recent-orders.ts';
import { type Wanted, wantedPayment, whyNothing } from './wanted-payment.ts';

interface Asked {
  posted: Posted;
  first: Look;
  lookAgain: () => Promise<Look>;
}

type Payable = Wanted & Pick<WantedPayment, 'whyNot' | 'unmoved'>;

/**
 * Returns the payment to ask for, or the reason for none. Tokens alone are sold to anyone. For a plan or a path, other
 * payments are settled before and again after the order is saved, and the page is handed out only if the wallet is
 * still the one that the amount was calculated from.
 */
export async function findPayable(
  payments: PaymentDependencies,
  { posted, first, lookAgain }: Asked,
): Promise<Payable | ErrorCode> {
  const { clock } = payments;
  const nothing = whyNothing(first, clock.nowMs());
  if (nothing !== undefined) return nothing;
  if (!hasFunds(first)) return wantedPayment(first, posted, clock.nowMs());

  const { owner, back } = posted;
  const settled = await settleRecentOrders(payments, { back, recent: first.recent });
  if (settled.kind === 'refused') return settled.code;
  const look = settled.moved ? await lookAgain() : first;
  const wanted = wantedPayment(look, posted, clock.nowMs());
  if (typeof wanted === 'string' || !hasFunds(look)) return wanted;
  const whyNow = async (nowMs: number) => codeIn(wantedPayment(await lookAgain(), posted, nowMs));
  return {
    ...wanted,
    async whyNot(own) {
      const recent = await recentOrders(payments, owner);
      const again = await settleRecentOrders(payments, { back, recent, own });
      if (again.kind === 'refused') return again.code;
      // Crediting those orders has changed the wallet.
      if (again.moved) return (await whyNow(own.createdAtMs)) ?? 'payment-overtaken';
      return codeIn(wantedPayment({ ...look, recent }, posted, own.createdAtMs));
    },
    unmoved: {
      check: payments.wallets.unmovedCheck(owner, look.wallet),
      whyNot: async () => (await whyNow(clock.nowMs())) ?? 'payment-overtaken',
    },
  };
}

const hasFunds = (look: Look): look is Extract<Look, Funds> => look.for === 'plan' || look.for === 'path';

const codeIn = (wanted: Wanted | ErrorCode): ErrorCode | undefined =>
  typeof wanted === 'string' ? wanted : undefined;
