import type { Answer, Asked, Dynamo, Operation } from '#functions/stores/ask-dynamo.ts';
import { cancellationCodes } from '#functions/stores/write-outcome.ts';
import type { Schedule, Task } from './schedule.ts';
import { named, type ThinClient } from './thin-client.ts';

/** The possible fates of a request; each of them happens to real requests. */
export type Fate = 'none' | 'throttle' | 'conflict' | 'lost' | 'timeout' | 'crash-before' | 'crash-after';

export const likelyFates = {
  throttle: 2,
  conflict: 3,
  lost: 3,
  timeout: 2,
  'crash-before': 2,
  'crash-after': 3,
} as const satisfies Partial<Record<Fate, number>>;

type Item = Record<string, unknown>;

/** A write as it reaches the engine, with the item it replaces. */
export interface WriteFacts {
  table: string;
  kind: 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
  key: { pk: string; sk: string };
  item: Item | undefined;
  /** Attribute names in the expressions of an update. */
  names: Readonly<Record<string, string>>;
  values: Item;
  /** The sort keys of all items in the same transaction. */
  together: readonly string[];
  before: Item | undefined;
}

export interface FaultyWorld {
  schedule: Schedule;
  engine: ThinClient;
  /** Decides the fate of the next request. */
  fate: (isWrite: boolean, task: Task) => Fate;
  /** All schedules on one engine share its sparse indexes; the prefix keeps them apart. */
  shardPrefix: string;
  shardsUsed: Set<string>;
  /** True when the write must be refused. A string when it must not even be tried, whatever its conditions. */
  mustRefuse: (write: WriteFacts) => boolean | string;
  violation: (what: string) => void;
  /** Called with everything that was written. */
  written: (write: WriteFacts, task: Task) => Promise<void>;
}

type Write = Pick<WriteFacts, 'kind'> & { parameters: Item };

const writesIn: Readonly<Record<string, Write['kind']>> = {
  PutItem: 'Put',
  UpdateItem: 'Update',
  DeleteItem: 'Delete',
};

/** The stores' client for one task: every request waits for its turn and meets its fate. */
export function dynamoFor(world: FaultyWorld, task: Task): Dynamo {
  const { schedule, engine } = world;
  const send = async <O extends Operation>(operation: O, asked: Asked<O>): Promise<Answer<O>> => {
    // This must be the same object, because shards are renamed in it.
    const input = asked as Item;
    // A query of an empty part of an index sends no request.
    if (operation === 'Query' && !prepareQuery(world, input))
      return { Items: [] } as Answer<'Query'> as Answer<O>;
    const writes = writesOf(operation, input);
    for (const write of writes) prepareShard(world, write);
    await schedule.pause(task, operation);
    const fate = world.fate(writes.length > 0, task);
    if (fate !== 'none') schedule.note(`${task.name}: ${operation} meets ${fate}`);
    if (fate === 'crash-before') return schedule.crash(task);
    if (fate === 'throttle') throw named('ProvisionedThroughputExceededException', 'injected: throttled');
    if (fate === 'timeout') throw named('TimeoutError', 'injected: never arrived');
    if (fate === 'conflict') throw conflict(operation, writes.length);
    const answer = await schedule.outside(
      writes.length === 0
        ? engine.send(operation, asked)
        : sendChecked(world, task, { writes, send: () => engine.send(operation, asked) }),
    );
    if (fate === 'crash-after') return schedule.crash(task);
    if (fate === 'lost') throw named('TimeoutError', 'injected: the answer was lost');
    return answer;
  };
  return { send };
}

function conflict(operation: string, items: number): Error {
  if (operation !== 'TransactWriteItems') return named('TransactionConflictException', 'injected: conflict');
  const CancellationReasons = Array.from({ length: items }, (_, position) => ({
    Code: position === 0 ? 'TransactionConflict' : 'None',
  }));
  return Object.assign(named('TransactionCanceledException', 'injected'), { CancellationReasons });
}

