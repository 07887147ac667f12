/**
 * The drill in “Restoring” of docs/OPERATIONS.md on this machine: every table is restored as of one moment, the stage
 * starts on the copies, and everything agrees again, while the world outside has moved on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryItem, walletItem } from '#functions/stores/wallet-items.ts';
import { decideBy } from '#functions/testing/decide-review.ts';
import { type Buyer, type OpsBench, startOpsBench } from '#scripts/ops/testing/ops-bench.ts';
import type { TableName } from '#shared/contract/tables.ts';
import { auditWallet, rebuildWallet } from '#shared/domain/tokens/ledger.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { restoredIn } from '../local-cloud/restored-file.ts';

type Person = Buyer & { userId: string };
const reviewer = 'reviewer@waymint.test';
const two = ['--by', 'Ada Lim', '--by', 'Bo Tan', '--reason', 'The drill'];
const paths = ['side-hustle-starter/printable-shop', 'side-hustle-starter/weekend-reseller'] as const;

let bench: OpsBench;
beforeAll(async () => {
  bench = await startOpsBench();
});
afterAll(() => bench.cloud.close());

/** Runs a typed command as a separate process, because the engines have other addresses after a restart. */
async function ops(...words: string[]) {
  const child = spawn(
    process.execPath,
    ['scripts/ops/ops.ts', ...words, '--stage', 'local', '--yes', '--json'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WAYMINT_DATA: bench.cloud.dataFolder },
    },
  );
  const [out, said] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, 'close');
  return { code, json: JSON.parse((await out) || 'null'), said: await said };
}

const table = (name: TableName): string =>
  restoredIn(bench.cloud.dataFolder)?.tables[name] ?? physicalTable(name);
const documents = () => DynamoDBDocumentClient.from(bench.cloud.operatorDynamo());
const walletOf = async ({ userId: pk }: Person, from = table('wallets')) =>
  (await documents().send(new GetCommand({ TableName: from, Key: { pk, sk: 'wallet' } }))).Item ?? {};
const unlock = ({ token }: Person, path: string) =>
  bench.cloud.api(`/path-compiler/purchase/${path}`, { token, json: {} });
const mails = async (): Promise<{ to: string[]; subject: string; text: string }[]> =>
  bench.cloud.local('mail.json');
const runStatus = async ({ token }: Person, runId: string): Promise<string> =>
  (await bench.cloud.api(`/path-compiler/runs/${runId}`, { token })).body.data.runStatus;
const reaches = (person: Person, runId: string, status: string) =>
  bench.until(async () => (await runStatus(person, runId)) === status);
const approve = async (link: string) =>
  (await decideBy(bench.cloud.api, link, { decision: 'approve' })).status;

function counted(all: Awaited<ReturnType<typeof mails>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to, subject, text: words } of all) {
    const mail = JSON.stringify([to, subject, words]);
    counts.set(mail, (counts.get(mail) ?? 0) + 1);
  }
  return counts;
}

/** On a slow machine a mail may be left for the reconciler. */
async function nothingToSend(): Promise<void> {
  await bench.cloud.passDays(5 / 1440);
  await bench.until(async () => {
    await bench.cloud.sweep('reconcile');
    return (await documents().send(new ScanCommand({ TableName: table('outbox') }))).Count === 0;
  });
}

/** Opens a payment page without paying, and returns its checkout. */
const openPage = ({ token }: Person, cents: number): Promise<string> =>
  bench.cloud.openPayment('/pay/token', { amount: String(cents), authToken: token });
const ordersOf = async ({ token }: Person) =>
  (await bench.cloud.api('/pay/orders', { token })).body.data.data;

async function people() {
  const [ada, ben, cy, dee, eve, gil, hal] = [
    await bench.arrive(10_000),
    await bench.arrive(20_000),
    await bench.arrive(),
    await bench.arrive(5000),
    await bench.arrive(),
    await bench.arrive(7000),
    await bench.arrive(8000),
  ];
  return { ada, ben, cy, dee, eve, gil, hal };
}

