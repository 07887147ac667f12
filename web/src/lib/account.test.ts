import { expect, it } from 'vitest';
import { accountOf } from './account.ts';

it('tells accounts apart by their id, and by the token where that names none', () => {
  expect(accountOf(null)).toBeUndefined();
  expect(accountOf({ userId: 'mia', token: 't1' })).toBe('mia');
  expect(accountOf({ userId: '', token: 't1' })).toBe('t1');
});
