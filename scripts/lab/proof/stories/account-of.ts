import type { Account } from '#functions/stores/accounts.ts';
import { someAccount } from '#functions/testing/some-account.ts';

/** The start of every story. */
export const epochMs = Date.UTC(2026, 0, 5);

/** The account of a user in a story. */
export const accountOf = (userId: string): Account =>
  someAccount({ userId, email: `${userId}@example.com`, createdAtMs: epochMs });
