import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bounceOf } from '#functions/testing/local-tools.ts';
import { standInAws } from '#scripts/deploy/testing/stand-in-aws.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import { type OpsBench, startOpsBench } from './testing/ops-bench.ts';

let bench: OpsBench;
beforeAll(async () => {
  bench = await startOpsBench();
});
afterAll(() => bench.cloud.close());

const two = ['--by', 'Ada Lim', '--by', 'Bo Tan', '--reason', 'A test of two'];

describe('the operators’ command line', () => {
  it('does not guess the stage or the account of a deployed one', async () => {
    expect(await bench.ops(['runs', 'list'])).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^Choose a stage/),
    });
    expect(await bench.ops(['runs', 'list', '--stage', 'staging'])).toMatchObject({ code: 2 });
    // Its account is still a placeholder, so no credentials match it.
    const aws = await standInAws({ stacks: {}, functions: {}, refusals: {} });
    try {
      expect(await bench.ops(['runs', 'list', '--stage', 'prod'])).toMatchObject({
        code: 2,
        said: expect.stringContaining('arn:aws:sts::111122223333:assumed-role/trial/ada'),
      });
      expect(aws.asked).toEqual(['GetCallerIdentity ']);
    } finally {
      await aws.stop();
    }
  });

  it.each([
    [['runs', 'destroy'], /no command runs destroy/],
    [['constructor', 'list'], /no command/],
    [['runs', 'show'], /Usage: npm run ops -- runs show <runId>/],
    [['runs', 'show', 'one', 'two'], /Usage:/],
    [['runs', 'show', 'one', '--tokens', '5'], /--tokens is not an option of/],
    [['runs', 'refund', 'one', '--by', 'Ada'], /--reason is missing/],
    [['runs', 'list', '--colour'], /--colour/],
  ])('says what is wrong with %j, without connecting to a stage', async (words, sentence) => {
    const { code, said } = await bench.ops(words);
    expect(code).toBe(2);
    expect(said).toMatch(sentence);
  });

  it('describes every alarm without a stage', async () => {
    const { code, out } = await bench.ops(['alarms']);
    expect(code).toBe(0);
    expect(out).toMatch(/^wallet-frozen .*wallets check, wallets show, wallets rebuild, wallets unfreeze/m);
  });

  it('changes nothing without a yes: neither without a terminal, nor on another word', async () => {
    const { userId } = await bench.arrive();
    const adjusting = [
      'wallets',
      'adjust',
      userId,
      ...two,
      '--tokens',
      '5',
      '--version',
      '0',
      '--stage',
      'local',
    ];
    const alone = await bench.ops(adjusting);
    expect(alone).toMatchObject({ code: 5, out: '' });
    expect(alone.said).toContain(`On local, this will give ${userId} 5.00 tokens.`);
    expect(alone.said).toContain('--yes');
    expect(await bench.ops(adjusting, 'y')).toMatchObject({ code: 5, out: '' });
    expect((await bench.local('wallets', 'show', userId)).json).toMatchObject({ tokens: '0.00', version: 0 });
    expect(await bench.ops(adjusting, 'local')).toMatchObject({ code: 0 });
    expect((await bench.local('wallets', 'show', userId)).json).toMatchObject({ tokens: '5.00', version: 1 });
  });

  it('runs as a process with its exit code, and prints rows and messages on separate streams', async () => {
    const run = async (...words: string[]) => {
      const child = spawn(process.execPath, ['scripts/ops/ops.ts', ...words, '--stage', 'local'], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [out, said] = [text(child.stdout), text(child.stderr)];
      const [code] = await once(child, 'close');
      return { code, out: await out, said: await said };
    };
    const nobody = 'nobody@example.com';
    expect(await run('users', 'find', nobody)).toEqual({
      ...{ code: 3, out: '', said: `No account has the email ${nobody}.\n` },
    });
    expect(await run('reviews', 'list', '--json')).toEqual({ code: 0, out: '[]\n', said: '' });
  });
});

