/** What an account holds before its first purchase of tokens. */
export const emptyQuota = { token_balance: 0, expires_at: null };
