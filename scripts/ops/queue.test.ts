import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropFrom, showQueues } from './queue.ts';
import { buildQueues, type Queues } from './queues.ts';

const address = 'ada@example.com';
const bySchedule = {
  MessageId: 'one',
  Body: '{}',
  Attributes: { SentTimestamp: '1793000000000' },
  MessageAttributes: {
    SCHEDULE_ARN: { DataType: 'String', StringValue: 'arn:aws:scheduler:::schedule/default/close-pages' },
    ERROR_CODE: { DataType: 'String', StringValue: 'AccessDeniedException' },
  },
};
const byLambda = {
  MessageId: 'two',
  Body: JSON.stringify({
    requestContext: {
      functionArn: 'arn:aws:lambda:::function:mail-returns:live',
      condition: 'RetriesExhausted',
    },
    requestPayload: { Records: [{ Sns: { Message: address } }] },
  }),
  Attributes: { SentTimestamp: '1792000000000' },
};
const bySns = { MessageId: 'three', Body: address, Attributes: { SentTimestamp: '1794000000000' } };

let kept: Record<string, { MessageId: string; Body: string }[]>;
const md5Of = (text: string) => createHash('md5').update(text).digest('hex');
let queues: Queues;
let stop: () => void;

beforeEach(async () => {
  kept = { sweeps: [bySchedule], mail: [byLambda, bySns] };
  const hidden = new Set<string>();
  // The parts of SQS that are used, for the unmodified SDK: received messages are hidden until they are put back.
  const server = createServer(async (request, response) => {
    const action = String(request.headers['x-amz-target']).split('.')[1];
    const asked = (await json(request)) as { QueueUrl: string; ReceiptHandle?: string };
    const name = asked.QueueUrl.split('/').at(-1) ?? '';
    const [id = ''] = (asked.ReceiptHandle ?? '').split('#');
    if (action === 'ChangeMessageVisibility') hidden.delete(id);
    if (action === 'DeleteMessage') kept[name] = (kept[name] ?? []).filter((one) => one.MessageId !== id);
    const Messages = (kept[name] ?? [])
      .filter((one) => !hidden.has(one.MessageId))
      .slice(0, 1)
      .map((one) => ({ ...one, MD5OfBody: md5Of(one.Body), ReceiptHandle: `${one.MessageId}#` }));
    if (action === 'ReceiveMessage') for (const { MessageId } of Messages) hidden.add(MessageId);
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify(action === 'ReceiveMessage' ? { Messages } : {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    AWS_REGION: 'ap-southeast-2',
    AWS_ENDPOINT_URL_SQS: url,
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  };
  for (const [key, value] of Object.entries(environment)) vi.stubEnv(key, value);
  queues = buildQueues({ QUEUE_SWEEPS: `${url}/1/sweeps`, QUEUE_MAIL: `${url}/1/mail` });
  stop = () => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => stop());

describe('undelivered calls', () => {
  it('are shown by what was called and why, even a second time, and never with an address they contain', async () => {
    for (let times = 0; times < 2; times += 1) {
      const outcome = await showQueues(queues);
      expect(outcome).toMatchObject({
        kind: 'shown',
        rows: [
          {
            queue: 'sweeps',
            message: 'one',
            of: expect.stringContaining('close-pages'),
            why: 'AccessDeniedException',
          },
          {
            queue: 'mail',
            message: 'two',
            of: expect.stringContaining('mail-returns'),
            why: 'RetriesExhausted',
          },
          { queue: 'mail', message: 'three', since: '2026-11-06T21:20:00.000Z' },
        ],
      });
      expect(JSON.stringify(outcome)).not.toContain(address);
    }
  });

  async function drop(subject: string) {
    const outcome = await dropFrom(queues, subject);
    if (outcome.kind !== 'change') return outcome;
    expect(kept).toEqual({ sweeps: [bySchedule], mail: [byLambda, bySns] });
    return outcome.make();
  }

  it('are dropped one by one after agreement', async () => {
    expect(await drop('two')).toMatchObject({ sentence: '1 of 1 messages were dropped.' });
    expect(kept).toEqual({ sweeps: [bySchedule], mail: [bySns] });
  });

  it('can be dropped for one queue, and the other stays', async () => {
    await drop('mail');
    expect(kept).toEqual({ sweeps: [bySchedule], mail: [] });
  });

  it('are not dropped when there are none', async () => {
    expect(await drop('four')).toMatchObject({ kind: 'not done', exit: 'refused' });
    kept.mail = [];
    expect(await dropFrom(queues, 'mail')).toMatchObject({ kind: 'not done', exit: 'refused' });
  });

  it('are not looked for on a stage without queues', async () => {
    expect(await showQueues(buildQueues({}))).toMatchObject({
      rows: [],
      sentence: expect.stringContaining('no queues'),
    });
  });
});
