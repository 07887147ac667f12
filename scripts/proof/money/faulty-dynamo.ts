import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mustRefuse, type ProviderFacts } from './expected-refusals.ts';
import type { Schedule, Task } from './schedule.ts';
import { type Command, documentClient, named, operationOf, type ThinClient } from './thin-client.ts';

/** What may happen to a request on its way: all of it happens to real requests. */
export type Fate = 'none' | 'throttle' | 'conflict' | 'lost' | 'timeout' | 'crash-before' | 'crash-after';

export interface FaultyWorld {
  schedule: Schedule;
  engine: ThinClient;
  /** Decides the fate of the next request. */
  fate: (isWrite: boolean) => Fate;
  /** Sparse indexes are shared by all schedules on one engine: this keeps them apart. */
  shardPrefix: string;
  shardsUsed: Set<string>;
  provider: ProviderFacts;
  violation: (what: string) => void;
  /** Told of everything that was deleted. */
  removes: (key: { pk: string; sk: string }) => Promise<void>;
}

type Item = Record<string, unknown>;
type Write = { kind: 'Put' | 'Update' | 'Delete' | 'ConditionCheck'; parameters: Item };

const writesIn: Readonly<Record<string, Write['kind']>> = {
  PutItem: 'Put',
  UpdateItem: 'Update',
  DeleteItem: 'Delete',
};

/** The stores' client for one task: every request waits for its turn and meets its fate. */
export function dynamoFor(world: FaultyWorld, task: Task): DynamoDBDocumentClient {
  const { schedule, engine } = world;
  const send = async (command: Command) => {
    const operation = operationOf(command);
    // A query of an empty part of an index asks nobody anything.
    if (operation === 'Query' && !prepareQuery(world, command.input)) return { Items: [] };
    const writes = writesOf(operation, command.input);
    for (const write of writes) prepareShard(world, write);
    await schedule.pause(task, operation);
    const fate = world.fate(writes.length > 0);
    if (fate !== 'none') schedule.note(`${task.name}: ${operation} meets ${fate}`);
    if (fate === 'crash-before') return schedule.crash(task);
    if (fate === 'throttle') throw named('ProvisionedThroughputExceededException', 'injected: throttled');
    if (fate === 'timeout') throw named('TimeoutError', 'injected: never arrived');
    if (fate === 'conflict') throw conflict(operation, writes.length);
    const answer = await (writes.length === 0 ? engine.send(command) : sendChecked(world, command, writes));
    if (fate === 'crash-after') return schedule.crash(task);
    if (fate === 'lost') throw named('TimeoutError', 'injected: the answer was lost');
    return answer;
  };
  return documentClient(send);
}

function conflict(operation: string, items: number): Error {
  if (operation !== 'TransactWriteItems') return named('TransactionConflictException', 'injected: conflict');
  const CancellationReasons = Array.from({ length: items }, (_, position) => ({
    Code: position === 0 ? 'TransactionConflict' : 'None',
  }));
  return new TransactionCanceledException({ message: 'injected', $metadata: {}, CancellationReasons });
}

function writesOf(operation: string, input: Item): Write[] {
  const kind = writesIn[operation];
  if (kind !== undefined) return [{ kind, parameters: input }];
  if (operation !== 'TransactWriteItems') return [];
  return (input.TransactItems as Record<string, Item>[]).flatMap((item) =>
    Object.entries(item).map(([name, parameters]) => ({ kind: name as Write['kind'], parameters })),
  );
}

/** Sends a write and compares what was refused with what had to be. */
async function sendChecked(world: FaultyWorld, command: Command, writes: Write[]): Promise<Item> {
  const keys = writes.map(keyOf);
  const before = await world.engine.peek(
    writes.map(({ parameters }, index) => ({
      TableName: String(parameters.TableName),
      Key: keys[index] ?? {},
    })),
  );
  const beside = keys.map(({ sk }) => sk);
  const expected: number[] = [];
  writes.forEach(({ kind, parameters }, position) => {
    const key = keys[position] as { pk: string; sk: string };
    const item = parameters.Item as Item | undefined;
    const values = (parameters.ExpressionAttributeValues ?? {}) as Item;
    const facts = { kind, key, item, values, before: before[position], beside };
    const refused = mustRefuse(facts, world.provider);
    if (typeof refused === 'string') world.violation(refused);
    else if (refused) expected.push(position);
  });
  const names = keys.map(({ sk }) => sk.split('#')[0]).join(', ');
  const check = (actual: number[]) => {
    if (actual.join() !== expected.join())
      world.violation(`a write of ${names} was refused at [${actual}], not at [${expected}]`);
  };
  try {
    const answer = await world.engine.send(command);
    check([]);
    for (const [at, { kind }] of writes.entries())
      if (kind === 'Delete') await world.removes(keys[at] as { pk: string; sk: string });
    return answer;
  } catch (error) {
    if (error instanceof TransactionCanceledException)
      check(
        (error.CancellationReasons ?? []).flatMap(({ Code }, at) =>
          Code === 'ConditionalCheckFailed' ? [at] : [],
        ),
      );
    else if (error instanceof Error && error.name === 'ConditionalCheckFailedException') check([0]);
    throw error;
  }
}

function keyOf({ parameters }: Write): { pk: string; sk: string } {
  const { pk, sk } = (parameters.Key ?? parameters.Item) as Item;
  return { pk: String(pk), sk: String(sk) };
}

/** In a whole item and in the values of an update. Also for a write made again: the mark is only set once. */
function prepareShard({ shardPrefix, shardsUsed }: FaultyWorld, { parameters }: Write): void {
  for (const values of [parameters.Item, parameters.ExpressionAttributeValues] as (Item | undefined)[])
    for (const [name, value] of Object.entries(values ?? {})) {
      if (values === undefined || !name.endsWith('_shard') || String(value).startsWith(shardPrefix)) continue;
      values[name] = `${shardPrefix}${value}`;
      shardsUsed.add(String(values[name]));
    }
}

function prepareQuery({ shardPrefix, shardsUsed }: FaultyWorld, input: Item): boolean {
  if (input.IndexName === undefined) return true;
  const values = input.ExpressionAttributeValues as Item;
  // Every page of a query is asked for with the same values.
  const asked = String(values[':shard']);
  const shard = asked.startsWith(shardPrefix) ? asked : `${shardPrefix}${asked}`;
  values[':shard'] = shard;
  const from = (input.ExclusiveStartKey ?? {}) as Item;
  for (const name of Object.keys(from).filter((key) => key.endsWith('_shard'))) from[name] = shard;
  return shardsUsed.has(shard);
}