/** Simulates a write into two tables at the moment of the restore, of which only one part was restored. */
async function tearApart(
  { ada, gil, hal, ben }: Record<'ada' | 'gil' | 'hal' | 'ben', Person>,
  older: object,
) {
  const { TableName, send } = { TableName: table('wallets'), send: documents() };
  await send.send(new PutCommand({ TableName, Item: older }));
  for (const sk of ['wallet', `entry#${'1'.padStart(12, '0')}`])
    await send.send(new DeleteCommand({ TableName, Key: { pk: gil.userId, sk } }));
  const [order] = await ordersOf(hal);
  await send.send(
    new UpdateCommand({
      TableName: table('orders'),
      Key: { pk: hal.userId, sk: `order#${order.id}` },
      UpdateExpression:
        'SET #status = :pending, pending_shard = :shard, pending_since = :since REMOVE paid_at_ms',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'PENDING', ':shard': 'pending#1', ':since': order.createdAt },
    }),
  );
  await send.send(
    new DeleteCommand({ TableName: table('purchases'), Key: { pk: ben.userId, sk: `path#${paths[0]}` } }),
  );
  expect(ada.userId).toBe((older as { pk: string }).pk);
}

/** Every wallet, and the wallet that its ledger gives. */
async function wallets() {
  const { Items: found = [] } = await documents().send(
    new ScanCommand({
      TableName: table('wallets'),
      FilterExpression: 'sk = :wallet',
      ExpressionAttributeValues: { ':wallet': 'wallet' },
    }),
  );
  return Promise.all(
    found.map(async (item) => {
      const { Items: entries = [] } = await documents().send(
        new QueryCommand({
          TableName: table('wallets'),
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entry)',
          ExpressionAttributeValues: { ':pk': item.pk, ':entry': 'entry#' },
        }),
      );
      const { checkAtMs: _, ...wallet } = walletItem.decode(item);
      const ledger = entries.map((entry) => entryItem.decode(entry));
      return { wallet, rebuilt: rebuildWallet(ledger), faults: auditWallet(wallet, ledger) };
    }),
  );
}

