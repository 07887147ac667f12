import { createHash } from 'node:crypto';
import { orderItem } from '#functions/stores/orders.ts';
import { type PathPurchase, purchaseItem } from '#functions/stores/purchases.ts';
import { activeItem, quoteItem, type Run, runItem } from '#functions/stores/run-items.ts';
import { entryItem, type StoredWallet, walletItem } from '#functions/stores/wallet-items.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { takenBackOf } from '#scripts/local-cloud/stripe/payment.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { TableName } from '#shared/contract/tables.ts';
import type { PlanQuote } from '#shared/domain/plans/plan-quote.ts';
import { activeRunStatuses } from '#shared/domain/runs/run-status.ts';
import { auditWallet, type LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import { contributionsOwner, isCredited, type Order } from '#shared/domain/tokens/order.ts';
import type { ThinClient } from '../stories/thin-client.ts';
import { checkDebts } from './check-debts.ts';
import type { World } from './world.ts';

/** Everything stored for one owner after the story has settled, on which the invariants must hold. */
interface Holdings {
  owner: string;
  wallet: StoredWallet | undefined;
  entries: LedgerEntry[];
  orders: Order[];
  purchases: PathPurchase[];
  runs: Run[];
  /** Runs that operators withdrew and refunded. */
  refunded: Run[];
  planQuotes: PlanQuote[];
  active: { runId: string } | undefined;
}

type Item = Record<string, unknown> & { pk: string; sk: string };

export async function readHoldings(engine: ThinClient, owner: string): Promise<Holdings> {
  const itemsIn = async (table: TableName): Promise<Item[]> => {
    const answer = await engine.send('Query', {
      TableName: physicalTable(table),
      KeyConditionExpression: 'pk = :owner',
      ExpressionAttributeValues: { ':owner': owner },
    });
    return answer.Items as Item[];
  };
  const [wallets, orders, purchases, runs] = await Promise.all([
    itemsIn('wallets'),
    itemsIn('orders'),
    itemsIn('purchases'),
    itemsIn('runs'),
  ]);
  const named = <T>(items: Item[], prefix: string): T[] =>
    items.filter(({ sk }) => sk.startsWith(prefix)) as unknown as T[];
  return {
    owner,
    wallet: named<Item>(wallets, 'wallet').map(walletItem.decode)[0],
    entries: named<Item>(wallets, 'entry#').map(entryItem.decode),
    orders: named<Item>(orders, 'order#').map(orderItem.decode),
    purchases: named<Item>(purchases, 'path#').map(purchaseItem.decode),
    runs: named<Item>(runs, 'run#').map(runItem.decode),
    refunded: named<Item>(runs, 'refunded-run#').map(runItem.decode),
    planQuotes: named<Item>(runs, 'quote#').map(quoteItem.decode),
    active: named<Item>(runs, 'active').map(activeItem.decode)[0],
  };
}

export const agrees = ({ wallet, entries }: Holdings): boolean =>
  wallet === undefined || auditWallet(wallet, entries).length === 0;

/** Derived a second time, from the orders: tokens of a reversed order were spent on this. */
export function isOwed({ wallet, orders, entries }: Holdings, ref: string): boolean {
  if (wallet === undefined || wallet.debt === 0) return false;
  const spent = entries.find((entry) => entry.kind === 'SPEND' && entry.ref === ref)?.lots ?? [];
  return orders
    .filter(({ reversedCents }) => reversedCents > 0)
    .filter(({ orderId }) => spent.some((use) => use.order === orderId))
    .some(({ orderId }) => {
      const reversals = entries.filter((entry) => entry.ref === orderId && entry.kind !== 'CREDIT');
      const owed = reversals.map(({ kind, debt_change, lapsed_change = 0 }) =>
        kind === 'CORRECTION' ? -lapsed_change : debt_change,
      );
      return owed.reduce((sum, one) => sum + one, 0) > 0;
    });
}

type Report = (what: string) => void;

export function checkHoldings(world: World, holdings: Holdings, tampered: boolean): void {
  const report: Report = (what) => world.violation(`${holdings.owner}: ${what}`);
  // A deleted account's runs and paths are deleted too, while the charges stay in the ledger.
  if (!world.leaving.has(holdings.owner)) checkSpending(holdings, report);
  // Payments for a tampered wallet wait for an operator.
  if (tampered) return;
  checkLedger(holdings, report);
  checkCredits(world, holdings, report);
  checkReversals(world, holdings, report);
  // The wallet of a deleted account is no longer corrected.
  if (!world.leaving.has(holdings.owner))
    checkDebts(holdings.entries, { ofBefore: world.falseDebts, report });
  checkGone(world, holdings, report);
  if (holdings.owner === contributionsOwner && holdings.entries.length > 0)
    report('a contribution moved tokens');
}

function checkLedger({ wallet, entries }: Holdings, report: Report): void {
  if (wallet === undefined) {
    if (entries.length > 0) report('there is a ledger without a wallet');
    return;
  }
  for (const fault of auditWallet(wallet, entries)) report(fault);
  if (wallet.frozen !== undefined) report('the wallet was frozen without a reason');
  for (const order of new Set(entries.flatMap(({ lot }) => lot?.order ?? []))) {
    const brought = entries.reduce((sum, { lot }) => sum + (lot?.order === order ? lot.remaining : 0), 0);
    const taken = entries
      .flatMap(({ lots }) => lots)
      .reduce((sum, use) => sum + (use.order === order ? use.amount : 0), 0);
    const left = wallet.lots.reduce((sum, lot) => sum + (lot.order === order ? lot.remaining : 0), 0);
    if (brought !== taken + left) report(`what ${order} brought is not what was taken and what is left`);
  }
}

function checkCredits(world: World, { owner, orders, entries }: Holdings, report: Report): void {
  const credits = entries.filter(({ kind }) => kind === 'CREDIT');
  for (const { ref } of credits)
    if (!orders.some(({ orderId }) => orderId === ref))
      report(`a credit of ${ref}, which is not its owner’s order`);
  for (const order of orders) {
    const own = [...world.stripe.pages.values()].find(({ id }) => id === order.checkoutId);
    const ofOrder = credits.filter(({ ref }) => ref === order.orderId);
    const due = own?.genuine === true && own.paid;
    const expected = isCredited(order) && order.kind === 'TOKENS' ? 1 : 0;
    // A payment for an account that is being deleted is refunded instead.
    const returned = world.leaving.has(owner) && own?.returned === true && ofOrder.length === 0;
    if (ofOrder.length !== expected && !returned)
      report(`${order.status} ${order.kind} order with ${ofOrder.length} credits`);
    if (isCredited(order) && !due) report(`${order.orderId} is credited without its payment`);
    if (!isCredited(order) && due) report(`${order.orderId} is paid and not credited`);
    const needsOperator = own?.genuine === false && own.paid;
    if (order.status === 'PENDING' && !needsOperator) report(`${order.orderId} is still pending`);
    const credited = ofOrder.reduce((sum, { lot }) => sum + (lot?.credited ?? 0), 0);
    if (credited !== expected * order.amountCents && !returned)
      report(`${order.orderId} credited ${credited}`);
  }
  const { mails } = world;
  const receipts = mails.filter(
    ({ to, text }) => to === `${owner}@example.com` && text.includes('Tax invoice'),
  );
  const receiptIds = new Set<unknown>(credits.map(({ ref }) => `receipt-${ref}`));
  const givenUp = world.alarms.filter(
    ({ name, detail }) => name === 'mail-given-up' && receiptIds.has(detail.mailId),
  );
  if (receipts.length + givenUp.length < credits.length && !world.gone.has(owner))
    report('a receipt was lost');
}

function checkReversals(world: World, { orders, entries }: Holdings, report: Report): void {
  for (const order of orders.filter(isCredited)) {
    const page = world.stripe.pages.get(order.checkoutId ?? '');
    const taken = page === undefined ? 0 : takenBackOf(page);
    if (order.reversedCents !== taken)
      report(`${order.orderId}: ${order.reversedCents} of ${taken} cents were reversed`);
    if ((order.status === 'REFUNDED') !== (taken === order.amountCents))
      report(`${order.orderId} is ${order.status}`);
    if (order.kind === 'FUND' || world.leaving.has(order.owner)) continue;
    const moved = clawedBack(entries, order);
    if (moved !== taken) report(`${order.orderId}: ${moved} hundredths were clawed back for ${taken} cents`);
  }
}

const clawedBack = (entries: LedgerEntry[], { orderId }: Order): number =>
  entries
    .filter(({ ref, kind }) => ref === orderId && ['CLAW_BACK', 'RESTORE', 'CORRECTION'].includes(kind))
    .reduce(
      (sum, { amount, debt_change, lapsed_change = 0 }) => sum + debt_change + lapsed_change - amount,
      0,
    );

/**
 * The wallet of an account that is being deleted neither receives nor returns tokens. Payments are refunded, and an
 * operator is told of money that stays.
 */
function checkGone(world: World, holdings: Holdings, report: Report): void {
  const { owner, orders, entries, purchases, runs, refunded, planQuotes, active } = holdings;
  const until = world.leaving.get(owner);
  const left = purchases.length + runs.length + refunded.length + planQuotes.length;
  if (world.gone.has(owner) && left + (active ? 1 : 0) > 0) report('data of a deleted account is left');
  const credited = new Set(entries.filter(({ kind }) => kind === 'CREDIT').map(({ ref }) => ref));
  const told = new Set(
    world.alarms.filter(({ name }) => name === 'payment-without-account').map(({ detail }) => detail.orderId),
  );
  for (const order of orders) {
    const page = world.stripe.pages.get(order.checkoutId ?? '');
    if (page?.returned && (until === undefined || credited.has(order.orderId)))
      report(`${order.orderId} was credited and given back`);
    if (page === undefined || !page.paid || !page.genuine || until === undefined) continue;
    if (order.kind === 'FUND') continue;
    const isCreditedOnce = credited.has(order.orderId);
    if (!isCreditedOnce && !page.returned)
      report(`${order.orderId} was paid for a deleted account and not refunded`);
    const ours = page.amountCents - takenBackOf(page);
    const theirs = isCreditedOnce ? page.amountCents - clawedBack(entries, order) : 0;
    if ((!isCreditedOnce || ours > theirs) && !told.has(order.orderId))
      report(`no operator was told of ${ours} cents of ${order.orderId}`);
  }
  if (until === undefined) return;
  const after = entries.filter(({ version, kind }) => version > until && !['SPEND', 'EXPIRY'].includes(kind));
  for (const { kind } of after) report(`a ${kind} for a deleted account`);
}

/** Derived a second time, because two ids for one quote would be two runs. */
function derivedRunId({ quoteId, quotedAtMs }: PlanQuote): string {
  const digest = createHash('sha256').update(`run of ${quoteId}`).digest('hex');
  return `run_${quotedAtMs.toString(16).padStart(12, '0')}${digest.slice(0, 20)}`;
}

function checkSpending(holdings: Holdings, report: Report): void {
  const { entries, purchases, runs, refunded, planQuotes, active } = holdings;
  const spends = entries.filter(({ kind }) => kind === 'SPEND');
  const paidFor = (ref: string, price: number, what: string) => {
    const own = spends.filter((entry) => entry.ref === ref);
    if (own.length !== 1 || own[0]?.amount !== -price)
      report(`${what} ${ref} was charged ${own.map(({ amount }) => amount)}`);
  };
  for (const { personaSlug, pathSlug, price } of purchases) {
    paidFor(`${personaSlug}/${pathSlug}`, price, 'the path');
    const listed = findPathPrice(personaSlug, pathSlug);
    if (price !== (listed?.sale ?? listed?.price ?? 0) * 100)
      report(`the path ${pathSlug} was unlocked for ${price}`);
  }
  for (const { runId } of [...runs, ...refunded]) {
    const quote = planQuotes.find((one) => one.runId === runId);
    if (quote === undefined) report(`${runId} comes from no plan quote`);
    else if (runId !== derivedRunId(quote)) report(`${runId} does not follow from its plan quote`);
    else paidFor(runId, quote.price, 'the run');
  }
  if (spends.length !== purchases.length + runs.length + refunded.length)
    report('something was charged for nothing');
  const activeRuns = runs.filter(({ status }) => activeRunStatuses.includes(status));
  if (activeRuns.length > 1) report('more than one run is active');
  if (active?.runId !== activeRuns[0]?.runId) report('the active marker is not the active run’s');
  for (const { runId } of planQuotes)
    if (runId !== undefined && ![...runs, ...refunded].some((run) => run.runId === runId))
      report(`the run ${runId} does not exist`);
  checkRefunds(holdings, report);
}

/** A withdrawn run's cost is returned once, and each token to the order it came from. */
function checkRefunds({ entries, runs, refunded }: Holdings, report: Report): void {
  const given = entries.filter(({ kind }) => kind === 'REFUND');
  for (const { runId } of runs)
    if (refunded.some((run) => run.runId === runId) || given.some(({ ref }) => ref === runId))
      report(`${runId} was given back and is still there`);
  for (const { ref } of given)
    if (!refunded.some(({ runId }) => runId === ref)) report(`something was given back for ${ref}`);
  const asText = (lots: readonly { order: string; amount: number }[]) =>
    lots
      .map(({ order, amount }) => `${order} ${amount}`)
      .sort()
      .join();
  for (const { runId } of refunded) {
    const spent = entries.find(({ kind, ref }) => kind === 'SPEND' && ref === runId)?.lots ?? [];
    const lots = given
      .filter(({ ref }) => ref === runId)
      .map(({ lot }) => ({ order: lot?.order ?? '', amount: lot?.credited ?? 0 }));
    if (asText(lots) !== asText(spent))
      report(`${runId} cost ${asText(spent)} and gave back ${asText(lots)}`);
  }
}
