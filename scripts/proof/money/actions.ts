import { createRun } from '#functions/api/path-compiler/create-run.ts';
import { getPathContent } from '#functions/api/path-compiler/get-path-content.ts';
import { openPlanQuote } from '#functions/api/path-compiler/open-plan-quote.ts';
import { unlockPath } from '#functions/api/path-compiler/unlock-path.ts';
import { buyTokens } from '#functions/api/pay/buy-tokens.ts';
import { cancelPayment } from '#functions/api/pay/cancel-payment.ts';
import { contribute } from '#functions/api/pay/contribute.ts';
import { receiveStripeEvent } from '#functions/api/pay/receive-stripe-event.ts';
import { verifyPayment } from '#functions/api/pay/verify-payment.ts';
import { walletItem } from '#functions/stores/wallet-items.ts';
import { closePages } from '#functions/sweeps/close-pages/close-pages.ts';
import { reconcileMails } from '#functions/sweeps/reconcile-mails/reconcile-mails.ts';
import { reconcileOrders } from '#functions/sweeps/reconcile-orders/reconcile-orders.ts';
import { reconcileWallets } from '#functions/sweeps/reconcile-wallets/reconcile-wallets.ts';
import { expireTokens } from '#functions/sweeps/token-expiry/expire-tokens.ts';
import { remindOfExpiry } from '#functions/sweeps/token-reminders/remind-of-expiry.ts';
import { physicalTable } from '#scripts/local/authorise.ts';
import { refundedOf, takenBackOf } from '#scripts/local/stripe/payment.ts';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import type { WholePath } from '#shared/contract/content-files.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { tokenOrderPath } from '#shared/domain/tokens/payment-return.ts';
import type { Wallet } from '#shared/domain/tokens/wallet.ts';
import { type Outcome, request, sessionOf, text } from '../stories/calls.ts';
import type { Task } from '../stories/schedule.ts';
import type { Theme } from '../stories/theme.ts';
import {
  isSame,
  nameOf,
  type PathName,
  paidIds,
  paths,
  payablePages,
  pendingOf,
  priceOf,
  standingOf,
  unheardPayment,
} from './path-standing.ts';
import type { Page, ProviderEvent } from './simulated-stripe.ts';
import type { Tools, World } from './world.ts';

/** What people, the provider, time and the sweeps do: each starts the real handler with what the story offers it. */
export interface Story {
  world: World;
  jumps: Theme['jumps'];
  planQuotes: { owner: string; uuid: string; charge: number }[];
  /** What was answered, and so must stay so: runs by their plan quote, and paths by owner and name. */
  runs: Map<string, string>;
  unlocked: Set<string>;
  /** What somebody was shown that a path would cost them. */
  pathCosts: { owner: string; path: PathName; charge: number }[];
  /** The path that an order pays for, and the price that was agreed to. */
  paidFor: Map<string, { path: string; price: number }>;
  /** What the limits let pass, by what it was and who did it. */
  passed: Map<string, number>;
  /** Whose wallet was changed by a hand in the database. */
  tampered?: string;
}

export const start = (
  { world }: Story,
  name: string,
  work: (tools: Tools, task: Task) => Promise<string>,
): Promise<Task> =>
  world.schedule.start(`${name}#${world.schedule.tasks.length}`, (task) => work(world.tools(task), task));

/** The page somebody was sent to is one its order knows, or nobody may pay there. */
export async function followToPage({ world }: Story, outcome: Outcome): Promise<string> {
  if (outcome.kind === 'redirect') {
    const page = world.stripe.pages.get(outcome.location.split('/').at(-1) ?? '');
    const order = page === undefined ? undefined : await world.orderOf(page);
    if (page === undefined || order?.checkoutId !== page.id)
      world.violation('somebody was sent to a page that its order does not know');
    else page.shown = true;
  }
  return text(outcome);
}

/** Read beside the story, so that it takes no turn in it. */
async function activeRunOf({ world }: Story, owner: string): Promise<unknown> {
  const [active] = await world.engine.peek([
    { TableName: physicalTable('runs'), Key: { pk: owner, sk: 'active' } },
  ]);
  return active?.run_id;
}

export async function walletOf({ world }: Story, owner: string): Promise<Wallet | undefined> {
  const [wallet] = await world.engine.peek([
    { TableName: physicalTable('wallets'), Key: { pk: owner, sk: 'wallet' } },
  ]);
  return wallet === undefined ? undefined : walletItem.decode(wallet);
}

