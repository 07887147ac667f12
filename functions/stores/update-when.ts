import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Dynamo } from './ask-dynamo.ts';
import type { StoredItem } from './item-codec.ts';
import { isRefusedCondition } from './write-outcome.ts';

export type ConditionalUpdate = Omit<UpdateCommandInput, 'ReturnValues'> &
  Required<Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression'>>;

/** Returns the updated item, or undefined if its condition refused. */
export async function updateWhen(dynamo: Dynamo, update: ConditionalUpdate): Promise<StoredItem | undefined> {
  try {
    const { Attributes = {} } = await dynamo.send('UpdateItem', { ...update, ReturnValues: 'ALL_NEW' });
    return Attributes;
  } catch (error) {
    if (isRefusedCondition(error)) return undefined;
    throw error;
  }
}
