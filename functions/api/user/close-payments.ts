import { type Refusal, refuse } from '#functions/http/outcome.ts';
import { closeOrder } from '#functions/payments/close-order.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { StoredWallet } from '#functions/stores/wallet-items.ts';

const arrivedSentence =
  'One of your payments has just arrived, and its tokens are in your balance. To delete your account anyway, please try again.';

const underwaySentence =
  'One of your payments is still on its way, so nothing was deleted. Please try again in a few minutes.';

/**
 * Guards: no payment can arrive for an account that is being deleted. Open payment pages are closed first. A page that
 * is paid or may still be paid stops the deletion, and so does a debt.
 */
export async function closePayments(
  payments: PaymentDependencies,
  { owner, wallet, atOnce }: { owner: string; wallet: StoredWallet; atOnce: number },
): Promise<Refusal | undefined> {
  // guard: deletion-not-with-a-debt
  if (wallet.debt > 0) return refuse('debt-open');
  const pending = (await payments.orders.allOf(owner)).filter(({ status }) => status === 'PENDING');
  for (let from = 0; from < pending.length; from += atOnce) {
    const outcomes = await Promise.all(
      // guard: deletion-open-pages-are-closed-first
      pending.slice(from, from + atOnce).map((order) => closeOrder(payments, order)),
    );
    if (outcomes.some((outcome) => outcome.kind === 'frozen')) return refuse('wallet-frozen');
    // guard: deletion-not-when-a-payment
    if (outcomes.some((outcome) => outcome.kind === 'paid'))
      return refuse('payment-completed', { sentence: arrivedSentence });
    if (outcomes.some((outcome) => outcome.kind === 'underway'))
      return refuse('payment-not-paid', { sentence: underwaySentence });
  }
  return undefined;
}
