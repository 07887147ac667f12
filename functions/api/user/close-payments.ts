import { type Refusal, refuse } from '#functions/http/outcome.ts';
import { cancelPayment } from '#functions/payments/cancel-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';

const arrivedSentence =
  'A payment of yours has just arrived, and its tokens are in your balance. To delete your account all the same, please try again.';

/**
 * Guards: nobody can pay for an account that is about to go. Every open payment page is closed first; one that turns out
 * to be paid stops the deletion, and so does a debt.
 */
export async function closePayments(
  payments: PaymentDependencies,
  { owner, atOnce }: { owner: string; atOnce: number },
): Promise<Refusal | undefined> {
  const { debt } = await payments.wallets.read(owner);
  if (debt > 0) return refuse('debt-open');
  const pending = (await payments.orders.allOf(owner)).filter(({ status }) => status === 'PENDING');
  for (let from = 0; from < pending.length; from += atOnce) {
    const outcomes = await Promise.all(
      pending.slice(from, from + atOnce).map(async (order) => {
        if (order.checkoutId !== undefined)
          return cancelPayment(payments, { checkoutId: order.checkoutId, owner });
        // A request that is just opening its page finds the order counted out, and closes the page again.
        await payments.orders.settleUnpaid(order, 'CANCELLED');
        return undefined;
      }),
    );
    if (outcomes.some((outcome) => outcome?.kind === 'frozen')) return refuse('wallet-frozen');
    if (outcomes.some((outcome) => outcome?.kind === 'paid'))
      return refuse('payment-completed', { sentence: arrivedSentence });
  }
  return undefined;
}