describe('users', () => {
  it('whose address bounces are shown, and can get mail again', async () => {
    const { email, userId } = await bench.arrive();
    await bench.cloud.local('mail-report', bounceOf(email));
    const shown = async () => (await bench.local('users', 'find', email)).json[0].mail;
    expect(await shown()).toMatch(/^bounced 20/);
    expect(await bench.local('users', 'resume', userId)).toMatchObject({ code: 0 });
    expect(await shown()).toBe('sent');
    expect(await bench.local('users', 'resume', userId)).toMatchObject({ code: 4 });
  });

  it('are found, exported and deleted once', async () => {
    const { email, userId } = await bench.arrive(1000);
    const [found] = (await bench.local('users', 'find', email.toUpperCase())).json;
    expect(found).toMatchObject({ user: userId, email, verified: true });
    expect((await bench.local('users', 'export', userId)).json).toMatchObject({
      account: { email },
      wallet: { balance_hundredths: 1000 },
    });
    expect(await bench.local('users', 'delete', email)).toMatchObject({ code: 0 });
    expect(await bench.local('users', 'delete', email)).toMatchObject({ code: 3 });
    expect(await bench.local('users', 'delete', userId)).toMatchObject({ code: 3 });
    // Payments stay on record under the id.
    expect((await bench.local('wallets', 'show', userId)).json).toMatchObject({ tokens: '10.00' });
    const given = ['--tokens', '5', '--version', '1', ...two];
    expect(await bench.local('wallets', 'adjust', userId, ...given)).toMatchObject({
      code: 4,
      said: expect.stringContaining('its wallet can’t change'),
    });
  });

  it('that do not exist are reported absent, by id and by address', async () => {
    for (const nobody of ['usr_nobody', 'nobody@example.com', 'no address @ all'])
      expect(await bench.local('users', 'find', nobody)).toMatchObject({ code: 3, out: '' });
  });
});

describe('wallets', () => {
  it('are adjusted by two people, once, and the ledger says by whom and why', async () => {
    const { userId } = await bench.arrive(1000);
    const adjust = (tokens: string, version: string, who = two) =>
      bench.local('wallets', 'adjust', userId, ...who, '--tokens', tokens, '--version', version);
    expect(await adjust('2.5', '1')).toMatchObject({ code: 0, json: [{ tokens: '12.50', version: 2 }] });
    expect(await adjust('2.5', '1')).toMatchObject({
      code: 4,
      said: expect.stringContaining('at version 2, not 1'),
    });
    expect(await adjust('-12', '2')).toMatchObject({ code: 0, json: [{ tokens: '0.50', version: 3 }] });
    expect(await adjust('-1', '3')).toMatchObject({
      code: 4,
      said: expect.stringContaining('0.50 tokens short'),
    });
    for (const tokens of ['0', '1.234', '5001', 'many', '1e3'])
      expect(await adjust(tokens, '3')).toMatchObject({ code: 2 });
    for (const who of [
      ['--by', 'Ada Lim', '--by', 'ada lim', '--reason', 'Twice the same'],
      ['--by', 'Ada Lim', '--reason', 'Alone'],
      ['--by', 'Ada Lim', '--by', 'Bo Tan', '--reason', ' '],
    ])
      expect(await adjust('1', '3', who)).toMatchObject({ code: 2 });
    const { ledger } = (await bench.local('wallets', 'show', userId)).json;
    expect(ledger.at(-1)).toMatchObject({
      kind: 'ADJUSTMENT',
      amount: -1200,
      decided: {
        names: ['Ada Lim', 'Bo Tan'],
        reason: 'A test of two',
        caller: `local:${userInfo().username}`,
      },
    });
    expect(await bench.local('wallets', 'check', userId)).toMatchObject({ code: 0 });
  });

  it('that were changed by hand are found, rebuilt from the ledger and unfrozen, in this order', async () => {
    const buyer = await bench.arrive(5000);
    const { userId } = buyer;
    const wallet = (verb: string, ...more: string[]) => bench.local('wallets', verb, userId, ...more);
    expect(await wallet('rebuild', ...two)).toMatchObject({
      code: 4,
      said: expect.stringContaining('not frozen'),
    });
    await bench.cloud.operatorDynamo().send(
      new UpdateItemCommand({
        TableName: physicalTable('wallets'),
        Key: { pk: { S: userId }, sk: { S: 'wallet' } },
        UpdateExpression: 'SET balance_hundredths = :much',
        ExpressionAttributeValues: { ':much': { N: '99999' } },
      }),
    );
    expect(await wallet('check')).toMatchObject({
      code: 6,
      out: expect.stringContaining('the balance is not its'),
    });
    await bench.cloud.sweep('reconcile-wallets');
    expect(await wallet('unfreeze', ...two)).toMatchObject({
      code: 4,
      said: expect.stringContaining('Rebuild it'),
    });
    expect(await wallet('adjust', ...two, '--tokens', '1', '--version', '1')).toMatchObject({ code: 4 });
    expect(await wallet('rebuild', ...two)).toMatchObject({ code: 0, json: [{ tokens: '50.00' }] });
    expect(await wallet('rebuild', ...two)).toMatchObject({ code: 4 });
    expect(await wallet('check')).toMatchObject({ code: 0, json: [{ frozen: expect.any(String) }] });
    expect(await wallet('unfreeze', ...two)).toMatchObject({
      code: 0,
      json: [{ frozen: null, tokens: '50.00' }],
    });
    expect(await wallet('unfreeze', ...two)).toMatchObject({ code: 4 });
    expect((await wallet('show')).json.ledger.map(({ kind }: { kind: string }) => kind)).toEqual([
      'CREDIT',
      'REBUILD',
      'UNFREEZE',
    ]);
    expect(await bench.cloud.sweep('reconcile-wallets')).toMatchObject({ walletsFrozen: 0 });
    expect(await bench.startRun(buyer, 'BASIC')).toMatch(/^run_/);
  });
});

