import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServer, listenOnLoopback } from '../engine.ts';
import { order, sdkFor, until } from './testing/stripe-harness.ts';

let dataFolder: string;
let endpoint: Server;
let endpointUrl: string;
let delivered: { id: string; session: string }[];
let taking: boolean;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'stripe-kill-'));
  delivered = [];
  taking = false;
  endpoint = createServer(async (request, response) => {
    const event = JSON.parse(await text(request)) as {
      id: string;
      data: { object: { id: string } };
    };
    delivered.push({ id: event.id, session: event.data.object.id });
    // There is no answer before the kill, so the event is still being sent.
    if (taking) response.writeHead(200).end();
  });
  endpointUrl = await listenOnLoopback(endpoint);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await closeServer(endpoint);
  rmSync(dataFolder, { recursive: true, force: true });
});

async function startChild() {
  const script = join(import.meta.dirname, 'testing/stripe-process.ts');
  const child = spawn(process.execPath, [script, dataFolder, endpointUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [started] = (await once(child.stdout, 'data')) as [Buffer];
  const { url, origin } = JSON.parse(started.toString()) as { url: string; origin: string };
  return { child, sdk: sdkFor(url), checkout: `${origin}/__local/checkout` };
}

test('kill -9 loses neither a payment nor its event', async () => {
  const first = await startChild();
  const sessions = await Promise.all(
    Array.from({ length: 5 }, (_, at) =>
      first.sdk.checkout.sessions.create(order(), { idempotencyKey: `k-${at}` }),
    ),
  );
  for (const { id } of sessions) {
    fetch(`${first.checkout}/${id}/pay`, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
  }
  await until(() => delivered.length === sessions.length);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const before = new Map(delivered.map(({ session, id }) => [session, id]));
  delivered = [];
  taking = true;

  const second = await startChild();
  await until(() => delivered.length === sessions.length);
  expect(new Map(delivered.map(({ session, id }) => [session, id]))).toEqual(before);
  for (const [at, { id }] of sessions.entries()) {
    const session = await second.sdk.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ payment_status: 'paid' });
    const intent = await second.sdk.paymentIntents.retrieve(String(session.payment_intent));
    expect(intent).toMatchObject({ status: 'succeeded' });
    const repeated = await second.sdk.checkout.sessions.create(order(), { idempotencyKey: `k-${at}` });
    expect(repeated.id).toBe(id);
  }
}, 10_000);
