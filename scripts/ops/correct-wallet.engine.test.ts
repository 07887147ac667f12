import { afterAll, beforeAll, expect, it } from 'vitest';
import { realPacing } from '#functions/runtime/pacing.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { type RunStoreBench, startRunStore } from '../testing/run-store.ts';
import { adjustWallet } from './correct-wallet.ts';

let bench: RunStoreBench;
beforeAll(async () => {
  bench = await startRunStore();
});
afterAll(() => bench.close());

const given = { by: ['Ada Lim', 'Bo Tan'], reason: 'It was promised.', tokens: '5', version: '0' };

async function arrive() {
  const { accounts, dynamo } = bench;
  const wallets = buildWalletStore(dynamo, physicalTable('wallets'));
  const { userId } = await bench.person();
  const services = {
    ...{ accounts, wallets, orders: buildOrderStore(dynamo, physicalTable('orders')) },
    clock: { nowMs: () => 1000 },
    pacing: { ...realPacing, sleep: async () => {} },
    write: bench.write,
  };
  return { services, userId };
}

/** Returns the final sentence. */
async function adjust({ services, userId }: Awaited<ReturnType<typeof arrive>>) {
  const outcome = await adjustWallet(services, { ...given, subject: userId });
  if (outcome.kind !== 'change') throw new Error('It was not looked at');
  return async () => (await outcome.make()).sentence;
}

it('a correction whose answer was lost is reported as made, and is made once', async () => {
  const person = await arrive();
  const make = await adjust(person);
  bench.loseAnswers(1);
  expect(await make()).toBe('Done, as entry 1 of the ledger.');
  expect(await person.services.wallets.read(person.userId)).toMatchObject({ version: 1, balance: 500 });
});

it('a correction without an answer is retried, and the wallet does not count as moved', async () => {
  const person = await arrive();
  const unanswered: Written[] = [{ kind: 'unknown', cause: new Error('never arrived') }];
  const write = async (items: TransactItem[]) => unanswered.shift() ?? bench.write(items);
  const make = await adjust({ ...person, services: { ...person.services, write } });
  expect(await make()).toBe('Done, as entry 1 of the ledger.');
});

it('the second of two corrections from one version is refused', async () => {
  const person = await arrive();
  const [first, second] = [
    await adjust(person),
    await adjust({ ...person, services: later(person.services) }),
  ];
  expect(await first()).toBe('Done, as entry 1 of the ledger.');
  expect(await second()).toBe('The wallet changed in the meantime. Check it again.');
  expect(await person.services.wallets.read(person.userId)).toMatchObject({ version: 1, balance: 500 });
});

const later = <T extends object>(services: T): T => ({ ...services, clock: { nowMs: () => 2000 } });
