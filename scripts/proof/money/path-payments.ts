import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { getPurchaseStatus } from '#functions/api/path-compiler/get-purchase-status.ts';
import { buyTokens } from '#functions/api/pay/buy-tokens.ts';
import { physicalTable } from '#scripts/local/authorise.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { type Outcome, request, sessionOf, text } from '../stories/calls.ts';
import type { Task } from '../stories/schedule.ts';
import type { Command } from '../stories/thin-client.ts';
import {
  followToPage,
  nameOf,
  ownPages,
  type PathName,
  passing,
  paths,
  priceOf,
  type Story,
  someUser,
  start,
} from './actions.ts';
import { readHoldings } from './invariants.ts';
import type { Page } from './simulated-stripe.ts';

/** How somebody stands with a path, said a second time from what is stored: nothing else decides what they pay. */
interface Standing {
  version: number;
  nowMs: number;
  isFrozen: boolean;
  isTheirs: boolean;
  /** In cents; nothing when nothing is missing. */
  due: number;
  /** Orders for this path that may still be paid. */
  pending: Pick<Order, 'orderId' | 'checkoutId'>[];
}

async function standingOf({ world }: Story, owner: string, path: PathName): Promise<Standing> {
  const { wallet, purchases, orders } = await readHoldings(world.engine, owner);
  const { nowMs } = world;
  const live = wallet?.lots.filter((lot) => lot.expires_at_ms > nowMs) ?? [];
  const usable = live.reduce((sum, { remaining }) => sum + remaining, 0);
  const missing = Math.max(0, priceOf(path) - usable) + (wallet?.debt ?? 0);
  return {
    version: wallet?.version ?? 0,
    nowMs,
    isFrozen: wallet?.frozen !== undefined,
    isTheirs: purchases.some((one) => nameOf(one) === nameOf(path)),
    due: priceOf(path) === 0 || missing === 0 ? 0 : Math.max(50, missing),
    pending: orders.filter(({ status, unlocks }) => status === 'PENDING' && unlocks === nameOf(path)),
  };
}

const isSame = (before: Standing, after: Standing): boolean =>
  before.version === after.version &&
  before.nowMs === after.nowMs &&
  before.isFrozen === after.isFrozen &&
  before.isTheirs === after.isTheirs;

/** Somebody looks what a path would cost them; what they are shown is what they pay, or nothing. */
export function lookAt(story: Story, owner: string, path: PathName): Promise<Task> {
  return start(story, `look at ${path.pathSlug}`, async (tools) => {
    const before = await standingOf(story, owner, path);
    const call = { params: path, query: {}, body: {}, session: sessionOf(owner), request: request() };
    const outcome = await getPurchaseStatus(tools)(call);
    const after = await standingOf(story, owner, path);
    if (outcome.kind !== 'answer' || outcome.value.cost === undefined) return text(outcome);
    const { charge } = outcome.value.cost;
    if (isSame(before, after) && !story.world.leaving.has(owner) && charge !== after.due)
      story.world.violation(`${nameOf(path)} is shown at ${charge}, not ${after.due}`);
    story.pathCosts.push({ owner, path, charge });
    return text(outcome);
  });
}

export function payForPath(
  story: Story,
  { owner, path, posted }: { owner: string; path: PathName; posted: string },
): Promise<Task> {
  return start(story, `pay ${posted} for ${path.pathSlug}`, async (tools) => {
    const before = await standingOf(story, owner, path);
    const outcome = passing(
      story,
      `page ${owner}`,
      await buyTokens(tools)({
        params: {},
        query: { redirect: `/make-money/paths/${nameOf(path)}` },
        body: { amount: posted, authToken: '' },
        session: sessionOf(owner),
        request: request({ 'sec-fetch-site': 'same-origin' }),
      }),
    );
    const after = await standingOf(story, owner, path);
    if (!story.world.leaving.has(owner)) await checkPayment(story, outcome, { path, posted, before, after });
    return followToPage(story, outcome);
  });
}

