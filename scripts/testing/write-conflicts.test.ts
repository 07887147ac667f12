import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '#functions/api/auth/change-password.ts';
import { submitPasswordReset } from '#functions/api/auth/complete-password-reset.ts';
import { signUp } from '#functions/api/auth/sign-up.ts';
import type { PasswordAttempt } from '#functions/api/password-gate.ts';
import { updateProfile } from '#functions/api/user/update-profile.ts';
import { verifyEmail } from '#functions/api/user/verify-email.ts';
import type { RequestFacts } from '#functions/http/route-handler.ts';
import { newId } from '#functions/runtime/new-id.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import type { Dynamo } from '#functions/stores/ask-dynamo.ts';
import { connectDynamo } from '#functions/stores/connect-dynamo.ts';
import { buildCredentialStore } from '#functions/stores/credentials.ts';
import { buildMailTokenStore } from '#functions/stores/mail-tokens.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { testDynamoClient, withoutWaiting } from '#functions/testing/dynamo-client.ts';
import { systemClock as clock } from '#shared/domain/clock.ts';
import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import { hundredths } from '#shared/domain/tokens/money.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { ensureTables } from '../local-cloud/dynamodb/ensure-tables.ts';
import { startEngine } from '../local-cloud/dynamodb/start-engine.ts';

/**
 * DynamoDB refuses a write that conflicts with a transaction on the same item, and an answer may be lost. The embedded
 * engine does neither, so this server in front of it does: every write meets both once before it succeeds.
 */
type Trouble = 'none' | 'conflicts' | 'lost answers';
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];

let trouble: Trouble = 'none';
let met = new Set<string>();
let engine: Awaited<ReturnType<typeof startEngine>>;
let door: Server;
let client: DynamoDBClient;
let dynamo: Dynamo;

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));

