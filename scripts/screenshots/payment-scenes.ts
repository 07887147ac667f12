import { pages } from '#shared/contract/pages.ts';
import { altered, answered, type Ending, visitHanging } from './answered.ts';
import { type Scene, type SignedIn, visit } from './scene.ts';
import { agree, fill, press, pressInDialog, type Step, says, steps } from './steps.ts';

const tokens = (query = '') => visit(`${pages.orderTokens.path}${query}`);
/** After the return from the payment page, with this outcome of the verification. */
const returned = (status: 'success' | 'cancel', ending: Ending) => {
  const address = `${pages.orderTokens.path}?status=${status}&session_id=cs_test_1`;
  const asked = status === 'success' ? '/pay/token/verify' : '/pay/token/cancel*';
  return answered({ [asked]: ending }, ending === 'waiting' ? visitHanging(address) : visit(address));
};
const buy30 = steps(tokens(), press('Buy 30 tokens'));
const paymentPage = steps(buy30, agree, pressInDialog(/^Continue and pay/), (page) =>
  page.waitForURL('**/__local/checkout/*'),
);
const onPaymentPage = (button: string) =>
  steps(paymentPage, (page) => page.getByRole('button', { name: button, exact: true }).click());
/** Opens the return address of the payment page. */
const backUnpaid: Step = async (page) => {
  await paymentPage(page);
  const checkoutId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await tokens(`?${new URLSearchParams({ status: 'success', session_id: checkoutId })}`)(page);
};

/** The steps of a payment for a user who has bought nothing before. */
const payingScenes = (payer: SignedIn): Scene[] =>
  [
    { name: 'tokens-not-paid', open: steps(backUnpaid, says('This payment is not paid yet.')) },
    { name: 'tokens-cancelled', open: steps(onPaymentPage('Cancel'), says('Payment was cancelled.')) },
    { name: 'tokens-verified', open: steps(onPaymentPage('Pay $30.00'), says('Payment verified.')) },
  ].map((scene) => ({ ...scene, session: payer }));

const tokenScenes: Scene[] = [
  { name: 'tokens-none', open: tokens() },
  { name: 'tokens-for-path', open: tokens('?ref=/make-money/paths/side-hustle-starter/weekend-reseller') },
  {
    name: 'tokens-own-amount-refused',
    open: steps(tokens(), fill({ 'Your own amount': '0.05' }), press('Buy this amount')),
  },
  { name: 'tokens-terms', open: buy30 },
  { name: 'tokens-terms-agreed', open: steps(buy30, agree) },
  { name: 'tokens-checking', open: returned('success', 'waiting'), hangs: true },
  { name: 'tokens-not-verified', open: returned('success', 'unreachable') },
  { name: 'tokens-not-cancelled', open: returned('cancel', 'internal-error') },
  { name: 'tokens-not-started', open: tokens('?error=payment-unavailable') },
];

const plans = visit(pages.plans.path);
const choose = (plan: string) => steps(plans, press(`Choose ${plan}`), says(/^You pay now/));
const confirm = (query: string, endings: Readonly<Record<string, Ending>> = {}) =>
  answered(endings, visit(`${pages.confirmPlan.path}${query}`));
const paid = '?pc_sid=pq_1&status=success&session_id=cs_test_1';
const verified: Ending = { json: { status: 'paid', global: 'Payment verified.' } };
const startRefused = (ending: Ending) =>
  confirm('?pc_sid=pq_1', { '/pay/token/verify': verified, '/path-compiler/runs?pc_sid=*': ending });

/** The state that the tab keeps while the user is on the payment page. */
const choseBasic = steps(plans, (page) =>
  page.evaluate(() => sessionStorage.setItem('plan-of:pq_1', '\nplan=BASIC')),
);