function writesOf(operation: string, input: Item): Write[] {
  const kind = writesIn[operation];
  if (kind !== undefined) return [{ kind, parameters: input }];
  if (operation !== 'TransactWriteItems') return [];
  return (input.TransactItems as Record<string, Item>[]).flatMap((item) =>
    Object.entries(item).map(([name, parameters]) => ({ kind: name as Write['kind'], parameters })),
  );
}

const factsOf = (
  { kind, parameters }: Write,
  { before, together }: Pick<WriteFacts, 'before' | 'together'>,
): WriteFacts => ({
  table: String(parameters.TableName),
  kind,
  key: keyOf(parameters),
  item: parameters.Item as Item | undefined,
  names: (parameters.ExpressionAttributeNames ?? {}) as Record<string, string>,
  values: (parameters.ExpressionAttributeValues ?? {}) as Item,
  together,
  before,
});

/** Sends a write and compares the refusals with the expected ones. */
async function sendChecked<A>(
  world: FaultyWorld,
  task: Task,
  { writes, send }: { writes: Write[]; send: () => Promise<A> },
): Promise<A> {
  const keys = writes.map(({ parameters }) => ({
    TableName: String(parameters.TableName),
    Key: keyOf(parameters),
  }));
  // Both are sent together, because requests are answered in order.
  const peeked = world.engine.peek(keys);
  const sent = send();
  sent.catch(() => {});
  const before = await peeked;
  const together = keys.map(({ Key }) => Key.sk);
  const facts = writes.map((write, position) => factsOf(write, { before: before[position], together }));
  const expected: number[] = [];
  facts.forEach((write, position) => {
    const refused = world.mustRefuse(write);
    if (typeof refused === 'string') world.violation(refused);
    else if (refused) expected.push(position);
  });
  const names = facts.map(({ key }) => key.sk.split('#')[0]).join(', ');
  const check = (actual: number[]) => {
    if (actual.join() !== expected.join())
      world.violation(`a write of ${names} was refused at [${actual}], not at [${expected}]`);
  };
  try {
    const answer = await sent;
    check([]);
    for (const write of facts) await world.written(write, task);
    return answer;
  } catch (error) {
    const name = error instanceof Error ? error.name : undefined;
    if (error instanceof Error && name === 'TransactionCanceledException')
      check(cancellationCodes(error).flatMap((code, at) => (code === 'ConditionalCheckFailed' ? [at] : [])));
    else if (name === 'ConditionalCheckFailedException') check([0]);
    throw error;
  }
}

function keyOf(parameters: Item): { pk: string; sk: string } {
  const { pk, sk } = (parameters.Key ?? parameters.Item) as Item;
  return { pk: String(pk), sk: String(sk) };
}

/** Renames shards in a whole item and in the values of an update. A retried write keeps its name. */
function prepareShard({ shardPrefix, shardsUsed }: FaultyWorld, { parameters }: Write): void {
  const names = (parameters.ExpressionAttributeNames ?? {}) as Record<string, string>;
  for (const values of [parameters.Item, parameters.ExpressionAttributeValues] as (Item | undefined)[])
    for (const [name, value] of Object.entries(values ?? {})) {
      // The stores name a value `:s3` after its attribute `#s3`.
      const attribute = names[name.replace(':', '#')] ?? name;
      if (values === undefined || !/[_:]shard$/.test(attribute)) continue;
      if (String(value).startsWith(shardPrefix)) continue;
      values[name] = `${shardPrefix}${value}`;
      shardsUsed.add(String(values[name]));
    }
}

function prepareQuery({ shardPrefix, shardsUsed }: FaultyWorld, input: Item): boolean {
  if (input.IndexName === undefined) return true;
  const values = input.ExpressionAttributeValues as Item;
  // Every page of a query has the same values.
  const asked = String(values[':shard']);
  const shard = asked.startsWith(shardPrefix) ? asked : `${shardPrefix}${asked}`;
  values[':shard'] = shard;
  const from = (input.ExclusiveStartKey ?? {}) as Item;
  for (const name of Object.keys(from).filter((key) => key.endsWith('_shard'))) from[name] = shard;
  return shardsUsed.has(shard);
}
