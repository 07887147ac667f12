import { expect, it } from 'vitest';
import { accountOf } from './account.ts';

it('an account is identified by its id, or by the token without one', () => {
  expect(accountOf(null)).toBeUndefined();
  expect(accountOf({ userId: 'mia', token: 't1' })).toBe('mia');
  expect(accountOf({ userId: '', token: 't1' })).toBe('t1');
});
