import { buyTokens } from '#functions/api/pay/buy-tokens.ts';
import { cancelPayment } from '#functions/api/pay/cancel-payment.ts';
import { contribute } from '#functions/api/pay/contribute.ts';
import { verifyPayment } from '#functions/api/pay/verify-payment.ts';
import { type Outcome, request, sessionOf, text } from '#scripts/testing/handler-call.ts';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { tokenOrderPath } from '#shared/domain/tokens/payment-return.ts';
import type { Task } from '../stories/schedule.ts';
import { nameOf, paidIds, paths, pendingOf, uncreditedPayment } from './path-standing.ts';
import type { Page } from './simulated-stripe.ts';
import { unlocking } from './spending.ts';
import { activeRunOf, followToPage, ownPages, passing, type Story, someUser, start } from './story.ts';

interface PlanPayment {
  owner: string;
  charge: number;
  active: unknown;
  pending: Order[];
  paid: ReadonlySet<string>;
}

/** A user who is sent to pay for a plan was told this amount, and had no other plan at the request. */
async function checkPlanPayment(
  story: Story,
  outcome: Outcome,
  { owner, charge, active, pending, paid }: PlanPayment,
): Promise<void> {
  if (outcome.kind !== 'redirect') return;
  const { world } = story;
  const uncredited = uncreditedPayment(world, {
    before: pending,
    after: await pendingOf(world, owner),
    paid,
  });
  if (uncredited !== undefined && !world.leaving.has(owner))
    world.violation(`a user is sent to pay for a plan while ${uncredited} is paid and not credited`);
  // This is checked before the request and at the redirect.
  if (!world.leaving.has(owner) && (active !== undefined || (await activeRunOf(story, owner)) !== undefined))
    world.violation('a user is sent to pay while another plan is active');
  const page = world.stripe.pages.get(outcome.location.split('/').at(-1) ?? '');
  const order = page === undefined ? undefined : await world.orderOf(page);
  if (order?.amountCents !== charge)
    world.violation(`a plan quoted at ${charge} is charged at ${order?.amountCents}`);
  const others = (await pendingOf(world, owner)).flatMap(({ planQuoteId, checkoutId = '' }) => {
    const other = planQuoteId === undefined ? undefined : world.stripe.pages.get(checkoutId);
    return other?.shown && other.state === 'open' && other !== page ? [other] : [];
  });
  if (page?.state === 'open' && others.length > 0)
    world.violation('a user is sent to pay for a plan while another page for one can be paid');
}

const amounts = ['100', '500', '3850', '9900', '10000', '30000', '105'] as const;

interface Wanted {
  plan?: Story['planQuotes'][number] | undefined;
  amount?: (typeof amounts)[number];
}

export function buyFor(
  story: Story,
  owner: string,
  { plan, amount = story.world.chance.pick(amounts) }: Wanted = {},
): Promise<Task> {
  const back = plan !== undefined ? `/make-money/path-compiler/confirm?pc_sid=${plan.uuid}` : tokenOrderPath;
  return start(story, `buy ${amount} for ${plan !== undefined ? 'a plan' : 'tokens'}`, async (tools) => {
    const call = {
      params: {},
      query: { redirect: back },
      body: { amount, authToken: '', agreement: termsAsAt },
      session: sessionOf(owner),
      request: request({ 'sec-fetch-site': 'same-origin' }),
    };
    const active = await activeRunOf(story, owner);
    const pending = await pendingOf(story.world, owner);
    const paid = paidIds(story.world);
    const outcome = passing(story, `page ${owner}`, await buyTokens(tools)(call));
    if (plan !== undefined)
      await checkPlanPayment(story, outcome, { owner, charge: plan.charge, active, pending, paid });
    return followToPage(story, outcome);
  });
}

