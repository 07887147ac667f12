import { describe, expect, it, test } from 'vitest';
import type { Dynamo } from '../aws/ask-dynamo.ts';
import { ServiceError } from '../aws/service-error.ts';
import { transact } from './transact.ts';

const failingWith = (error: Error): Dynamo => ({ send: () => Promise.reject(error) });
const named = (name: string, more: object = {}): Error => Object.assign(new Error(name), { name, ...more });
const cancelled = (...codes: string[]): Error =>
  new ServiceError({
    status: 400,
    headers: {},
    body: JSON.stringify({
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      message: 'cancelled',
      CancellationReasons: codes.map((Code) => ({ Code })),
    }),
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
    new ServiceError({ status: 502, headers: {}, body: '<h1>Bad gateway' }),
  ])('by %s has an unknown outcome', async (error) => {
    expect(await transact(failingWith(error), [])).toEqual({ kind: 'unknown', cause: error });
  });

  test.each([
    named('ValidationException'),
    named('AccessDeniedException'),
    named('ResourceNotFoundException'),
    named('CredentialsProviderError'),
    new ServiceError({ status: 400, headers: {}, body: '{"__type":"ExpiredTokenException"}' }),
    named('Error'),
    named('TypeError'),
    cancelled('None', 'ValidationError'),
    cancelled('TransactionConflict', 'ValidationError'),
    cancelled('None', 'None'),
  ])('by %s is a fault, known here or not', async (error) => {
    await expect(transact(failingWith(error), [])).rejects.toBe(error);
  });
});
