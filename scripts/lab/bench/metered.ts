import type { Dynamo } from '#functions/stores/ask-dynamo.ts';

export interface Units {
  write: number;
  read: number;
}

type Consumed = { CapacityUnits?: number };

/** Adds up the units that every request would be charged. */
export function metered<Client extends Dynamo>(client: Client): { dynamo: Client; units: Units } {
  const units: Units = { write: 0, read: 0 };
  const send: Dynamo['send'] = async (operation, asked) => {
    const answer = await client.send(operation, { ...asked, ReturnConsumedCapacity: 'TOTAL' });
    const { ConsumedCapacity } = answer as { ConsumedCapacity?: Consumed | Consumed[] };
    const kind = /^(Get|Query)/.test(operation) ? 'read' : 'write';
    for (const part of [ConsumedCapacity ?? []].flat()) units[kind] += part.CapacityUnits ?? 0;
    return answer;
  };
  return { dynamo: { ...client, send }, units };
}
