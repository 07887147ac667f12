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
    queues.names.length === 0 ? 'A local stage has no queues. Failed calls are retried.' : undefined,
  );
}

/** Drops one message, or all that are in a queue now. */
export async function dropFrom(queues: Queues, subject: string): Promise<Outcome> {
  const isQueue = (queueNames as readonly string[]).includes(subject);
  const names = queues.names.filter((name) => !isQueue || name === subject);
  const meant = (await lookInto(queues, names)).filter(({ id }) => isQueue || id === subject);
  if (meant.length === 0)
    return refused(isQueue ? `Nothing is in the queue ${subject}.` : `No queue has a message ${subject}.`);
  return {
    kind: 'change',
    will: `permanently drop ${meant.length === 1 ? 'this message' : `these ${meant.length} messages`}`,
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
  does: 'lists failed calls in the queues: what was called and why it failed; never their content',
  run: ({ queues }) => showQueues(queues),
};

const drop: Command = {
  takes: 'queue or message',
  does: 'drops one message, or every message in the queue sweeps or mail',
  run: ({ queues }, { subject }) => dropFrom(queues, subject),
};

export const queue: Record<string, Command> = { show, drop };