export const balanceOf = async (story: Story, owner: string): Promise<number> =>
  (await walletOf(story, owner))?.balance ?? 0;

interface PlanPayment {
  owner: string;
  charge: number;
  active: unknown;
  pending: Order[];
  paid: ReadonlySet<string>;
}

/** Whoever is sent to pay for a plan was told this amount, and had no other plan when they asked. */
async function checkPlanPayment(
  story: Story,
  outcome: Outcome,
  { owner, charge, active, pending, paid }: PlanPayment,
): Promise<void> {
  if (outcome.kind !== 'redirect') return;
  const { world } = story;
  const unheard = unheardPayment(world, { before: pending, after: await pendingOf(world, owner), paid });
  if (unheard !== undefined && !world.leaving.has(owner))
    world.violation(`somebody is sent to pay for a plan while ${unheard} is paid and not credited`);
  // Before they asked, or as they are sent there.
  if (!world.leaving.has(owner) && (active !== undefined || (await activeRunOf(story, owner)) !== undefined))
    world.violation('somebody is sent to pay while another plan is active');
  const page = world.stripe.pages.get(outcome.location.split('/').at(-1) ?? '');
  const order = page === undefined ? undefined : await world.orderOf(page);
  if (order?.amountCents !== charge)
    world.violation(`a plan quoted at ${charge} is charged at ${order?.amountCents}`);
}

const amounts = ['100', '500', '3850', '9900', '10000', '30000', '105'] as const;

/** Somebody with an account: when one goes, somebody new arrives. */
export const someUser = ({ world }: Story): string => world.chance.pick(world.living()) ?? '';
const pagesOf = ({ world }: Story): Page[] => [...world.stripe.pages.values()];
export const ownPages = (story: Story): Page[] => pagesOf(story).filter(({ shown }) => shown);
export const paidPages = (story: Story): Page[] => pagesOf(story).filter(({ paid }) => paid);

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

export const createRunFrom = (story: Story, quote: Story['planQuotes'][number]): Promise<Task> =>
  start(story, 'create run', async (tools) => {
    const query = { pc_sid: quote.uuid };
    const call = { params: {}, query, body: {}, session: sessionOf(quote.owner), request: request() };
    const before = story.runs.get(quote.uuid);
    const active = await activeRunOf(story, quote.owner);
    const outcome = await createRun(tools)(call);
    const asksForTokens = ['insufficient-tokens', 'tokens-owed'].includes(text(outcome));
    const left = story.world.leaving.has(quote.owner);
    // One that operators withdraw meanwhile is active no more.
    const isActive = active !== undefined && active === (await activeRunOf(story, quote.owner));
    if (isActive && asksForTokens && !left)
      story.world.violation('tokens are asked for although another plan is active');
    if (outcome.kind === 'answer') story.runs.set(quote.uuid, outcome.value.data.run_id);
    if (!left && before !== undefined && (outcome.kind !== 'answer' || outcome.value.data.run_id !== before))
      story.world.violation(`a plan quote that has its run was answered ${text(outcome)}`);
    if (text(outcome) === 'conflict') story.world.violation('an unknown outcome was passed on');
    return text(outcome);
  });

export function openPlanFor(story: Story, owner: string): Promise<Task> {
  return start(story, 'choose BASIC', async (tools) => {
    const call = {
      params: {},
      query: { planType: 'BASIC' },
      body: {},
      session: sessionOf(owner),
      request: request(),
    };
    const outcome = passing(story, `plan ${owner}`, await openPlanQuote(tools)(call));
    if (outcome.kind === 'answer') {
      const { uuid, quote } = outcome.value;
      story.planQuotes.push({ owner, uuid, charge: quote.charge });
    }
    return text(outcome);
  });
}

interface UnlockWish {
  owner: string;
  path: PathName;
  /** In hundredths; somebody who was shown none agrees to any. */
  agreed?: number;
}

