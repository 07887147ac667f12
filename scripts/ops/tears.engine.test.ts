import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { buildPurchaseStore } from '#functions/stores/purchases.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { creditTokens, spendTokens } from '#shared/domain/tokens/change-wallet.ts';
import { auditWallet } from '#shared/domain/tokens/ledger.ts';
import { cents, hundredths } from '#shared/domain/tokens/money.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { type RunStoreBench, startRunStore } from '../testing/run-store.ts';
import type { Tear } from './tear.ts';
import { tearsOf } from './tears.ts';

let bench: RunStoreBench;
beforeAll(async () => {
  bench = await startRunStore();
});
afterAll(() => bench.close());

const decided = { names: ['Ada Lim', 'Bo Tan'], reason: 'After the restore' };
const path = { personaSlug: 'side-hustle-starter', pathSlug: 'printable-shop' };
const ref = `${path.personaSlug}/${path.pathSlug}`;
const price = hundredths(2000);

/** A user with an account in restored tables. */
async function arrive() {
  const { accounts, dynamo, runs, write } = bench;
  const wallets = buildWalletStore(dynamo, physicalTable('wallets'));
  const orders = buildOrderStore(dynamo, physicalTable('orders'));
  const purchases = buildPurchaseStore(dynamo, physicalTable('purchases'));
  const { userId: owner } = await bench.person();
  const services = {
    ...{ accounts, wallets, orders, purchases, runs, write },
    clock: { nowMs: () => 5000 },
    pacing: { sleep: async () => {}, random: () => 0 },
    payments: { provider: { findCheckout: async () => undefined } },
  };
  const find = () => tearsOf(services, { owner, sinceMs: 0, decided });
  const entries = () => wallets.entriesOf(owner);
  return {
    ...{ owner, services, find, entries },
    /** A payment whose order was restored without its tokens. */
    async paid() {
      const orderId = `ord_${randomUUID()}`;
      const order: Order = {
        ...{ orderId, owner, kind: 'TOKENS', status: 'PENDING', amountCents: cents(5000) },
        ...{ createdAtMs: 1000, reversedCents: 0, reversals: 0 },
      };
      await orders.add(order);
      await write([orders.paidWrite(order, { atMs: 1000, paymentIntentId: 'pi_1', amountCents: 5000 })]);
    },
    async holds(amount: number) {
      const before = await wallets.read(owner);
      const credit = { order: 'ord_before', amount: hundredths(amount), atMs: 1000 };
      await wallets.write(owner, before, creditTokens(before, credit));
    },
    async spends() {
      const before = await wallets.read(owner);
      const spent = spendTokens(before, { amount: price, asOfMs: 2000, atMs: 2000, on: 'paths', ref });
      if ('kind' in spent) throw new Error('Too little to spend');
      await wallets.write(owner, before, spent);
    },
    has: () => write([purchases.unlockWrite(owner, { ...path, price, atMs: 2000 })]),
    async isSound() {
      return auditWallet(await wallets.read(owner), await entries());
    },
  };
}

const mendAll = async (tears: readonly Tear[]) => {
  for (const { mend } of tears) await mend?.();
};
const kindsOf = (entries: readonly { kind: string }[]) => entries.map(({ kind }) => kind);

it('two people who found the same missing credit add it once', async () => {
  const { paid, find, entries, isSound } = await arrive();
  await paid();
  const both = await Promise.all([find(), find()]);
  expect(both.map((tears) => tears.length)).toEqual([1, 1]);
  for (const found of both) await mendAll(found);
  expect(kindsOf(await entries())).toEqual(['CREDIT']);
  expect([await isSound(), await find()]).toEqual([[], []]);
});

it('two people who found the same missing purchase refund it once', async () => {
  const { holds, spends, find, entries, services, owner } = await arrive();
  await holds(5000);
  await spends();
  const both = await Promise.all([find(), find()]);
  for (const found of both) await mendAll(found);
  expect(kindsOf(await entries())).toEqual(['CREDIT', 'SPEND', 'REFUND']);
  expect(await services.wallets.read(owner)).toMatchObject({ balance: 5000 });
  expect(await find()).toEqual([]);
});

it('a user who bought a missing path again is refunded the first purchase', async () => {
  const { holds, spends, has, find, entries, services, owner } = await arrive();
  await holds(5000);
  await spends();
  const before = await find();
  await spends();
  await has();
  for (const found of [await find(), before]) {
    await mendAll(found);
    expect(kindsOf(await entries())).toEqual(['CREDIT', 'SPEND', 'SPEND', 'REFUND']);
  }
  expect(await services.wallets.read(owner)).toMatchObject({ balance: 3000 });
  expect(await find()).toEqual([]);
});

it.each([1, 2, 3])('a repair is done once when %i answers are lost', async (lost) => {
  const { paid, holds, spends, find, entries, isSound } = await arrive();
  await holds(5000);
  await spends();
  await paid();
  bench.loseAnswers(lost);
  await mendAll(await find());
  bench.loseAnswers(0);
  expect(kindsOf(await entries()).toSorted()).toEqual(['CREDIT', 'CREDIT', 'REFUND', 'SPEND']);
  expect([await isSound(), await find()]).toEqual([[], []]);
});

it('a tear that cannot be repaired is left, and blocks no other repair', async () => {
  const { paid, find, services, owner } = await arrive();
  await paid();
  await services.wallets.write(owner, await services.wallets.read(owner), {
    ...creditTokens(await services.wallets.read(owner), { order: 'ord_x', amount: price, atMs: 1 }),
  });
  await services.wallets.freeze(owner, 1, 'looked odd');
  const tears = await find();
  const order = tears.find(({ what }) => what.includes('no tokens'));
  expect(await order?.mend?.()).toBe('left');
  await mendAll(tears);
  expect(await find()).toEqual([]);
});
