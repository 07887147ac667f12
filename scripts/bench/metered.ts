import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ThinClient } from '../proof/stories/thin-client.ts';

export interface Units {
  write: number;
  read: number;
}

type Consumed = { CapacityUnits?: number };
type Asked = { input: Record<string, unknown>; constructor: { name: string } };

/** Adds up what every request would be charged. */
function meter(send: (command: Asked) => Promise<object>) {
  const units: Units = { write: 0, read: 0 };
  const measured = async (command: Asked) => {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    const answer = await send(command);
    const { ConsumedCapacity } = answer as { ConsumedCapacity?: Consumed | Consumed[] };
    const kind = /^(Get|Query)/.test(command.constructor.name) ? 'read' : 'write';
    for (const part of [ConsumedCapacity ?? []].flat()) units[kind] += part.CapacityUnits ?? 0;
    return answer;
  };
  return { units, measured };
}

export function metered(client: DynamoDBDocumentClient): { dynamo: DynamoDBDocumentClient; units: Units } {
  const { units, measured } = meter((command) =>
    client.send(command as unknown as Parameters<typeof client.send>[0]),
  );
  const dynamo = Object.assign(Object.create(DynamoDBDocumentClient.prototype), { send: measured });
  return { dynamo, units };
}

/** The same for the client of the proofs; what is only peeked at is not counted. */
export function countUnits(client: ThinClient): { counted: ThinClient; units: Units } {
  const { units, measured } = meter(client.send);
  return {
    counted: { ...client, send: (command) => measured(command) as ReturnType<ThinClient['send']> },
    units,
  };
}
