import type { Limit } from '../stores/limits.ts';

const minute = 60;
const hour = 60 * minute;

/** Limits of an account are the same in every stage. */
export const failuresOfAccount: Limit = { name: 'login-failure', max: 10, windowSeconds: 15 * minute };
export const resetsOfAccount: Limit = { name: 'reset-mail', max: 5, windowSeconds: hour };
export const verificationsOfAccount: Limit = { name: 'verification-mail', max: 5, windowSeconds: hour };
export const takenNotices: Limit = { name: 'taken-notice', max: 1, windowSeconds: 24 * hour };
export const interestsOfEmail: Limit = { name: 'interest', max: 20, windowSeconds: hour };

/** Limits of an address are the stage's: a test suite comes from one address, and so does an office. */
export const ofAddress = (name: string, maxPerHour: number): Limit => ({
  name: `${name}-address`,
  max: maxPerHour,
  windowSeconds: hour,
});
