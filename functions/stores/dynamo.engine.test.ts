import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer } from '../testing/start-server.ts';

it('runs any number of calls in parallel, so that none times out while it waits for a connection', async () => {
  const server = await startServer(async (_request, response) => {
    await wait(400);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
  });
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: server.url,
  });
  const { dynamo } = await import('./dynamo.ts');
  const asked = Array.from({ length: 300 }, (_, index) =>
    dynamo.send('GetItem', { TableName: 'table', Key: { pk: String(index) } }),
  );
  const failed = (await Promise.allSettled(asked)).flatMap((one) =>
    one.status === 'rejected' ? [String(one.reason)] : [],
  );
  expect(failed).toEqual([]);
});