const unlocking =
  (story: Story, { owner, path, agreed }: UnlockWish) =>
  async (tools: Tools): Promise<string> => {
    const query = agreed === undefined ? {} : { price: String(agreed / 100) };
    const call = { params: path, query, body: {}, session: sessionOf(owner), request: request() };
    const key = `${owner} ${path.pathSlug}`;
    const before = story.unlocked.has(key);
    const { world } = story;
    const stood = await standingOf(world, owner, path);
    const outcome = await unlockPath(tools)(call);
    const stands = await standingOf(world, owner, path);
    const isCovered = isSame(stood, stands) && stands.due === 0 && !world.leaving.has(owner);
    if (isCovered && text(outcome) === 'insufficient-tokens')
      world.violation('a path that is paid for is said to cost more');
    if (outcome.kind === 'answer') story.unlocked.add(key);
    else if (before && !story.world.leaving.has(owner))
      story.world.violation(`an unlocked path was answered ${text(outcome)}`);
    const isOther = agreed !== undefined && agreed !== priceOf(path);
    if (isOther && priceOf(path) > 0 && outcome.kind === 'answer' && !outcome.value.unlockedBefore)
      story.world.violation('a path was unlocked at a price that nobody agreed to');
    if (!isOther && text(outcome) === 'price-changed')
      story.world.violation('a price that is the same is said to have changed');
    return text(outcome);
  };

export function unlockFor(
  story: Story,
  owner: string,
  path: PathName = story.world.chance.pick(paths),
): Promise<Task> {
  const { chance } = story.world;
  const agreed = chance.pick([undefined, priceOf(path), priceOf(path), priceOf(path) + 1000]);
  const wish = { owner, path, ...(agreed === undefined ? {} : { agreed }) };
  return start(story, `unlock ${path.pathSlug}`, unlocking(story, wish));
}

