import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withDeadline } from '../runtime/deadline.ts';
import { realPacing } from '../runtime/pacing.ts';
import { testDynamoClient } from '../testing/dynamo-client.ts';
import { startServer } from '../testing/start-server.ts';
import { connectDynamo } from './connect-dynamo.ts';
import { transactUntilKnown } from './transact-until-known.ts';

/** Starts a database that refuses every write in the same way and counts the requests. */
async function startRefusing(type: string, more: object = {}) {
  const seen = { requests: 0 };
  const { url } = await startServer(async (request, response) => {
    await request.toArray();
    seen.requests += 1;
    response
      .writeHead(type === 'InternalServerError' ? 500 : 400, { 'content-type': 'application/x-amz-json-1.0' })
      .end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, ...more }));
  });
  const dynamo = connectDynamo(testDynamoClient(url), realPacing);
  const items = [{ Put: { TableName: 'things', Item: { pk: 'one', sk: 'thing' } } }];
  const write = () => transactUntilKnown(dynamo, { items, wasDone: async () => false });
  return { seen, write };
}

const conflict = { CancellationReasons: [{ Code: 'TransactionConflict' }] };

describe('a write that never succeeds', () => {
  it.each([
    ['conflicts', 'TransactionCanceledException', conflict, 8],
    ['throttling', 'ProvisionedThroughputExceededException', {}, 3],
    ['faults of the service', 'InternalServerError', {}, 12],
  ])('because of %s is sent a few times and then fails', async (_, type, more, most) => {
    const { seen, write } = await startRefusing(type, more);
    await expect(write()).rejects.toThrow();
    expect(seen.requests).toBeGreaterThan(1);
    expect(seen.requests).toBeLessThanOrEqual(most);
  });

  it.each([
    ['conflicts', 'TransactionCanceledException', conflict],
    ['throttling', 'ProvisionedThroughputExceededException', {}],
    ['faults of the service', 'InternalServerError', {}],
  ])('because of %s is not sent again after the deadline', async (_, type, more) => {
    const { seen, write } = await startRefusing(type, more);
    await expect(withDeadline(200, write)).rejects.toThrow();
    // A request already on its way may still arrive.
    await wait(200);
    const sent = seen.requests;
    await wait(1500);
    expect(seen.requests).toBe(sent);
  });
});
