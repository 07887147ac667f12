import { brand } from '#shared/brand.ts';
import { officeZone } from '#shared/domain/office-zone.ts';
import { formatAudToTheCent, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { fundUsPath, tokenOrderPath } from '#shared/domain/tokens/payment-return.ts';
import type { Letter } from '../stores/letter.ts';

const day = (ms: number): string =>
  new Date(ms).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: officeZone,
  });

interface Receipt {
  order: Order;
  paidAtMs: number;
  siteUrl: string;
}

export const purchaseReceipt = ({
  order,
  paidAtMs,
  siteUrl,
  debtPaid,
  expiresAtMs,
}: Receipt & { debtPaid: Hundredths; expiresAtMs: number }): Letter => ({
  subject: `Your ${brand} receipt: ${formatAudToTheCent(order.amountCents)}`,
  paragraphs: ['Thank you. Your payment arrived and your tokens are in your balance.'],
  facts: [
    ['Order', order.orderId],
    ['Paid', `${formatAudToTheCent(order.amountCents)} (GST included)`],
    ['On', day(paidAtMs)],
    ['Tokens', formatTokenCount(order.amountCents)],
    ...(debtPaid > 0
      ? [['Of these settled for a refunded payment', formatTokenCount(debtPaid)] as const]
      : []),
    ['Valid until', day(expiresAtMs)],
  ],
  action: { label: 'See your tokens', url: new URL('/dashboard', siteUrl).href },
  closing:
    'Tokens are not transferable and there is no change-of-mind refund; your rights under the Australian Consumer Law stay.',
});

export const contributionReceipt = ({ order, paidAtMs, siteUrl }: Receipt): Letter => ({
  subject: `Thank you for supporting ${brand}`,
  paragraphs: ['Thank you. Your contribution arrived. It buys no tokens and asks for nothing more.'],
  facts: [
    ['Contribution', order.orderId],
    ['Paid', `${formatAudToTheCent(order.amountCents)} (GST included)`],
    ['On', day(paidAtMs)],
  ],
  action: { label: `Visit ${brand}`, url: new URL(fundUsPath, siteUrl).href },
  closing: 'You get this because this address was given on the payment page.',
});

interface Expiring {
  tokens: Hundredths;
  expiresAtMs: number;
  days: number;
  siteUrl: string;
}

export const expiryReminder = ({ tokens, expiresAtMs, days, siteUrl }: Expiring): Letter => ({
  subject: `${formatTokens(tokens)} ${tokens === 100 ? 'expires' : 'expire'} ${days === 1 ? 'within a day' : `within ${days} days`}`,
  paragraphs: [
    `${formatTokens(tokens)} in your balance (worth ${formatAudToTheCent(costOf(tokens))}) can be used until ${day(expiresAtMs)}, and not after that.`,
    'You can spend them on a plan or on unlocking a path.',
  ],
  action: { label: 'Use my tokens', url: new URL('/make-money/path-compiler', siteUrl).href },
  closing: `You get this because you hold tokens at ${brand}. Buying more at ${new URL(tokenOrderPath, siteUrl).href} does not prolong older ones.`,
});