const planScenes: Scene[] = [
  { name: 'plans-dialog-agreed', open: steps(choose('Basic'), agree) },
  {
    name: 'plans-dialog-refused',
    open: answered(
      { '/path-compiler/session*': 'internal-error' },
      steps(plans, press('Choose Pro'), says('Failed to initiate session.')),
    ),
  },
  {
    name: 'plans-dialog-active',
    open: answered(
      { '/path-compiler/session*': 'run-active' },
      steps(plans, press('Choose Pro'), says('You have a plan under way')),
    ),
  },
  { name: 'confirm-no-quote', open: confirm('') },
  { name: 'confirm-cancelled', open: confirm('?pc_sid=pq_1&status=cancel') },
  {
    name: 'confirm-cancelled-known',
    open: confirm('?pc_sid=pq_1&status=cancel&session_id=cs_test_1', {
      '/pay/token/cancel*': { json: { status: 'ok', global: 'Payment was cancelled.' } },
    }),
  },
  {
    name: 'confirm-not-cancelled',
    open: confirm('?pc_sid=pq_1&status=cancel&session_id=cs_test_1', {
      '/pay/token/cancel*': 'internal-error',
    }),
  },
  { name: 'confirm-not-paid', open: confirm(paid, { '/pay/token/verify': 'payment-not-paid' }) },
  { name: 'confirm-refunded', open: confirm(paid, { '/pay/token/verify': 'payment-refunded' }) },
  { name: 'confirm-too-few-tokens', open: steps(choseBasic, startRefused('insufficient-tokens')) },
  { name: 'confirm-run-active', open: startRefused('run-active') },
  { name: 'confirm-quote-ended', open: startRefused('plan-quote-ended') },
];

const fundUs = (query = '') => visit(`${pages.fundUs.path}${query}`);
const contributionScenes: Scene[] = [
  { name: 'fund-us-complete', open: fundUs('?status=success') },
  { name: 'fund-us-cancelled', open: fundUs('?status=cancel') },
  { name: 'fund-us-error', open: fundUs('?error=payment-unavailable') },
  {
    name: 'fund-us-too-little',
    open: steps(fundUs(), fill({ 'Your own amount': '0.50' }), press('Give this amount')),
  },
];

const dashboard = visit(pages.dashboard.path);
const asking = steps(dashboard, press('Request early activation'), (page) =>
  page.getByRole('dialog').waitFor(),
);

/** The newcomer has no tokens, and the buyer has some left. */
const dashboardScenes = (newcomer: SignedIn, buyer: SignedIn): Scene[] => [
  {
    name: 'dashboard-resent',
    open: steps(dashboard, press('Resend'), says('Verification email sent.')),
    session: newcomer,
  },
  {
    name: 'dashboard-not-resent',
    open: answered(
      { '/user/resend-verification': 'unreachable' },
      steps(dashboard, press('Resend'), says('Network error.')),
    ),
    session: newcomer,
  },
  { name: 'dashboard-early-activation', open: asking, session: newcomer },
  {
    name: 'dashboard-early-activation-refused',
    open: steps(asking, pressInDialog('Send request')),
    session: newcomer,
  },
  {
    name: 'dashboard-early-activation-sent',
    open: steps(
      asking,
      (page) => page.getByRole('dialog').getByLabel('What do you need?').fill('My plan by Friday, please'),
      pressInDialog('Send request'),
      says('Thank you'),
    ),
    session: newcomer,
  },
  {
    name: 'dashboard-mail-stopped',
    open: altered(
      '/user',
      { mail_stopped: { reason: 'complained', since: '2026-11-20T01:00:00.000Z' } },
      dashboard,
    ),
    session: newcomer,
  },
  {
    name: 'dashboard-lists-failed',
    open: answered(
      {
        '/path-compiler/runs*': 'internal-error',
        '/pay/orders*': 'internal-error',
        '/path-compiler/purchases': 'internal-error',
      },
      dashboard,
    ),
    session: buyer,
  },
  { name: 'dashboard-buyer', open: dashboard, session: buyer },
  {
    name: 'tokens-lots',
    open: steps(
      tokens(),
      (page) => page.getByText('Show each purchase and when it expires').click(),
      says('We spend the ones that expire first.'),
    ),
    session: buyer,
  },
  {
    name: 'plans-dialog-covered',
    open: steps(choose('Basic'), says('Your tokens cover it')),
    session: buyer,
  },
];

/** Everything about money: tokens, plans, their confirmation, contributions, and their parts of the dashboard. */
export const paymentScenes = (newcomer: SignedIn, buyer: SignedIn, payer: SignedIn): Scene[] =>
  [
    ...payingScenes(payer),
    ...[...tokenScenes, ...planScenes].map((scene) => ({ ...scene, session: newcomer })),
    ...dashboardScenes(newcomer, buyer),
    ...contributionScenes,
  ].map((scene) => ({ ...scene, resizes: true }));
