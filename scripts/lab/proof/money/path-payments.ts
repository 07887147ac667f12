import { getPurchaseStatus } from '#functions/api/path-compiler/get-purchase-status.ts';
import { buyTokens } from '#functions/api/pay/buy-tokens.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { type Outcome, request, sessionOf, text } from '#scripts/testing/handler-call.ts';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import type { Task } from '../stories/schedule.ts';
import {
  isSame,
  nameOf,
  type PathName,
  paidIds,
  paths,
  payablePages,
  priceOf,
  type Standing,
  standingOf,
  uncreditedPayment,
} from './path-standing.ts';
import type { Page } from './simulated-stripe.ts';
import { followToPage, ownPages, passing, type Story, someUser, start } from './story.ts';

/** A user looks up what a path costs them; they pay exactly that amount or nothing. */
export function lookAt(story: Story, owner: string, path: PathName): Promise<Task> {
  return start(story, `look at ${path.pathSlug}`, async (tools) => {
    const before = await standingOf(story.world, owner, path);
    const call = { params: path, query: {}, body: {}, session: sessionOf(owner), request: request() };
    const outcome = await getPurchaseStatus(tools)(call);
    const after = await standingOf(story.world, owner, path);
    if (outcome.kind !== 'answer' || outcome.value.cost === undefined) return text(outcome);
    const { charge } = outcome.value.cost;
    if (isSame(before, after) && !story.world.leaving.has(owner) && charge !== after.due)
      story.world.violation(`${nameOf(path)} is shown at ${charge}, not ${after.due}`);
    story.pathCosts.push({ owner, path, charge });
    return text(outcome);
  });
}

export interface PathWish {
  owner: string;
  path: PathName;
  posted: string;
  /** In whole tokens, when it differs from the right price. */
  shown?: string;
  /** The box was not ticked. */
  unagreed?: boolean;
}

export function payForPath(story: Story, wish: PathWish): Promise<Task> {
  const { owner, path, posted } = wish;
  const { world } = story;
  const price = wish.shown ?? String(priceOf(path) / 100);
  return start(story, `pay ${posted} for ${path.pathSlug}`, async (tools) => {
    const before = await standingOf(world, owner, path);
    const paid = paidIds(world);
    const outcome = passing(
      story,
      `page ${owner}`,
      await buyTokens(tools)({
        params: {},
        query: { redirect: `/make-money/paths/${nameOf(path)}` },
        body: { amount: posted, authToken: '', price, ...(wish.unagreed ? {} : { agreement: termsAsAt }) },
        session: sessionOf(owner),
        request: request({ 'sec-fetch-site': 'same-origin' }),
      }),
    );
    const after = await standingOf(world, owner, path);
    if (!world.leaving.has(owner)) await checkPayment(story, outcome, { wish, before, after, paid });
    return followToPage(story, outcome);
  });
}

interface Opened {
  wish: PathWish;
  before: Standing;
  after: Standing;
  paid: ReadonlySet<string>;
}

/** A user who is sent to pay for a path pays the missing amount they were shown, on this page only. */
async function checkPayment(story: Story, outcome: Outcome, opened: Opened): Promise<void> {
  const { world } = story;
  const { wish, before, after } = opened;
  const { owner, path, posted, shown } = wish;
  const still = isSame(before, after);
  if (outcome.kind !== 'redirect') {
    if (still && !after.isTheirs && after.due > 0 && text(outcome) === 'nothing-to-pay')
      world.violation(`${nameOf(path)} is said to cost nothing, not ${after.due}`);
    if (still && posted === String(after.due) && !shown && text(outcome) === 'path-cost-changed')
      world.violation(`${nameOf(path)} is said not to cost ${after.due}`);
    return;
  }
  const page = world.stripe.pages.get(outcome.location.split('/').at(-1) ?? '');
  const order = page === undefined ? undefined : await world.orderOf(page);
  if (page === undefined || order === undefined) return;
  story.paidFor.set(order.orderId, { path: nameOf(path), price: priceOf(path) });
  if (wish.unagreed || order.agreedTerms === undefined)
    world.violation('a user is sent to pay for a path without agreement');
  if (shown) world.violation(`a user who was shown a price of ${shown} is sent to pay for a path`);
  // The amount to pay is what they owe at the redirect.
  if (after.isTheirs) world.violation('a user is sent to pay for a path they own');
  const isSameMoment = before.nowMs === after.nowMs && before.asOfMs === after.asOfMs;
  if (isSameMoment && order.amountCents !== after.due)
    world.violation(`a path that costs ${after.due} by now is charged at ${order.amountCents}`);
  if (after.isFrozen) world.violation('a user is sent to pay for a path with a frozen wallet');
  if (String(order.amountCents) !== posted)
    world.violation(`a path shown at ${posted} is charged at ${order.amountCents}`);
  if (order.amountCents < 50) world.violation(`a user is sent to pay ${order.amountCents} cents for a path`);
  if (order.unlocks !== nameOf(path) || order.unlocksFor !== priceOf(path))
    world.violation(`${order.orderId} is for ${order.unlocks} at ${order.unlocksFor}`);
  const uncredited = uncreditedPayment(world, {
    before: before.pending,
    paid: opened.paid,
    after: after.pending,
    unlocks: nameOf(path),
  });
  if (uncredited !== undefined)
    world.violation(`a user is sent to pay for a path while ${uncredited} is paid and not credited`);
  const others = payablePages(story, { owner, path }).filter((one) => one !== page);
  if (page.state === 'open' && others.length > 0)
    world.violation('a user is sent to pay for a path while another page for it can be paid');
}

/** The price changes between the payment page and the return; the order keeps the agreed price. */
export async function changePrice({ world, paidFor }: Story, page: Page): Promise<void> {
  const agreed = paidFor.get(page.orderId);
  if (agreed === undefined) return;
  const price = agreed.price - 1000;
  await world.engine.send('UpdateItem', {
    TableName: physicalTable('orders'),
    Key: { pk: page.owner, sk: `order#${page.orderId}` },
    UpdateExpression: 'SET unlocks_for_hundredths = :price',
    ExpressionAttributeValues: { ':price': price },
  });
  paidFor.set(page.orderId, { ...agreed, price });
  world.schedule.note(`${agreed.path} cost ${price} when ${page.orderId} was made`);
}

/** Amounts that no user was shown. */
const forgeries = (charge: number) => ['0', '1', '-5', '1e3', `0${charge}`, String(charge + 100)] as const;

export const pathPayments = {
  lookAtPath: (story: Story) => lookAt(story, someUser(story), story.world.chance.pick(paths)),

  /** The amount may have been shown long ago. */
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
