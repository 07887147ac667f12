import { describe, expect, it } from 'vitest';
import type { Asked, Dynamo } from './ask-dynamo.ts';
import { readTogether } from './read-items.ts';

const table = 'things';
const keys = ['one', 'two'].map((sk) => ({ pk: 'owner', sk }));

/** Answers only the first key of each request for a while and leaves the others unprocessed. */
function reluctant(mostKept: number) {
  const asked: unknown[] = [];
  const waits: number[] = [];
  const send = async (_operation: string, { RequestItems }: Asked<'BatchGetItem'>) => {
    const wanted = RequestItems?.[table]?.Keys ?? [];
    asked.push(wanted);
    const kept = asked.length <= mostKept ? wanted.slice(-1) : [];
    const given = wanted.filter((key) => !kept.includes(key));
    return {
      Responses: { [table]: given },
      UnprocessedKeys: kept.length > 0 ? { [table]: { Keys: kept } } : {},
    };
  };
  const pacing = { random: () => 0.5, sleep: async (ms: number) => void waits.push(ms) };
  // A cast is needed, because `send` is generic over all operations and this one handles a single operation.
  const dynamo = { send } as unknown as Dynamo;
  return { read: () => readTogether(dynamo, { table, keys }, pacing), asked, waits };
}

describe('a read of several items', () => {
  it('waits longer each time before it requests unprocessed keys again', async () => {
    const { read, asked, waits } = reluctant(3);
    expect([...(await read()).keys()]).toEqual(['one', 'two']);
    expect(asked).toEqual([keys, [keys[1]], [keys[1]], [keys[1]]]);
    expect(waits).toEqual([12.5, 25, 50]);
  });

  it('fails after six requests', async () => {
    const { read, asked } = reluctant(9);
    await expect(read()).rejects.toThrow('DynamoDB did not return all items of a read');
    expect(asked).toHaveLength(6);
  });
});
