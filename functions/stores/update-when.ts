import { type DynamoDBDocumentClient, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { StoredItem } from './item-codec.ts';
import { isRefusedCondition } from './write-outcome.ts';

export type ConditionalUpdate = Omit<UpdateCommandInput, 'ReturnValues'> &
  Required<Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression'>>;

/** The item as the update left it; undefined when its condition refused. */
export async function updateWhen(
  dynamo: DynamoDBDocumentClient,
  update: ConditionalUpdate,
): Promise<StoredItem | undefined> {
  try {
    const { Attributes = {} } = await dynamo.send(new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW' }));
    return Attributes;
  } catch (error) {
    if (isRefusedCondition(error)) return undefined;
    throw error;
  }
}
