import type { Account } from '#functions/stores/accounts.ts';

/** When every story begins. */
export const epochMs = Date.UTC(2026, 0, 5);

/** The account of somebody in a story. */
export const accountOf = (userId: string): Account => ({
  userId,
  email: `${userId}@example.com`,
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
  createdAtMs: epochMs,
});
