import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

/** By their caller: see infra/undelivered-queue.ts. */
export const queueNames = ['sweeps', 'mail'] as const;
export type QueueName = (typeof queueNames)[number];

export const queueVariable = (name: QueueName): string => `QUEUE_${name.toUpperCase()}`;

export interface Undelivered {
  id: string;
  sentAtMs: number;
  /** The called function, and why the call failed. */
  of: string;
  why: string;
}

export interface Queues {
  /** The queues of this stage; a laptop has none. */
  names: readonly QueueName[];
  look(name: QueueName): Promise<Undelivered[]>;
  /** Resolves to the number of messages that still existed. */
  drop(name: QueueName, ids: readonly string[]): Promise<number>;
}

const mostMessages = 500;

export function buildQueues(environment: NodeJS.ProcessEnv): Queues {
  const client = new SQSClient({});
  const urlOf = (name: QueueName): string => environment[queueVariable(name)] ?? '';

  /** Passes every message to `work` while it is hidden from others. */
  async function each(name: QueueName, work: (message: Message, url: string) => Promise<void>) {
    const url = urlOf(name);
    const seen = new Map<string, Message>();
    while (seen.size < mostMessages) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          ...{ QueueUrl: url, MaxNumberOfMessages: 10, WaitTimeSeconds: 1, VisibilityTimeout: 30 },
          ...{ MessageAttributeNames: ['All'], MessageSystemAttributeNames: ['SentTimestamp'] },
        }),
      );
      const fresh = Messages.filter(({ MessageId = '' }) => !seen.has(MessageId));
      if (fresh.length === 0) break;
      for (const message of fresh) seen.set(message.MessageId ?? '', message);
    }
    for (const message of seen.values()) await work(message, url);
  }

  const putBack = (url: string, { ReceiptHandle }: Message) =>
    client.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout: 0 }));

  return {
    names: queueNames.filter((name) => urlOf(name) !== ''),
    async look(name) {
      const found: Undelivered[] = [];
      await each(name, async (message, url) => {
        found.push(read(message));
        await putBack(url, message);
      });
      return found.toSorted((one, other) => one.sentAtMs - other.sentAtMs);
    },
    async drop(name, ids) {
      let dropped = 0;
      await each(name, async (message, url) => {
        if (!ids.includes(message.MessageId ?? '')) {
          await putBack(url, message);
          return;
        }
        await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: message.ReceiptHandle }));
        dropped += 1;
      });
      return dropped;
    },
  };
}

/** Leaves out the message's body, because a report on mail contains addresses. */
function read({ MessageId = '', Attributes, MessageAttributes = {}, Body = '' }: Message): Undelivered {
  const attribute = (name: string) => MessageAttributes[name]?.StringValue;
  const { functionArn, condition } = requestContextIn(Body);
  const of = attribute('SCHEDULE_ARN') ?? functionArn;
  const why = attribute('ERROR_MESSAGE') ?? attribute('ERROR_CODE') ?? condition;
  return {
    id: MessageId,
    sentAtMs: Number(Attributes?.SentTimestamp ?? 0),
    of: of ?? 'a report that SNS could not deliver',
    why: why ?? 'not said',
  };
}

function requestContextIn(body: string): { functionArn?: string; condition?: string } {
  try {
    const { requestContext } = JSON.parse(body);
    return requestContext ?? {};
  } catch {
    return {};
  }
}