describe('runs', () => {
  it('that cannot finish return their tokens once, to the lots they came from', async () => {
    const buyer = await bench.arrive(3000);
    await bench.buy(buyer, 2000);
    const before = (await bench.local('wallets', 'show', buyer.userId)).json.lots;
    const runId = await bench.startRun(buyer, 'BASIC');
    const refund = () => bench.local('runs', 'refund', runId, ...two);
    const both = await Promise.all([refund(), refund()]);
    expect(both.map(({ code }) => code).filter((code) => code === 0).length).toBeGreaterThan(0);
    expect(await refund()).toMatchObject({ code: 3 });
    const { lots, tokens, ledger } = (await bench.local('wallets', 'show', buyer.userId)).json;
    expect(tokens).toBe('50.00');
    expect(lots).toEqual(expect.arrayContaining(before));
    expect(lots).toHaveLength(before.length);
    const given = ledger.filter(({ kind }: { kind: string }) => kind === 'REFUND');
    expect(given.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(3850);
    expect(await bench.local('wallets', 'check', buyer.userId)).toMatchObject({ code: 0 });
    // The run is gone, and its owner may start another.
    expect((await bench.submit(buyer, runId)).status).toBe(404);
    expect((await bench.local('runs', 'list', '--user', buyer.email)).json).toEqual([]);
    const { runs, refunded_runs } = (await bench.local('users', 'export', buyer.email)).json;
    expect([runs, refunded_runs]).toMatchObject([[], [{ runId }]]);
    expect(await bench.startRun(buyer, 'BASIC')).toMatch(/^run_/);
  });

  it('that are done or under review keep their tokens', async () => {
    const buyer = await bench.arrive(20_000);
    const done = await bench.startRun(buyer, 'BASIC');
    await bench.submit(buyer, done);
    await bench.until(
      async () => (await bench.local('runs', 'list', '--status', 'COMPLETED')).json.length > 0,
    );
    const reviewed = await bench.startRun(buyer, 'PRO');
    await bench.submit(buyer, reviewed);
    for (const runId of [done, reviewed])
      expect(await bench.local('runs', 'refund', runId, ...two)).toMatchObject({ code: 4 });
  });

  it('are restarted as by the reconciler', async () => {
    const buyer = await bench.arrive(20_000);
    const runId = await bench.startRun(buyer, 'PRO');
    expect(await bench.local('runs', 'redrive', runId)).toMatchObject({
      code: 4,
      said: expect.stringContaining('never submitted'),
    });
    await bench.submit(buyer, runId);
    const show = async () => (await bench.local('runs', 'show', runId)).json;
    const asked = async () => (await show()).submissions[0].reviewersAsked;
    // The step asks first and then clears the due time, so a redrive in between finds it running and leaves it alone.
    await bench.until(async () => (await asked()) !== null && (await show()).looksAgain === null);
    expect(await bench.local('runs', 'redrive', runId)).toMatchObject({
      json: [{ run: runId, outcome: 'settled' }],
    });
    // This simulates a first workflow that was lost before it asked a reviewer.
    await bench.cloud.operatorDynamo().send(
      new UpdateItemCommand({
        TableName: physicalTable('runs'),
        Key: { pk: { S: buyer.userId }, sk: { S: `submission#${runId}#1` } },
        UpdateExpression: 'REMOVE asked_at_ms',
      }),
    );
    expect(await bench.local('runs', 'redrive', runId)).toMatchObject({ json: [{ outcome: 'restarted' }] });
    await bench.until(async () => (await asked()) !== null);
  });

  it('that do not exist are absent for every verb', async () => {
    const runId = `run_${randomUUID()}`;
    for (const words of [
      ['runs', 'show', runId],
      ['runs', 'redrive', runId],
      ['runs', 'refund', runId, ...two],
      ['reviews', 'show', runId],
      ['reviews', 'approve', runId, '--by', 'operator@waymint.test', ...checked],
      ['orders', 'show', 'ord_none'],
      ['orders', 'reconcile', 'ord_none'],
      ['wallets', 'check', 'usr_none'],
    ])
      expect(await bench.local(...words)).toMatchObject({ code: 3, out: '' });
    expect(await bench.local('runs', 'list', '--status', 'LOST')).toMatchObject({ code: 2 });
  });
});

const checked = ['--name', 'Ada', '--checked', 'goal,business,price,cash,licence-and-safety,sources'];

describe('reviews', () => {
  it('are listed, shown and decided once, by a person who may', async () => {
    const buyer = await bench.arrive(20_000);
    const runId = await bench.startRun(buyer, 'PRO');
    await bench.submit(buyer, runId);
    const waiting = async () =>
      (await bench.local('reviews', 'list')).json.map(({ run }: { run: string }) => run);
    expect(await waiting()).toContain(runId);
    expect((await bench.local('reviews', 'show', runId)).json).toMatchObject({
      runId,
      attempt: 1,
      plan: 'PRO',
    });
    const reject = (...more: string[]) => bench.local('reviews', 'reject', runId, ...more);
    expect(await reject('--by', 'eve@example.com', '--feedback', 'No.')).toMatchObject({ code: 2 });
    expect(await reject('--by', 'operator@waymint.test', '--feedback', ' ')).toMatchObject({ code: 2 });
    const decided = await reject('--by', 'operator@waymint.test', '--feedback', 'Who would pay?');
    expect(decided).toMatchObject({ code: 0, json: [{ status: 'REJECTED_FOR_USER_REFINEMENT' }] });
    const by = ['--by', 'operator@waymint.test'];
    const again = await bench.local('reviews', 'approve', runId, ...by, ...checked);
    expect(again).toMatchObject({
      code: 4,
      said: expect.stringContaining('sent back by operator@waymint.test'),
    });
    expect(await waiting()).not.toContain(runId);
    const { body } = await bench.cloud.api(`/path-compiler/runs/${runId}`, { token: buyer.token });
    expect(body.data).toMatchObject({ runStatus: 'REJECTED_FOR_USER_REFINEMENT' });
  });
});

describe('orders', () => {
  it('whose payment sent no event are credited once', async () => {
    const buyer = await bench.arrive();
    const orderId = await bench.buy(buyer, 5000, { webhook: 'off' });
    expect((await bench.local('orders', 'show', orderId)).json).toMatchObject([
      { status: 'PENDING', aud: '50.00' },
    ]);
    expect(await bench.local('orders', 'reconcile', orderId)).toMatchObject({
      json: [{ status: 'PAID' }],
      said: expect.stringContaining('The order changed.'),
    });
    expect(await bench.local('orders', 'reconcile', orderId)).toMatchObject({
      json: [{ status: 'PAID' }],
      said: expect.stringContaining('The order did not change.'),
    });
    expect((await bench.local('wallets', 'show', buyer.userId)).json).toMatchObject({
      tokens: '50.00',
      version: 1,
    });
  });
});
