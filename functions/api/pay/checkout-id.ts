import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';

/** Anything else was never given to anybody and need not be asked for. */
export const isCheckoutId = (text: string | undefined): text is string =>
  text !== undefined && /^cs_[A-Za-z0-9_]{1,250}$/.test(text);

/** Which order of theirs somebody asks about; undefined for one that they do not have. */
export const orderIdOf = async (
  { orders }: { orders: Pick<PaymentDependencies['orders'], 'orderIdOf'> },
  owner: string,
  checkoutId: string | undefined,
): Promise<string | undefined> =>
  isCheckoutId(checkoutId) ? orders.orderIdOf(owner, checkoutId) : undefined;
