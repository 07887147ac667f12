import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createRun } from '#functions/api/path-compiler/create-run.ts';
import { fulfil, fulfilClaim } from '#functions/payments/fulfil.ts';
import { loadOrderContext } from '#functions/payments/load-order-context.ts';
import { openPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { newOrderId } from '#functions/runtime/new-id.ts';
import { realPacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { Dynamo } from '#functions/stores/ask-dynamo.ts';
import { connectDynamo } from '#functions/stores/connect-dynamo.ts';
import { testDynamoClient } from '#functions/testing/dynamo-client.ts';
import { ensureTables } from '#scripts/local-cloud/dynamodb/ensure-tables.ts';
import { findDynoxide, runDynoxide } from '#scripts/local-cloud/dynamodb/run-dynoxide.ts';
import { newPlanQuote } from '#shared/domain/plans/plan-quote.ts';
import { expireLots, spendTokens } from '#shared/domain/tokens/change-wallet.ts';
import { cents, hundredths } from '#shared/domain/tokens/money.ts';
import type { Checkout } from '#shared/domain/tokens/order.ts';
import { tokenReturn } from '#shared/domain/tokens/payment-return.ts';
import { request, sessionOf } from '../proof/stories/calls.ts';
import { paymentsOn, putAccount, storesOn } from '../proof/stories/stores-on.ts';
import { measure, ms, rate } from './figures.ts';
import { metered, type Units } from './metered.ts';

/** On demand in Sydney, US dollars for a million request units; the list price as of November 2024. */
const listPrice = { write: 0.7115, read: 0.1425 };

/** A payment provider without latency, where every page is paid immediately. */
function instantProvider(): PaymentDependencies['provider'] {
  const checkouts = new Map<string, Checkout>();
  const unused = async (): Promise<never> => {
    throw new Error('The bench does not ask for this');
  };
  return {
    async openCheckout({ orderId, owner, amountCents }) {
      const id = `cs_test_${orderId}`;
      const facts = { mode: 'payment', currency: 'aud', amountCents, orderId, owner };
      checkouts.set(id, { id, state: 'complete', paid: true, ...facts, paymentIntentId: `pi_${orderId}` });
      return { checkoutId: id, url: `https://pay.example/${id}` };
    },
    findCheckout: async (checkoutId) => checkouts.get(checkoutId),
    expireCheckout: unused,
    refund: unused,
    findPayment: unused,
    takenBackOf: unused,
    readEvent: unused,
  };
}

function buildBench(client: Dynamo) {
  const { dynamo, units } = metered(client);
  const clock = { nowMs: () => Date.now() + clock.aheadMs, aheadMs: 0 };
  const stores = storesOn(dynamo);
  const { outbox, wallets, purchases, accounts, leftPages, runs, write } = stores;
  const payments = paymentsOn(stores, {
    ...{ clock, pacing: realPacing, provider: instantProvider() },
    async deliver({ mailId }) {
      await outbox.remove(mailId);
      return 'sent';
    },
    alarm(name) {
      throw new Error(`The bench raised ${name}`);
    },
  });
  let paths = 0;
  return {
    payments,
    units,
    clock,
    async open(owner: string, amount = 1000): Promise<string> {
      await putAccount(client, owner);
      const orderId = newOrderId(clock.nowMs());
      const back = tokenReturn(undefined);
      await openPayment(payments, { orderId, owner, kind: 'TOKENS', amountCents: cents(amount), back });
      return `cs_test_${orderId}`;
    },
    /** The transaction of an unlock, of a path that is not unlocked yet. */
    async spend(owner: string): Promise<void> {
      paths += 1;
      const pathSlug = `path-${paths}`;
      const price = hundredths(100);
      await untilDone(realPacing, async () => {
        const before = await wallets.read(owner);
        const atMs = clock.nowMs();
        const spent = spendTokens(before, { amount: price, asOfMs: atMs, atMs, on: 'paths', ref: pathSlug });
        if ('kind' in spent) throw new Error('The bench ran out of tokens');
        const unlocked = purchases.unlockWrite(owner, { personaSlug: 'bench', pathSlug, price, atMs });
        const stays = accounts.staysCheck(owner);
        const close = leftPages.closeWrite({ owner, bought: pathSlug }, atMs);
        const written = await write([unlocked, ...wallets.writesOf(owner, before, spent), close, stays]);
        return written.kind === 'written' ? 'done' : new TryAgain(written);
      });
    },
    async run(owner: string): Promise<void> {
      const quoteId = crypto.randomUUID();
      const quote = newPlanQuote({ quoteId, plan: 'BASIC', charge: cents(0), nowMs: clock.nowMs() });
      await write([runs.quoteWrite(owner, quote), accounts.staysCheck(owner)]);
      const dependencies = { clock, runs, wallets, write };
      const outcome = await createRun({ ...dependencies, pacing: realPacing, accounts, leftPages })({
        ...{ params: {}, body: {}, session: sessionOf(owner), request: request() },
        query: { pc_sid: quote.quoteId },
      });
      if (outcome.kind !== 'answer') throw new Error(`The run was refused: ${outcome.code}`);
    },
    async expire(owner: string): Promise<void> {
      const before = await wallets.read(owner);
      const change = expireLots(before, clock.nowMs());
      if (change === undefined) throw new Error('The bench had nothing to expire');
      await wallets.write(owner, before, change);
    },
  };
}

type Bench = ReturnType<typeof buildBench>;

/** Measures the ledger with the product's client on the embedded engine: its speed and its cost on AWS. */
export async function benchMoney(): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymint-bench-money-'));
  const engine = await runDynoxide(findDynoxide(), join(folder, 'dynamodb.sqlite'));
  const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' };
  const client = new DynamoDBClient({ region: 'ap-southeast-2', endpoint: engine.url, credentials });
  try {
    await ensureTables(client);
    const bench = buildBench(connectDynamo(testDynamoClient(engine.url), realPacing));
    return [...(await benchRates(bench)), ...(await benchUnits(bench))];
  } finally {
    client.destroy();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchRates({ payments, open, spend }: Bench): Promise<[string, string][]> {
  const rows: [string, string][] = [];
  const owners = Array.from({ length: 50 }, (_, index) => `usr_bench_${index}`);
  for (const [where, ownerOf, atOnce] of [
    ['one wallet, one at a time', () => 'usr_bench_one', 1],
    ['one wallet, 4 in parallel', () => 'usr_bench_one', 4],
    ['50 wallets, 8 in parallel', (turn: number) => owners[turn % owners.length] ?? '', 8],
  ] as const) {
    const times = atOnce === 8 ? 600 : 200;
    const opened: string[] = [];
    for (let turn = 0; turn < times; turn += 1) opened.push(await open(ownerOf(turn)));
    const credits = await measure(times, atOnce, async (turn) => {
      const { kind } = await fulfil(payments, opened[turn] ?? '');
      if (kind !== 'paid') throw new Error(`A credit ended as ${kind}`);
    });
    const spends = await measure(times, atOnce, (turn) => spend(ownerOf(turn)));
    const told = (spread: typeof credits) =>
      `${rate(spread.perSecond)}, p50 ${ms(spread.p50)}, p99 ${ms(spread.p99)}`;
    rows.push([`Credits on ${where}`, told(credits)], [`Spends on ${where}`, told(spends)]);
  }
  return rows;
}

async function benchUnits(bench: Bench): Promise<[string, string][]> {
  const rows: [string, string][] = [];
  const owner = 'usr_bench_units';
  const total: Units = { write: 0, read: 0 };
  const unitsOf = async (name: string, counts: boolean, work: () => Promise<unknown>) => {
    const before = { ...bench.units };
    await work();
    const used = { write: bench.units.write - before.write, read: bench.units.read - before.read };
    if (counts) {
      total.write += used.write;
      total.read += used.read;
    }
    rows.push([`Capacity: ${name}`, `${used.write} write, ${used.read} read units`]);
  };
  const verify = async (checkoutId: string) => {
    const orderId = await bench.payments.orders.orderIdOf(owner, checkoutId);
    const context = orderId && (await loadOrderContext(bench.payments, { owner, orderId }));
    return fulfilClaim(bench.payments, { checkoutId, owner, context: context || undefined });
  };
  // A used wallet costs more than an empty one.
  for (let turn = 0; turn < 2; turn += 1) await verify(await bench.open(owner, 4000));
  let checkoutId = '';
  await unitsOf('start of a purchase', true, async () => {
    checkoutId = await bench.open(owner, 4000);
  });
  await unitsOf('credit with its receipt', true, () => verify(checkoutId));
  await unitsOf('the same payment told again', true, () => verify(checkoutId));
  await unitsOf('path unlock', false, () => bench.spend(owner));
  await unitsOf('plan quote and run', false, () => bench.run(owner));
  bench.clock.aheadMs = 40 * 86_400_000;
  await unitsOf('expiry of a wallet’s lots', false, () => bench.expire(owner));
  const dollars = (total.write * listPrice.write + total.read * listPrice.read) / 1000;
  const perPurchase = `${total.write} write and ${total.read} read units each`;
  rows.push([
    'DynamoDB for 1,000 purchases',
    `US$${dollars.toFixed(4)} (${perPurchase}, Sydney on demand, list price of November 2024)`,
  ]);
  return rows;
}
