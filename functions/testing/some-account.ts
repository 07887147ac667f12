import type { Account } from '../stores/accounts.ts';

/** A stored account for tests that are about something else. */
export const someAccount = (more: Partial<Account> = {}): Account => ({
  userId: 'usr_1',
  email: 'somebody@example.com',
  profile: {
    full_name: 'Somebody',
    country: 'Australia',
    state: null,
    abn: null,
    skills: null,
    interests: null,
    budget: null,
    weekly_time: null,
  },
  verified: true,
  sessionEpoch: 0,
  createdAtMs: 0,
  ...more,
});