function conflict(response: ServerResponse, items: number | undefined): void {
  const kind = items === undefined ? 'TransactionConflictException' : 'TransactionCanceledException';
  const reasons = Array.from({ length: items ?? 0 }, (_, at) => ({
    Code: at === 0 ? 'TransactionConflict' : 'None',
  }));
  answer(response, 400, {
    __type: `com.amazonaws.dynamodb.v20120810#${kind}`,
    message: 'injected',
    ...(items === undefined ? {} : { CancellationReasons: reasons }),
  });
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
  const { ClientRequestToken: _token, ...input } = JSON.parse(body.toString()) as Record<string, unknown>;
  const what = JSON.stringify(input);
  const isFirst = writes.includes(operation) && !met.has(what);
  met.add(what);
  const items = input.TransactItems as unknown[] | undefined;
  if (isFirst && trouble === 'conflicts') return conflict(response, items?.length);
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const passed = await fetch(engine.url, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body,
  });
  if (isFirst && trouble === 'lost answers')
    return void answer(response, 500, { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' });
  response.writeHead(passed.status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(Buffer.from(await passed.arrayBuffer()));
}

beforeAll(async () => {
  engine = await startEngine();
  door = createServer((request, response) => void passOn(request, response));
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  client = new DynamoDBClient({
    endpoint,
    region: 'ap-southeast-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await ensureTables(client);
  // One attempt, so that a lost answer reaches the stores.
  dynamo = connectDynamo(testDynamoClient(endpoint, { maxAttempts: 1 }), withoutWaiting);
});
afterAll(async () => {
  client.destroy();
  door.close();
  await engine.close();
});
beforeEach(() => {
  met = new Set();
  trouble = 'none';
});

const email = () => `person-${crypto.randomUUID()}@example.com`;
const request: RequestFacts = {
  requestId: 'r1',
  clientAddress: '127.0.0.1',
  header: () => undefined,
  rawBody: new Uint8Array(),
};
const password = 'a quiet eucalyptus 7';
const newPassword = 'an even quieter wattle 8';

function build() {
  const users = { dynamo, table: physicalTable('users'), clock };
  const accounts = buildAccountStore(dynamo, users.table);
  const mailTokens = buildMailTokenStore(users);
  const credentials = buildCredentialStore({ ...users, mailTokens });
  const wallets = buildWalletStore(dynamo, physicalTable('wallets'));
  const letters: string[] = [];
  const dependencies = {
    clock,
    newId,
    accounts,
    mailTokens,
    credentials,
    siteUrl: 'http://localhost',
    signUpsOfAddress: { name: 'sign-up', max: 9, windowSeconds: 60 },
    limits: { attempt: async () => ({ allowed: true }) as const },
    mailBrake: async () => ({ allowed: true }) as const,
    knownAddresses: { forgetAll: async () => {} },
    postLetter: async (_to: string, { action }: { action?: { url: string } }) => {
      letters.push(action?.url ?? '');
      return true;
    },
    sessions: { issue: async ({ sessionEpoch }: { sessionEpoch: number }) => `session of ${sessionEpoch}` },
    gate: {
      pass: async ({ check, whenWrong }: PasswordAttempt) => ((await check()) ? undefined : whenWrong),
    },
    notifyOfNewPassword: async () => {},
    showUser: async () => ({}) as never,
  };
  return { ...dependencies, wallets, letters };
}

/** Creates a user without conflicts or lost answers. */
async function person() {
  const built = build();
  const before = trouble;
  trouble = 'none';
  const body = { email: email(), password, full_name: 'Priya Nair', country: 'Australia' } as const;
  const outcome = await signUp(built)({ body, request, params: {}, query: {}, session: undefined });
  if (outcome.kind !== 'answer') throw new Error(`Sign-up answered ${outcome.code}`);
  trouble = before;
  const found = await built.accounts.findByEmail(body.email);
  if (found === undefined) throw new Error('No account was made');
  const session = { userId: found.account.userId, sessionId: 's1', expiresAtS: 9e9, account: found.account };
  return { ...built, ...body, session };
}

describe.each<Trouble>(['conflicts', 'lost answers'])('%s', (given) => {
  beforeEach(() => {
    trouble = given;
  });

  it('let a sign-up create its account once', async () => {
    const built = build();
    const body = { email: email(), password, full_name: 'Priya Nair', country: 'Australia' } as const;
    const call = { body, request, params: {}, query: {}, session: undefined };
    expect(await signUp(built)(call)).toMatchObject({ kind: 'answer', value: { token: 'session of 0' } });
    const again = await signUp(built)(call);
    expect(again).toMatchObject({ code: 'email-taken' });
    const link = new URL(built.letters[0] ?? '').searchParams;
    const [userId, token] = [link.get('userId') ?? '', link.get('token') ?? ''];
    const verify = verifyEmail(built);
    const followed = await verify({
      query: { userId, token },
      request,
      params: {},
      body: {},
      session: undefined,
    });
    expect(followed).toMatchObject({ kind: 'answer' });
    expect((await built.accounts.find(userId))?.verified).toBe(true);
  });

  it('let a password be changed once', async () => {
    const { session, ...built } = await person();
    const body = { currentPassword: password, newPassword };
    const outcome = await changePassword(built)({ session, body, request, params: {}, query: {} });
    expect(outcome).toMatchObject({ kind: 'answer', value: { token: 'session of 1' } });
    expect((await built.accounts.find(session.userId))?.sessionEpoch).toBe(1);
  });

  it('let a password be reset once', async () => {
    const { session, ...built } = await person();
    const { userId } = session;
    const token = (await built.mailTokens.issue(session.account, 'reset')) ?? '';
    const submit = submitPasswordReset(built);
    const call = { body: { userId, token, newPassword }, request, params: {}, query: {}, session: undefined };
    expect(await submit(call)).toMatchObject({ kind: 'answer' });
    expect((await built.accounts.find(userId))?.sessionEpoch).toBe(1);
    expect(await submit(call)).toMatchObject({ code: 'link-invalid' });
  });

  it('let an account be deleted', async () => {
    const { session, accounts } = await person();
    await accounts.remove(session.account);
    expect(await accounts.find(session.userId)).toBeUndefined();
  });
});

describe('conflicts with a single write', () => {
  it('let a profile be saved', async () => {
    const { session, accounts } = await person();
    trouble = 'conflicts';
    const body = { full_name: 'Priya Quill' };
    const outcome = await updateProfile(accounts)({ session, body, request, params: {}, query: {} });
    expect(outcome).toMatchObject({ kind: 'answer' });
    expect((await accounts.find(session.userId))?.profile.full_name).toBe('Priya Quill');
  });

  it('let a session be ended', async () => {
    const { session, accounts } = await person();
    trouble = 'conflicts';
    await accounts.endSession(session);
    expect(await accounts.loadForSession(session.userId, 's1')).toMatchObject({ loggedOut: true });
  });

  it('cause no wallet to be called wrong or left unchecked', async () => {
    const { wallets } = build();
    const owner = newId('usr');
    const before = await wallets.read(owner);
    const lot = { order: 'ord_1', amount: hundredths(100), atMs: clock.nowMs() };
    await wallets.write(owner, before, creditTokens(before, lot));
    trouble = 'conflicts';
    await wallets.checked(owner, 1, Date.UTC(2030, 0, 1));
    expect((await wallets.read(owner)).checkAtMs).toBe(Date.UTC(2030, 0, 1));
    expect(await wallets.freeze(owner, 1, 'for a test')).toBe(true);
    expect((await wallets.read(owner)).frozen).toBe('for a test');
  });
});
