import type { WantedPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { type Funds, type PaymentContext, type PostedForm, recentOrders } from './payment-context.ts';
import { settleRecentOrders } from './settle-recent-orders.ts';
import { refusalWithoutProvider, type Wanted, wantedPayment } from './wanted-payment.ts';

interface Asked {
  posted: PostedForm;
  first: PaymentContext;
  reload: () => Promise<PaymentContext>;
}

type Payable = Wanted & Pick<WantedPayment, 'whyNot' | 'unmoved'>;

/**
 * Returns the payment to ask for, or the reason for none. Tokens alone are sold to anyone. For a plan or a path, other
 * payments are settled before and again after the order is saved, and the page is handed out only if the wallet is
 * still the one that the amount was calculated from.
 */
export async function findPayable(
  payments: PaymentDependencies,
  { posted, first, reload }: Asked,
): Promise<Payable | ErrorCode> {
  const { clock } = payments;
  const refusal = refusalWithoutProvider(first, clock.nowMs());
  if (refusal !== undefined) return refusal;
  if (!hasFunds(first)) return wantedPayment(first, posted, clock.nowMs());

  const { owner, back } = posted;
  const settled = await settleRecentOrders(payments, { back, recent: first.recent });
  if (settled.kind === 'refused') return settled.code;
  const context = settled.moved ? await reload() : first;
  const wanted = wantedPayment(context, posted, clock.nowMs());
  if (typeof wanted === 'string' || !hasFunds(context)) return wanted;
  const currentRefusal = async (nowMs: number) => codeIn(wantedPayment(await reload(), posted, nowMs));
  return {
    ...wanted,
    async whyNot(own) {
      const recent = await recentOrders(payments, owner);
      const again = await settleRecentOrders(payments, { back, recent, own });
      if (again.kind === 'refused') return again.code;
      // Crediting those orders has changed the wallet.
      if (again.moved) return (await currentRefusal(own.createdAtMs)) ?? 'payment-overtaken';
      return codeIn(wantedPayment({ ...context, recent }, posted, own.createdAtMs));
    },
    unmoved: {
      check: payments.wallets.unmovedCheck(owner, context.wallet),
      whyNot: async () => (await currentRefusal(clock.nowMs())) ?? 'payment-overtaken',
    },
  };
}

const hasFunds = (context: PaymentContext): context is Extract<PaymentContext, Funds> =>
  context.for === 'plan' || context.for === 'path';

const codeIn = (wanted: Wanted | ErrorCode): ErrorCode | undefined =>
  typeof wanted === 'string' ? wanted : undefined;