/** Back from the payment page: the path that was paid for is unlocked without another press, as the page does. */
export function verifyFor(story: Story, page: Page, owner: string): Promise<Task> {
  const { world } = story;
  return start(story, 'verify', async (tools, task) => {
    const body = { sessionId: page.id };
    const call = { params: {}, query: {}, body, session: sessionOf(owner), request: request() };
    const askedMs = world.nowMs;
    const outcome = passing(story, `check ${owner}`, await verifyPayment(tools)(call));
    if (owner !== page.owner) checkStranger(story, task, text(outcome));
    if (outcome.kind !== 'answer') return text(outcome);
    if (!page.paid) world.violation('an unpaid page was verified');
    const { unlocks } = outcome.value;
    const paidAtMs = (await world.orderOf(page))?.paidAtMs ?? 0;
    const isLate = (atMs: number) => atMs - paidAtMs >= 24 * 3_600_000;
    const paidFor = isLate(world.nowMs) ? undefined : story.paidFor.get(page.orderId);
    if (isLate(world.nowMs) !== isLate(askedMs)) return text(outcome);
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

/** A hand in the database: the wallet no longer is its ledger, and must not move once that was found. */
export async function tamperWith(story: Story, owner: string): Promise<void> {
  const { world } = story;
  const key = { TableName: physicalTable('wallets'), Key: { pk: owner, sk: 'wallet' } };
  const [wallet] = await world.engine.peek([key]);
  if (wallet === undefined || wallet.frozen !== undefined || story.tampered !== undefined) return;
  await world.engine.send('UpdateItem', {
    ...key,
    UpdateExpression: 'SET balance_hundredths = :more',
    ExpressionAttributeValues: { ':more': Number(wallet.balance_hundredths) + 100 },
  });
  story.tampered = owner;
  world.schedule.note(`somebody changes the wallet of ${owner}`);
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

export const actions = {
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

  openPlan: (story: Story) => openPlanFor(story, someUser(story)),

  async createRun(story: Story) {
    const { world, planQuotes } = story;
    const quote = world.chance.pick(planQuotes.filter(({ owner }) => !world.gone.has(owner)));
    if (quote !== undefined) await createRunFrom(story, quote);
  },

  unlock: (story: Story) => unlockFor(story, someUser(story)),

  async read(story: Story) {
    const path = story.world.chance.pick(paths);
    const owner = someUser(story);
    await start(story, `read ${path.pathSlug}`, async (tools) => {
      const unlocked = story.unlocked.has(`${owner} ${path.pathSlug}`);
      const outcome = await readPath(tools, owner, path);
      if (unlocked && !story.world.leaving.has(owner) && text(outcome) === 'path-locked')
        story.world.violation('an unlocked path is locked');
      return outcome.kind === 'answer' ? 'read' : text(outcome);
    });
  },

  async webhook(story: Story) {
    const { stripe, chance } = story.world;
    const fresh = stripe.events.filter(({ acknowledged }) => !acknowledged);
    const event = chance.pick(fresh.length > 0 && chance.happens(0.8) ? fresh : stripe.events);
    if (event !== undefined) await deliver(story, event);
  },

  /** Anybody can post here; only the provider can sign. */
  async forgedWebhook(story: Story) {
    const { stripe, chance, nowMs } = story.world;
    const page = chance.pick(pagesOf(story));
    if (page === undefined) return;
    const event = { type: 'checkout.session.completed', object: { id: page.id }, acknowledged: false };
    const forgery = chance.pick(['no signature', 'wrong secret', 'too old', 'other bytes']);
    const { body, signature } = stripe.signed(event, {
      ...(forgery === 'wrong secret' ? { secret: 'whsec_guess' } : {}),
      ...(forgery === 'too old' ? { atMs: nowMs - 301_000 } : {}),
    });
    const sent = forgery === 'other bytes' ? new Uint8Array([...body, 32]) : body;
    const headers: Record<string, string> =
      forgery === 'no signature' ? {} : { 'stripe-signature': signature };
    await start(story, `event with ${forgery}`, async ({ payments }) => {
      const call = { params: {}, query: {}, body: {}, session: undefined, request: request(headers, sent) };
      const outcome = text(await receiveStripeEvent(payments)(call));
      if (outcome !== 'invalid-input')
        story.world.violation(`an event with ${forgery} was answered ${outcome}`);
      return outcome;
    });
  },

  /** A payment made by somebody else with our account, whose metadata names one of our orders. */
  async foreignPayment(story: Story) {
    const { stripe, chance, nowMs } = story.world;
    const known = chance.pick(pagesOf(story).filter(({ genuine }) => genuine));
    if (known === undefined) return;
    const { orderId, owner, amountCents, mode, currency } = known;
    const facts = { orderId, owner, amountCents, mode, currency, expiresAtMs: nowMs + 3_600_000 };
    const page = stripe.addPage({ ...facts, genuine: false });
    stripe.pay(page);
    if (chance.happens(0.4)) stripe.refund(page, 100);
    story.world.schedule.note(`a foreign payment names ${orderId}`);
  },

  async strayEvent(story: Story) {
    const page = story.world.chance.pick(ownPages(story));
    if (page !== undefined) story.world.stripe.strayEvent(page);
  },

  tamper: (story: Story) => tamperWith(story, someUser(story)),

  async refund(story: Story) {
    const { stripe, chance } = story.world;
    const open = paidPages(story).filter((one) => takenBackOf(one) < one.amountCents);
    const ofSpenders = open.filter(({ owner }) => [...story.unlocked].some((path) => path.startsWith(owner)));
    const page = chance.pick(ofSpenders.length > 0 ? ofSpenders : open);
    if (page === undefined) return;
    const left = page.amountCents - takenBackOf(page);
    stripe.refund(page, chance.happens(0.6) ? left : 1 + chance.below(left));
    story.world.schedule.note(`${page.orderId} is refunded to ${refundedOf(page)}`);
    loseSome(story, page);
  },

  async failRefund(story: Story) {
    const { stripe, chance, schedule } = story.world;
    const page = chance.pick(paidPages(story).filter((one) => refundedOf(one) > 0));
    if (page === undefined || !stripe.failRefund(page)) return;
    schedule.note(`a refund of ${page.orderId} fails`);
    loseSome(story, page);
  },

  async dispute(story: Story) {
    const { stripe, chance } = story.world;
    const page = chance.pick(
      paidPages(story).filter((one) => one.disputes.length === 0 && takenBackOf(one) < one.amountCents),
    );
    if (page === undefined) return;
    stripe.dispute(page);
    story.world.schedule.note(`${page.orderId} is disputed`);
    loseSome(story, page);
  },

  async settleDispute(story: Story) {
    const { stripe, chance } = story.world;
    const page = chance.pick(
      paidPages(story).filter((one) => one.disputes.some(({ status }) => status === 'open')),
    );
    if (page === undefined) return;
    const outcome = chance.pick(['won', 'lost'] as const);
    stripe.closeDispute(page, outcome);
    story.world.schedule.note(`the dispute of ${page.orderId} is ${outcome}`);
    loseSome(story, page);
  },

  async expirySweep(story: Story) {
    await start(story, 'expiry sweep', async (tools) => JSON.stringify(await expireTokens(tools)));
  },

  /** What was unlocked before it began can be paid for no more once it ends. */
  async closePages(story: Story): Promise<Task> {
    return start(story, 'close pages', async ({ payments, ...tools }) => {
      const unlocked = unlockedWithPages(story);
      const counts = await closePages({ ...tools, provider: payments.provider });
      const isDone = counts.failed === 0 && counts.left === 0;
      if (isDone && unlocked.some(({ state }) => state === 'open'))
        story.world.violation('a path was unlocked, and can still be paid for on a page of before');
      return JSON.stringify(counts);
    });
  },

  async reminderSweep(story: Story) {
    await start(story, 'reminder sweep', async (tools) => JSON.stringify(await remindOfExpiry(tools)));
  },

  /** The three of them, each a function of its own. */
  async reconcile(story: Story): Promise<Task> {
    const orders = await start(story, 'orders', async (tools) =>
      JSON.stringify(await reconcileOrders(tools)),
    );
    await start(story, 'mails', async (tools) => JSON.stringify(await reconcileMails(tools)));
    await start(story, 'wallets', async ({ payments, ...tools }) =>
      JSON.stringify(await reconcileWallets({ ...tools, alarm: payments.alarm })),
    );
    return orders;
  },

  async time(story: Story) {
    const { world } = story;
    const minutes = world.chance.weighted(story.jumps);
    world.pass(Number(minutes) * 60_000);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;

/** Open pages for what their owners have by now. */
const unlockedWithPages = (story: Story): Page[] =>
  story.world
    .living()
    .flatMap((owner) =>
      paths
        .filter((path) => story.unlocked.has(`${owner} ${path.pathSlug}`))
        .flatMap((path) => payablePages(story, { owner, path })),
    );

/** Mostly the payer; a stranger has no more business with it than before, and who is gone cannot ask. */
function claimantOf(story: Story, page: Page): string {
  const { chance, gone } = story.world;
  return chance.happens(0.8) && !gone.has(page.owner) ? page.owner : someUser(story);
}

/** Counts what the limits let through; what was refused for another reason came through, too. */
export function passing<O extends Outcome>({ passed }: Story, what: string, outcome: O): O {
  if (text(outcome) !== 'too-many-requests') passed.set(what, (passed.get(what) ?? 0) + 1);
  return outcome;
}

/** Another person's payment is not there, and the provider is not even asked about it. */
function checkStranger({ world }: Story, task: Task, outcome: string): void {
  if (outcome !== 'not-found' && outcome !== 'too-many-requests')
    world.violation(`about another person’s payment was answered ${outcome}`);
  if (world.asking.has(task)) world.violation('the provider was asked about another person’s payment');
}

/** The text itself is not what is looked at here. */
const texts = { read: async () => ({}) as WholePath };

export const readPath = (tools: Tools, owner: string, params: PathName) =>
  getPathContent({ ...tools, texts })({
    params,
    query: {},
    body: {},
    session: sessionOf(owner),
    request: request(),
  });

/** Events are lost now and then: the reconciler finds out by itself. */
function loseSome({ world }: Story, page: Page): void {
  if (!world.rechecks || !world.chance.happens(0.3)) return;
  world.stripe.loseEvent(page);
  world.schedule.note('nobody is told');
}

export const toItsEnd = ({ world }: Story, task: Task): Promise<void> => world.schedule.toItsEnd(task);

export const letGoOnTo = ({ world }: Story, task: Task, awaiting: string): Promise<void> =>
  world.schedule.letGoOnTo(task, awaiting);

export async function deliver(story: Story, event: ProviderEvent): Promise<Task> {
  const { body, signature } = story.world.stripe.signed(event);
  return start(story, `event ${event.type}`, async ({ payments }) => {
    const headers = { 'stripe-signature': signature };
    const call = { params: {}, query: {}, body: {}, session: undefined, request: request(headers, body) };
    const outcome = await receiveStripeEvent(payments)(call);
    if (outcome.kind === 'answer') event.acknowledged = true;
    else story.world.violation(`a signed event was answered ${text(outcome)}`);
    return text(outcome);
  });
}
