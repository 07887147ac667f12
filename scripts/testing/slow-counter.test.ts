import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDynamo } from '#functions/stores/connect-dynamo.ts';
import { buildSlowCounter, type SlowCounter } from '#functions/stores/slow-counter.ts';
import { testDynamoClient, withoutWaiting } from '#functions/testing/dynamo-client.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { ensureTables } from '../local-cloud/dynamodb/ensure-tables.ts';
import { startEngine } from '../local-cloud/dynamodb/start-engine.ts';

const day = 24 * 60 * 60;
let nowMs = Date.UTC(2026, 10, 22);
let engine: Awaited<ReturnType<typeof startEngine>>;
let client: DynamoDBClient;
let counter: SlowCounter;

beforeAll(async () => {
  engine = await startEngine();
  client = new DynamoDBClient({
    endpoint: engine.url,
    region: 'ap-southeast-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await ensureTables(client);
  counter = buildSlowCounter({
    dynamo: connectDynamo(testDynamoClient(engine.url), withoutWaiting),
    table: physicalTable('limits'),
    clock: { nowMs: () => nowMs },
    slowing: { name: 'guessing', free: 3, longestWaitSeconds: 10, forgottenAfterSeconds: day },
  });
});
afterAll(async () => {
  client.destroy();
  await engine.close();
});

const subjectOf = (name: string) => `${name}-${crypto.randomUUID()}`;

/** Makes the free attempts and one more. */
async function useUp(subject: string): Promise<void> {
  for (let made = 1; made <= 4; made += 1)
    expect(await counter.attempt(subject)).toEqual({ allowed: true, made });
}

async function waitsOf(subject: string, attempts: number): Promise<number[]> {
  const waits: number[] = [];
  for (let made = 0; made < attempts; made += 1) {
    const refused = await counter.attempt(subject);
    if (refused.allowed) throw new Error('Nothing was to be waited for');
    waits.push(refused.retryAfterSeconds);
    nowMs += refused.retryAfterSeconds * 1000;
    expect(await counter.attempt(subject)).toMatchObject({ allowed: true });
  }
  return waits;
}

describe('slowed attempts', () => {
  it('wait twice as long each time, up to a limit', async () => {
    const subject = subjectOf('doubling');
    await useUp(subject);
    expect(await waitsOf(subject, 6)).toEqual([1, 2, 4, 8, 10, 10]);
  });

  it('pass one at a time, however many arrive together', async () => {
    const subject = subjectOf('in parallel');
    const allowed = async () =>
      (await Promise.all(Array.from({ length: 20 }, () => counter.attempt(subject)))).filter(
        (attempt) => attempt.allowed,
      ).length;
    expect(await allowed()).toBe(4);
    expect(await allowed()).toBe(0);
    nowMs += 1000;
    expect(await allowed()).toBe(1);
  });

  it('are forgotten after a quiet day, and not before', async () => {
    const subject = subjectOf('forgotten');
    await useUp(subject);
    nowMs += (day - 1) * 1000;
    expect(await counter.attempt(subject)).toEqual({ allowed: true, made: 5 });
    nowMs += day * 1000;
    expect(await counter.attempt(subject)).toEqual({ allowed: true, made: 1 });
  });

  it('are all forgiven while they are few, and one by one while others continue', async () => {
    const few = subjectOf('few');
    for (let made = 1; made <= 3; made += 1) await counter.attempt(few);
    await counter.forgive(few);
    expect(await counter.attempt(few)).toEqual({ allowed: true, made: 1 });

    const many = subjectOf('many');
    await useUp(many);
    await waitsOf(many, 2);
    await counter.forgive(many);
    expect(await counter.attempt(many)).toEqual({ allowed: true, made: 6 });
  });
});
