import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * refused: nothing was written, and the conditions at these positions are why. unknown: a conflict, a throttle, or an
 * acknowledgement that never came; whether it was written is only known by reading again.
 */
export type Written =
  | { kind: 'written' }
  | { kind: 'refused'; at: readonly number[] }
  | { kind: 'unknown'; cause: unknown };

export async function transact(dynamo: DynamoDBDocumentClient, items: TransactItem[]): Promise<Written> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
    return { kind: 'written' };
  } catch (error) {
    const at = refusedPositions(error);
    if (at.length > 0) return { kind: 'refused', at };
    if (isOursToFix(error)) throw error;
    return { kind: 'unknown', cause: error };
  }
}

function refusedPositions(error: unknown): number[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).flatMap(({ Code }, position) =>
    Code === 'ConditionalCheckFailed' ? [position] : [],
  );
}

const faultsOfOurs = [
  'ValidationException',
  'AccessDeniedException',
  'ResourceNotFoundException',
  'UnrecognizedClientException',
  'ItemCollectionSizeLimitExceededException',
];

/** A request that can never succeed; anything else may have happened, or may happen yet. */
function isOursToFix(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    const fixable = ['ValidationError', 'ItemCollectionSizeLimitExceeded'];
    return (error.CancellationReasons ?? []).some(({ Code = '' }) => fixable.includes(Code));
  }
  return error instanceof Error && faultsOfOurs.includes(error.name);
}

export const absent = 'attribute_not_exists(pk)';

export const isRefusedCondition = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';
