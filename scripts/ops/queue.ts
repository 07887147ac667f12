import { atTime, type Command, type Outcome, refused, shown } from './command.ts';
import { type QueueName, type Queues, queueNames, type Undelivered } from './queues.ts';

type Found = Undelivered & { queue: QueueName };

const rowOf = ({ queue, id, sentAtMs, of, why }: Found) => ({
  ...{ queue, message: id, since: atTime(sentAtMs), of, why },
});

async function lookInto(queues: Queues, names: readonly QueueName[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of names)
    for (const message of await queues.look(name)) found.push({ ...message, queue: name });
  return found;
}

export async function showQueues(queues: Queues): Promise<Outcome> {
  const found = await lookInto(queues, queues.names);
  return shown(
    found.map(rowOf),
    queues.names.length === 0
      ? 'A stage on this machine has no queues: what fails is tried again.'
      : undefined,
  );
}

/** One message, or all of a queue that are there when this is read. */
export async function dropFrom(queues: Queues, subject: string): Promise<Outcome> {
  const isQueue = (queueNames as readonly string[]).includes(subject);
  const names = queues.names.filter((name) => !isQueue || name === subject);
  const meant = (await lookInto(queues, names)).filter(({ id }) => isQueue || id === subject);
  if (meant.length === 0)
    return refused(isQueue ? `Nothing is in the queue ${subject}.` : `No queue has a message ${subject}.`);
  return {
    kind: 'change',
    will: `drop ${meant.length === 1 ? 'this message' : `these ${meant.length} messages`} for good`,
    rows: meant.map(rowOf),
    async make() {
      let dropped = 0;
      for (const name of names) {
        const ids = meant.filter(({ queue: its }) => its === name).map(({ id }) => id);
        if (ids.length > 0) dropped += await queues.drop(name, ids);
      }
      return shown([], `${dropped} of ${meant.length} messages were dropped.`);
    },
  };
}

const show: Command = {
  does: 'calls that came to nothing and wait in a queue: what was called, and why; never what they hold',
  run: ({ queues }) => showQueues(queues),
};

const drop: Command = {
  takes: 'queue or message',
  does: 'drops one message, or all of the queue sweeps or mail, once they are of no more use',
  run: ({ queues }, { subject }) => dropFrom(queues, subject),
};

export const queue: Record<string, Command> = { show, drop };
