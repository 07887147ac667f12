/** The key of an account in the users table (accounts.ts). */
export const accountKey = (userId: string) => ({ pk: userId, sk: 'account' });
