import { brand } from '#shared/brand.ts';
import { titleOfPath } from '#shared/content/path-titles.ts';
import { officeZone } from '#shared/domain/office-zone.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import {
  formatAud,
  formatAudToTheCent,
  formatTokenCount,
  formatTokens,
} from '#shared/domain/tokens/format-amount.ts';
import { costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import type { Order, PlanPaidFor } from '#shared/domain/tokens/order.ts';
import {
  confirmPlanPath,
  fundUsPath,
  invoicePath,
  plansPath,
  tokenOrderPath,
  withQuery,
} from '#shared/domain/tokens/payment-return.ts';
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

interface PurchaseReceipt extends Receipt {
  debtPaid: Hundredths;
  expiresAtMs: number;
  /** The last moment to start the plan; its other tokens may expire earlier. */
  startByMs?: number | undefined;
}

const returnsNote = 'There is no change-of-mind refund; your rights under the Australian Consumer Law stay.';

/** Names the purchase and links to it, because the tokens for a plan or a path are spent a second later. */
export function purchaseReceipt(receipt: PurchaseReceipt): Letter {
  const { order, siteUrl } = receipt;
  const links = [{ label: 'Tax invoice', url: new URL(invoicePath(order.orderId), siteUrl).href }];
  if (order.plan !== undefined) return { ...planReceipt(receipt, order.plan), links };
  if (order.unlocks !== undefined && order.unlocksFor !== undefined)
    return { ...pathReceipt(receipt, { name: order.unlocks, price: order.unlocksFor }), links };
  return { ...tokenReceipt(receipt), links };
}

/** Builds the return address of the payment, which unlocks the purchase on any device, once. */
const backTo = ({ order: { checkoutId }, siteUrl }: Receipt, path: string): string => {
  const back =
    checkoutId === undefined ? path : withQuery(path, `status=success&session_id=${checkoutId}&receipt=1`);
  return new URL(back, siteUrl).href;
};

/** The card payment covers the part that the balance did not. */
const itemFacts = (
  { order, paidAtMs, debtPaid }: PurchaseReceipt,
  price: Hundredths,
): NonNullable<Letter['facts']> => [
  ['Order', order.orderId],
  ...(costOf(price) === order.amountCents ? [] : [['Price', formatAudToTheCent(costOf(price))] as const]),
  ['Paid by card', `${formatAudToTheCent(order.amountCents)} (GST included)`],
  ['On', day(paidAtMs)],
  ...debtFacts(debtPaid),
];

const debtFacts = (debtPaid: Hundredths): readonly (readonly [string, string])[] =>
  debtPaid > 0 ? [['Used for a refunded payment', formatTokenCount(debtPaid)]] : [];

function planReceipt(receipt: PurchaseReceipt, { type, price }: PlanPaidFor): Letter {
  const { order, startByMs } = receipt;
  const by = startByMs === undefined ? '' : ` by ${day(startByMs)}`;
  return {
    subject: `Your ${planNames[type]} plan, ${formatAud(costOf(price))}: start here`,
    paragraphs: [
      `Thank you. You’ve paid for ${planNames[type]}.`,
      `If you haven’t opened your plan yet, start it${by}, on any device. You won’t be charged again.`,
    ],
    facts: itemFacts(receipt, price),
    action: {
      label: 'Start your plan',
      url: backTo(receipt, `${confirmPlanPath}?pc_sid=${order.planQuoteId}`),
    },
    closing: returnsNote,
  };
}

function pathReceipt(receipt: PurchaseReceipt, { name, price }: { name: string; price: Hundredths }): Letter {
  const title = titleOfPath(name);
  return {
    subject: `You unlocked ${title}, ${formatAud(costOf(price))}`,
    paragraphs: ['Thank you. It’s yours to keep. Open it here on any device.'],
    facts: itemFacts(receipt, price),
    action: { label: `Read ${title}`, url: backTo(receipt, `/make-money/paths/${name}`) },
    closing: returnsNote,
  };
}

const tokenReceipt = ({ order, paidAtMs, siteUrl, debtPaid, expiresAtMs }: PurchaseReceipt): Letter => ({
  subject: `Your ${brand} receipt: ${formatTokens(order.amountCents)}, ${formatAud(order.amountCents)}`,
  paragraphs: ['Thank you. Your tokens are in your balance.'],
  facts: [
    ['Order', order.orderId],
    ['Paid', `${formatAudToTheCent(order.amountCents)} (GST included)`],
    ['On', day(paidAtMs)],
    ['Tokens', formatTokenCount(order.amountCents)],
    ...debtFacts(debtPaid),
    ['Valid until', day(expiresAtMs)],
  ],
  action: { label: 'See your tokens', url: new URL('/dashboard', siteUrl).href },
  closing: `Tokens are not transferable. ${returnsNote}`,
});

export const contributionReceipt = ({ order, paidAtMs, siteUrl }: Receipt): Letter => ({
  subject: `Thank you for supporting ${brand}`,
  paragraphs: ['Thank you for your contribution. It doesn’t buy tokens or plans, or affect reviews.'],
  facts: [
    ['Contribution', order.orderId],
    ['Paid', `${formatAudToTheCent(order.amountCents)} (GST included)`],
    ['On', day(paidAtMs)],
  ],
  action: { label: `Visit ${brand}`, url: new URL(fundUsPath, siteUrl).href },
  closing: 'You’re getting this because this address was entered on the payment page.',
});

interface Expiring {
  tokens: Hundredths;
  /** The plan they were bought for, while it waits to be started. */
  plan?: PlanPaidFor | undefined;
  expiresAtMs: number;
  days: number;
  siteUrl: string;
}

const withinDays = (days: number): string => (days === 1 ? 'within a day' : `within ${days} days`);

export function expiryReminder(expiring: Expiring): Letter {
  const { tokens, expiresAtMs, days, siteUrl, plan } = expiring;
  if (plan !== undefined) return planReminder(expiring, plan);
  return {
    subject: `${formatTokens(tokens)} ${tokens === 100 ? 'expires' : 'expire'} ${withinDays(days)}`,
    paragraphs: [
      `Your ${formatTokens(tokens)} (worth ${formatAudToTheCent(costOf(tokens))}) ${tokens === 100 ? 'expires' : 'expire'} after ${day(expiresAtMs)}.`,
      'Use them for a plan or to unlock a path.',
    ],
    action: { label: 'Use my tokens', url: new URL(plansPath, siteUrl).href },
    closing: `You’re getting this because you have ${brand} tokens. Buying more doesn’t extend older ones: ${new URL(tokenOrderPath, siteUrl).href}`,
  };
}

function planReminder({ expiresAtMs, days, siteUrl }: Expiring, { type, basedOn }: PlanPaidFor): Letter {
  const chosen = new URLSearchParams({ plan: type, ...(basedOn === undefined ? {} : { from: basedOn }) });
  const name = planNames[type];
  return {
    subject: `You’ve paid for ${name}. Start your plan ${withinDays(days)}`,
    paragraphs: [
      `You’ve paid for your ${name} plan but haven’t started it. Start it by ${day(expiresAtMs)}, before the tokens you paid with expire.`,
      'You won’t be charged again. Fill in the form when you’re ready.',
    ],
    action: { label: 'Start your plan', url: new URL(`${plansPath}?${chosen}`, siteUrl).href },
    closing: `You’re getting this because you paid for a plan at ${brand}.`,
  };
}
