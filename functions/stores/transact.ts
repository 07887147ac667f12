import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Dynamo } from './ask-dynamo.ts';
import { classifyWriteError, type WriteFailure } from './write-outcome.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

export type Written = { kind: 'written' } | WriteFailure;

export async function transact(dynamo: Dynamo, items: TransactItem[]): Promise<Written> {
  try {
    await dynamo.send('TransactWriteItems', { TransactItems: items });
    return { kind: 'written' };
  } catch (error) {
    const outcome = classifyWriteError(error);
    if (outcome === undefined) throw error;
    return outcome;
  }
}

export const absent = 'attribute_not_exists(pk)';