describe('a restore', () => {
  it('is refused without two names, without a restorable time, and to a stage that was not restored', async () => {
    await bench.arrive(1000);
    expect(await ops('data', 'restore', 'latest', '--by', 'Ada', '--reason', 'Alone')).toMatchObject({
      code: 2,
    });
    for (const moment of ['2020-01-01T00:00:00Z', 'yesterday'])
      expect(await ops('data', 'restore', moment, ...two)).toMatchObject({
        code: 2,
        said: expect.stringContaining('<moment> is latest, or from'),
      });
    expect(await ops('data', 'settle', ...two)).toMatchObject({ code: 4 });
    expect(restoredIn(bench.cloud.dataFolder)).toBeUndefined();
  });

  it('returns the stage to one moment, with everything that was paid and started since', async () => {
    const world = await people();
    const { ada, ben, cy, dee, eve, gil, hal } = world;
    const older = await walletOf(ada);
    await unlock(ada, paths[0]);
    await unlock(ben, paths[0]);
    const reviewed = await bench.startRun(ben, 'PRO');
    await bench.submit(ben, reviewed);
    const link = await bench.until(async () => {
      const mail = (await mails()).find(
        ({ to, subject }) => to.includes(reviewer) && /for your review/.test(subject),
      );
      return /\/review#([\w-]+)/.exec(mail?.text ?? '')?.[1];
    });
    const draft = await bench.startRun(dee, 'BASIC');
    const page = await openPage(cy, 3000);
    await nothingToSend();
    const sentBefore = counted(await mails());
    const atMoment = Object.fromEntries(
      await Promise.all(Object.entries(world).map(async ([name, person]) => [name, await walletOf(person)])),
    );

    const restored = await ops('data', 'restore', 'latest', ...two);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('start it again') });
    expect(restored.json).toHaveLength(8);
    // The same command after an interruption continues with the existing tables.
    const { asOf = '' } = restoredIn(bench.cloud.dataFolder) ?? {};
    expect(await ops('data', 'restore', asOf, ...two)).toMatchObject({ code: 0 });

    // The world goes on in the tables that will be given up.
    await bench.cloud.press(page, 'pay');
    await bench.submit(dee, draft);
    await reaches(dee, draft, 'COMPLETED');
    expect(await approve(link)).toBe(200);
    await reaches(ben, reviewed, 'COMPLETED');
    await unlock(ada, paths[1]);
    await bench.buy(eve, 4000);
    const fay = await bench.arrive(6000);

    await bench.cloud.restart();
    expect((await bench.cloud.api('/user', { token: fay.token })).status).toBe(401);
    expect(await runStatus(ben, reviewed)).toBe('UNDER_REVIEW');
    expect(await runStatus(dee, draft)).toBe('CREATED');
    for (const [name, person] of Object.entries(world))
      expect(await walletOf(person)).toEqual(atMoment[name]);
    await tearApart({ ada, gil, hal, ben }, older);

    const settled = await ops('data', 'settle', ...two);
    expect(settled).toMatchObject({ code: 0, said: expect.stringContaining('All of it is put right') });
    const what = settled.json.map((row: { user: string; what: string }) => [
      row.user,
      row.what.replace(/ord_\S+?(:| )/, '$1').trim(),
    ]);
    expect(what).toEqual(
      expect.arrayContaining([
        [ada.userId, expect.stringContaining('not the sum of its ledger')],
        [gil.userId, 'is PAID, but the ledger has no tokens for it'],
        [hal.userId, 'is PENDING, but the ledger has its tokens'],
        [ben.userId, `${paths[0]} was paid for and is not there`],
        [eve.userId, expect.stringContaining('the tables have no order')],
        [fay.userId, expect.stringContaining('the tables have no order')],
      ]),
    );
    expect(settled.json).toHaveLength(6);
    expect(await ops('data', 'settle', ...two)).toMatchObject({ code: 0, json: [] });

    // Only the entry with the people responsible differs.
    const { version, check_at, ...adas } = await walletOf(ada);
    const { version: versionThen, check_at: checkThen, ...adasThen } = atMoment.ada ?? {};
    expect(adas).toEqual(adasThen);
    expect(version).toBe(versionThen + 1);

    // Each payment is credited once, by the reconciler's own rules.
    await bench.cloud.passDays(15 / 1440);
    await bench.cloud.sweep('reconcile');
    await bench.cloud.sweep('reconcile');
    expect((await walletOf(cy)).balance_hundredths).toBe(3000);
    expect((await walletOf(eve)).balance_hundredths).toBe(4000);
    expect((await walletOf(gil)).balance_hundredths).toBe(7000);
    expect((await walletOf(hal)).balance_hundredths).toBe(8000);
    const alarms: { name: string; detail: object }[] = await bench.cloud.local('alarms.json');
    const told = alarms.filter(({ name }) => name === 'payment-without-account').map(({ detail }) => detail);
    // The scheduled sweep and ours may both report the one payment, before the order is written.
    expect(told.length).toBeGreaterThan(0);
    for (const one of told) expect(one).toEqual({ ...told[0], refundedCents: 6000 });

    // Runs are decided and submitted again, with the links and forms that people had, and completed.
    expect(await approve(link)).toBe(200);
    expect((await bench.submit(dee, draft)).status).toBe(200);
    for (let pass = 0; pass < 4; pass += 1) {
      await bench.cloud.passDays(25 / 1440);
      await bench.cloud.sweep('reconcile');
    }
    await reaches(ben, reviewed, 'COMPLETED');
    await reaches(dee, draft, 'COMPLETED');

    const all = await wallets();
    expect(all.length).toBeGreaterThanOrEqual(8);
    for (const { wallet, rebuilt, faults } of all) {
      expect(faults).toEqual([]);
      expect(wallet).toEqual(rebuilt);
    }
    expect(await bench.cloud.sweep('reconcile-wallets')).toMatchObject({ walletsFrozen: 0 });
    // Mail sent before the moment is not sent again. Events that happened twice are reported twice, and the outbox may
    // send each mail twice when it does not hear in time that the first was sent.
    const sent = counted(await mails());
    for (const [mail, count] of sentBefore) expect([mail, sent.get(mail)]).toEqual([mail, count]);
    expect([...sent].filter(([, count]) => count > 4)).toEqual([]);
  }, 180_000);
});
