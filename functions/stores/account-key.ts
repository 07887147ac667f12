export const accountKey = (userId: string) => ({ pk: userId, sk: 'account' });
