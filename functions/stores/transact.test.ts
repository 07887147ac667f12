import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, test } from 'vitest';
import { transact } from './transact.ts';

const failingWith = (error: Error): DynamoDBDocumentClient =>
  ({ send: () => Promise.reject(error) }) as unknown as DynamoDBDocumentClient;
const named = (name: string): Error => Object.assign(new Error(name), { name });
const cancelled = (...codes: string[]): Error =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

describe('a transaction that failed', () => {
  it('by conditions was refused at their positions, a conflict beside them or not', async () => {
    const error = cancelled(
      'None',
      'ConditionalCheckFailed',
      'TransactionConflict',
      'ConditionalCheckFailed',
    );
    expect(await transact(failingWith(error), [])).toEqual({ kind: 'refused', at: [1, 3] });
  });

  test.each([
    cancelled('TransactionConflict', 'None'),
    cancelled('ThrottlingError'),
    named('TimeoutError'),
    named('InternalServerError'),
    named('ProvisionedThroughputExceededException'),
    named('TransactionInProgressException'),
  ])('by %s has an unknown outcome', async (error) => {
    expect(await transact(failingWith(error), [])).toEqual({ kind: 'unknown', cause: error });
  });

  test.each([
    named('ValidationException'),
    named('AccessDeniedException'),
    named('ResourceNotFoundException'),
    cancelled('None', 'ValidationError'),
  ])('by %s is a fault of ours', async (error) => {
    await expect(transact(failingWith(error), [])).rejects.toBe(error);
  });
});
