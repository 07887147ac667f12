import type { Limit } from '../stores/limits.ts';
import type { Slowing } from '../stores/slow-counter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits of an account are the same in every stage; those with an address beside it count each address apart. */
export const failuresOfAccount: Limit = { name: 'login-failure', max: 10, windowSeconds: 15 * minute };
/** Of one account, or one session, from all addresses: some hundred attempts a day at most. */
export const guessing: Slowing = {
  name: 'guessing',
  free: 20,
  longestWaitSeconds: 15 * minute,
  forgottenAfterSeconds: day,
};
export const resetsOfAccount: Limit = { name: 'reset-mail', max: 5, windowSeconds: hour };
export const verificationsOfAccount: Limit = { name: 'verification-mail', max: 5, windowSeconds: hour };
/** Each says again that an address works, and sends to it: too often would cost the standing of all mail. */
export const resumesOfAccount: Limit = { name: 'mail-resume', max: 3, windowSeconds: day };
/** Each could ask whether an address has an account. */
export const correctionsOfAccount: Limit = { name: 'address-correction', max: 5, windowSeconds: day };
export const interestsOfEmail: Limit = { name: 'interest', max: 20, windowSeconds: hour };

/** Of one mailbox from one address: the other sign-ups of an office, a campus or a workshop count apart. */
export const signUpsOfMailbox: Limit = { name: 'sign-up', max: 5, windowSeconds: hour };

/** To addresses that nobody has confirmed, by everybody. */
export const confirmationsOfStage = (max: number): Limit => ({
  name: 'confirmation-mails',
  max,
  windowSeconds: hour,
});
export const brakeAlarms: Limit = { name: 'confirmation-mails-braked', max: 1, windowSeconds: hour };

/**
 * Mails of a kind to one mailbox, no matter who asked for them or which account they are about. Variants of an address
 * that its provider delivers to one mailbox count together.
 */
export const takenNotices: Limit = { name: 'taken-notice', max: 1, windowSeconds: day };
export const guessingNotices: Limit = { name: 'guessing-notice', max: 1, windowSeconds: day };
export const signUpMails: Limit = { name: 'sign-up-mail', max: 3, windowSeconds: day };
export const passwordNotices: Limit = { name: 'password-notice', max: 5, windowSeconds: day };

/** What somebody waits for: so many a day, and after those one in every so often, so that no stranger uses it up. */
export interface MailboxLimit {
  daily: Limit;
  after: Limit;
}

/** The second window is as long as a link lives: a person who is sent none now has one that works in the mailbox. */
export const resetsOfMailbox: MailboxLimit = {
  daily: { name: 'reset-mailbox', max: 10, windowSeconds: day },
  after: { name: 'reset-mailbox-then', max: 1, windowSeconds: 30 * minute },
};
export const verificationsOfMailbox: MailboxLimit = {
  daily: { name: 'verification-mailbox', max: 10, windowSeconds: day },
  after: { name: 'verification-mailbox-then', max: 1, windowSeconds: hour },
};

/** A reader who turns a page every half minute, all hour. */
export const placesOfAccount: Limit = { name: 'place-read', max: 120, windowSeconds: hour };

export const pagesOfAccount: Limit = { name: 'payment-page', max: 20, windowSeconds: hour };
export const checksOfAccount: Limit = { name: 'payment-check', max: 60, windowSeconds: hour };
export const plansOfAccount: Limit = { name: 'plan-quote', max: 30, windowSeconds: hour };

/** Limits of an address are the stage's: a test suite comes from one address, and so does an office. */
export const ofAddress = (name: string, maxPerHour: number): Limit => ({
  name: `${name}-address`,
  max: maxPerHour,
  windowSeconds: hour,
});