/** After the return, the path that was paid for is unlocked without another press, as the page does. */
export function verifyFor(story: Story, page: Page, owner: string): Promise<Task> {
  const { world } = story;
  return start(story, 'verify', async (tools, task) => {
    const body = { sessionId: page.id };
    const call = { params: {}, query: {}, body, session: sessionOf(owner), request: request() };
    const askedMs = world.nowMs;
    const agreed = story.paidFor.get(page.orderId);
    const outcome = passing(story, `check ${owner}`, await verifyPayment(tools)(call));
    if (owner !== page.owner) checkStranger(story, task, text(outcome));
    if (outcome.kind !== 'answer') return text(outcome);
    if (!page.paid) world.violation('an unpaid page was verified');
    const { unlocks } = outcome.value;
    const paidAtMs = (await world.orderOf(page))?.paidAtMs ?? 0;
    const isLate = (atMs: number) => atMs - paidAtMs >= 24 * 3_600_000;
    const paidFor = isLate(world.nowMs) ? undefined : story.paidFor.get(page.orderId);
    // Judged only when the price did not change during the request.
    const moved = agreed !== story.paidFor.get(page.orderId);
    if (moved || isLate(world.nowMs) !== isLate(askedMs)) return text(outcome);
    if (unlocks?.path !== paidFor?.path || unlocks?.price !== paidFor?.price)
      world.violation(`a payment for ${paidFor?.path} is said to be for ${unlocks?.path}`);
    const path = paths.find((one) => nameOf(one) === unlocks?.path);
    if (unlocks !== undefined && path !== undefined) {
      const work = unlocking(story, { owner, path, agreed: unlocks.price });
      const name = `unlock the paid ${path.pathSlug}#${world.schedule.tasks.length}`;
      world.schedule.defer(name, (next) => work(world.tools(next)));
    }
    return text(outcome);
  });
}

export function cancelFor(story: Story, page: Page, owner: string): Promise<Task> {
  return start(story, 'cancel', async (tools, task) => {
    const query = { session_id: page.id };
    const call = { params: {}, query, body: {}, session: sessionOf(owner), request: request() };
    const outcome = passing(story, `check ${owner}`, await cancelPayment(tools)(call));
    if (owner !== page.owner) checkStranger(story, task, text(outcome));
    if (outcome.kind === 'answer' && page.state !== 'expired')
      story.world.violation('a payment counts as cancelled while its page is not closed');
    return text(outcome);
  });
}

/** Usually the payer. A stranger has no more rights than before, and a deleted account cannot ask. */
function claimantOf(story: Story, page: Page): string {
  const { chance, gone } = story.world;
  return chance.happens(0.8) && !gone.has(page.owner) ? page.owner : someUser(story);
}

/** Another user's payment looks absent, and the provider is not asked about it. */
function checkStranger({ world }: Story, task: Task, outcome: string): void {
  if (outcome !== 'not-found' && outcome !== 'too-many-requests')
    world.violation(`about another person’s payment was answered ${outcome}`);
  if (world.asking.has(task)) world.violation('the provider was asked about another person’s payment');
}

/** The actions of users on payments. */
export const paying = {
  async buy(story: Story): Promise<Task> {
    const owner = someUser(story);
    const plan = story.world.chance.pick(story.planQuotes.filter((quote) => quote.owner === owner));
    return buyFor(story, owner, story.world.chance.happens(0.5) ? { plan } : {});
  },

  async contribute(story: Story): Promise<Task> {
    return start(story, 'contribute', async (tools) => {
      const body = { amount: story.world.chance.pick(['500', '3000']) };
      const call = { params: {}, query: {}, body, session: undefined, request: request() };
      return followToPage(story, passing(story, 'page', await contribute(tools)(call)));
    });
  },

  async pay(story: Story) {
    const page = story.world.chance.pick(ownPages(story).filter(({ state }) => state === 'open'));
    if (page === undefined) return;
    const paid = story.world.stripe.pay(page);
    story.world.schedule.note(`${page.orderId} is ${paid ? 'paid' : 'too late'}`);
  },

  async verify(story: Story) {
    const page = story.world.chance.pick(ownPages(story));
    if (page === undefined) return;
    await verifyFor(story, page, claimantOf(story, page));
  },

  async cancel(story: Story) {
    const page = story.world.chance.pick(ownPages(story));
    if (page !== undefined) await cancelFor(story, page, claimantOf(story, page));
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
