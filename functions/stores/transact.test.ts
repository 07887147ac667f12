import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, test } from 'vitest';
import { transact } from './transact.ts';

/** A client of which only `send` is ever called. */
const failingWith = (error: Error): DynamoDBDocumentClient =>
  ({ send: () => Promise.reject(error) }) as unknown as DynamoDBDocumentClient;
const named = (name: string, more: object = {}): Error => Object.assign(new Error(name), { name, ...more });
const cancelled = (...codes: string[]): Error =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: { httpStatusCode: 400 },
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
    cancelled('None', 'ProvisionedThroughputExceeded', 'TransactionConflict'),
    named('ProvisionedThroughputExceededException'),
    named('RequestLimitExceeded'),
    named('TransactionConflictException'),
  ])('by %s met a conflict', async (error) => {
    expect(await transact(failingWith(error), [])).toEqual({ kind: 'conflict', cause: error });
  });

  test.each([
    named('TimeoutError'),
    named('AbortError'),
    named('InternalServerError'),
    named('TransactionInProgressException'),
    named('Error', { code: 'ECONNRESET' }),
    named('Error', { code: 'ECONNREFUSED' }),
    named('UnknownError', { $metadata: { httpStatusCode: 502 } }),
  ])('by %s has an unknown outcome', async (error) => {
    expect(await transact(failingWith(error), [])).toEqual({ kind: 'unknown', cause: error });
  });

  test.each([
    named('ValidationException'),
    named('AccessDeniedException'),
    named('ResourceNotFoundException'),
    named('CredentialsProviderError'),
    named('ExpiredTokenException', { $metadata: { httpStatusCode: 400 } }),
    named('Error'),
    named('TypeError'),
    cancelled('None', 'ValidationError'),
    cancelled('TransactionConflict', 'ValidationError'),
    cancelled('None', 'None'),
  ])('by %s is a fault, known here or not', async (error) => {
    await expect(transact(failingWith(error), [])).rejects.toBe(error);
  });
});
