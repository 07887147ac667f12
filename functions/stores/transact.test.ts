import { describe, expect, it, test } from 'vitest';
import type { Dynamo } from './ask-dynamo.ts';
import { transact } from './transact.ts';
import { isConflict } from './write-outcome.ts';

const failingWith = (error: Error): Dynamo => ({ send: () => Promise.reject(error) });
const named = (name: string, more: object = {}): Error => Object.assign(new Error(name), { name, ...more });
const cancelled = (...codes: string[]): Error =>
  named('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) });

describe('a failed transaction', () => {
  it('was refused at the positions of its conditions, even with a conflict at another position', async () => {
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
    named('TransactionConflictException'),
  ])('met a conflict in %s, which only the connection repeats', async (error) => {
    expect(isConflict(error)).toBe(true);
    await expect(transact(failingWith(error), [])).rejects.toBe(error);
  });

  test.each([
    named('TimeoutError'),
    named('AbortError'),
    named('InternalServerError'),
    named('TransactionInProgressException'),
    named('Error', { code: 'ECONNRESET' }),
    named('Error', { code: 'ECONNREFUSED' }),
    named('SyntaxError', { $metadata: { httpStatusCode: 502 } }),
  ])('has an unknown outcome after %s', async (error) => {
    expect(await transact(failingWith(error), [])).toEqual({ kind: 'unknown', cause: error });
  });

  test.each([
    named('ValidationException'),
    named('AccessDeniedException'),
    named('ResourceNotFoundException'),
    named('CredentialsProviderError'),
    named('ExpiredTokenException', { $metadata: { httpStatusCode: 400 } }),
    named('ThrottlingException'),
    named('ProvisionedThroughputExceededException'),
    named('RequestLimitExceeded'),
    named('Error'),
    named('TypeError'),
    cancelled('None', 'ValidationError'),
    cancelled('TransactionConflict', 'ValidationError'),
    cancelled('None', 'None'),
  ])('is a fault after %s', async (error) => {
    expect(isConflict(error)).toBe(false);
    await expect(transact(failingWith(error), [])).rejects.toBe(error);
  });
});