interface Opened {
  path: PathName;
  posted: string;
  before: Standing;
  after: Standing;
}

/** Whoever is sent to pay for a path pays what they were shown, which is what is missing, and only here. */
async function checkPayment(story: Story, outcome: Outcome, opened: Opened): Promise<void> {
  const { world } = story;
  const { path, posted, before, after } = opened;
  const still = isSame(before, after);
  if (outcome.kind !== 'redirect') {
    if (still && !after.isTheirs && after.due > 0 && text(outcome) === 'nothing-to-pay')
      world.violation(`${nameOf(path)} is said to cost nothing, not ${after.due}`);
    if (still && posted === String(after.due) && text(outcome) === 'path-cost-changed')
      world.violation(`${nameOf(path)} is said not to cost ${after.due}`);
    return;
  }
  const page = world.stripe.pages.get(outcome.location.split('/').at(-1) ?? '');
  const order = page === undefined ? undefined : await world.orderOf(page);
  if (order === undefined) return;
  story.paidFor.set(order.orderId, { path: nameOf(path), price: priceOf(path) });
  if (before.isTheirs) world.violation('somebody is sent to pay for a path that is theirs');
  if (before.isFrozen && after.isFrozen)
    world.violation('somebody is sent to pay for a path with a frozen wallet');
  if (String(order.amountCents) !== posted)
    world.violation(`a path shown at ${posted} is charged at ${order.amountCents}`);
  if (order.amountCents < 50)
    world.violation(`somebody is sent to pay ${order.amountCents} cents for a path`);
  if (still && order.amountCents !== after.due)
    world.violation(`a path that costs ${after.due} is charged at ${order.amountCents}`);
  if (order.unlocks !== nameOf(path) || order.unlocksFor !== priceOf(path))
    world.violation(`${order.orderId} is for ${order.unlocks} at ${order.unlocksFor}`);
  // A page that came out wrong is never credited, and stays for an operator.
  const payable = after.pending
    .filter(({ checkoutId }) => world.stripe.pages.get(checkoutId ?? '')?.genuine !== false)
    .map(({ orderId }) => orderId);
  if (before.pending.some(({ orderId }) => payable.includes(orderId)))
    world.violation('somebody is sent to pay for a path while an earlier page of theirs can be paid');
}

/** The price changes between the payment page and the return: the order keeps what was agreed to before. */
export async function changePrice({ world, paidFor }: Story, page: Page): Promise<void> {
  const agreed = paidFor.get(page.orderId);
  if (agreed === undefined) return;
  const price = agreed.price - 1000;
  const change = new UpdateCommand({
    TableName: physicalTable('orders'),
    Key: { pk: page.owner, sk: `order#${page.orderId}` },
    UpdateExpression: 'SET unlocks_for_hundredths = :price',
    ExpressionAttributeValues: { ':price': price },
  });
  await world.engine.send(change as unknown as Command);
  paidFor.set(page.orderId, { ...agreed, price });
  world.schedule.note(`${agreed.path} cost ${price} when ${page.orderId} was made`);
}

/** What nobody was shown. */
const forgeries = (charge: number) => ['0', '1', '-5', '1e3', `0${charge}`, String(charge + 100)] as const;

export const pathPayments = {
  lookAtPath: (story: Story) => lookAt(story, someUser(story), story.world.chance.pick(paths)),

  /** What was shown may be long ago. */
  async payForPath(story: Story) {
    const { chance } = story.world;
    const owner = someUser(story);
    const shown = chance.pick(story.pathCosts.filter((cost) => cost.owner === owner));
    if (shown === undefined) return lookAt(story, owner, chance.pick(paths));
    const { path, charge } = shown;
    const posted = chance.happens(0.15) ? chance.pick(forgeries(charge)) : String(charge);
    return payForPath(story, { owner, path, posted });
  },

  async changePathPrice(story: Story) {
    const page = story.world.chance.pick(ownPages(story).filter(({ orderId }) => story.paidFor.has(orderId)));
    if (page !== undefined) await changePrice(story, page);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
