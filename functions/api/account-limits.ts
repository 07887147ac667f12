import type { Limit } from '../stores/limits.ts';
import type { Slowing } from '../stores/slow-counter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Account limits are the same in every stage. Those with an address in their key count each address separately. */
export const failuresOfAccount: Limit = { name: 'login-failure', max: 10, windowSeconds: 15 * minute };
/** Counts one account or one session over all addresses, which leaves about a hundred attempts a day. */
export const guessing: Slowing = {
  name: 'guessing',
  free: 20,
  longestWaitSeconds: 15 * minute,
  forgottenAfterSeconds: day,
};
export const resetsOfAccount: Limit = { name: 'reset-mail', max: 5, windowSeconds: hour };
export const verificationsOfAccount: Limit = { name: 'verification-mail', max: 5, windowSeconds: hour };
/**
 * Each one sends a mail to an address that failed before; too many bounces would hurt the reputation of all our mail.
 */
export const resumesOfAccount: Limit = { name: 'mail-resume', max: 3, windowSeconds: day };
/** Each one could be used to find out whether an address has an account. */
export const correctionsOfAccount: Limit = { name: 'address-correction', max: 5, windowSeconds: day };
export const interestsOfEmail: Limit = { name: 'interest', max: 20, windowSeconds: hour };

/**
 * Counts one mailbox from one address, so that sign-ups from the same office, campus or workshop do not block each
 * other.
 */
export const signUpsOfMailbox: Limit = { name: 'sign-up', max: 5, windowSeconds: hour };

/** Counts mails from all accounts to unconfirmed addresses. */
export const confirmationsOfStage = (max: number): Limit => ({
  name: 'confirmation-mails',
  max,
  windowSeconds: hour,
});
export const brakeAlarms: Limit = { name: 'confirmation-mails-braked', max: 1, windowSeconds: hour };

/**
 * Counts mails of one kind to one mailbox, for any account and any request. Address variants that
 * the provider delivers to the same mailbox count together.
 */
export const takenNotices: Limit = { name: 'taken-notice', max: 1, windowSeconds: day };
export const guessingNotices: Limit = { name: 'guessing-notice', max: 1, windowSeconds: day };
export const signUpMails: Limit = { name: 'sign-up-mail', max: 3, windowSeconds: day };
export const passwordNotices: Limit = { name: 'password-notice', max: 5, windowSeconds: day };

/**
 * Mails that a person waits for: a daily number, then one per longer window, so that a stranger cannot use up all of
 * them.
 */
export interface MailboxLimit {
  daily: Limit;
  after: Limit;
}

/** The second window is as long as a link lives, so a person who gets no mail now still has a link that works. */
export const resetsOfMailbox: MailboxLimit = {
  daily: { name: 'reset-mailbox', max: 10, windowSeconds: day },
  after: { name: 'reset-mailbox-then', max: 1, windowSeconds: 30 * minute },
};
export const verificationsOfMailbox: MailboxLimit = {
  daily: { name: 'verification-mailbox', max: 10, windowSeconds: day },
  after: { name: 'verification-mailbox-then', max: 1, windowSeconds: hour },
};

/** Allows a reader to turn a page every half minute for an hour. */
export const placesOfAccount: Limit = { name: 'place-read', max: 120, windowSeconds: hour };

export const pagesOfAccount: Limit = { name: 'payment-page', max: 20, windowSeconds: hour };
export const checksOfAccount: Limit = { name: 'payment-check', max: 60, windowSeconds: hour };
export const plansOfAccount: Limit = { name: 'plan-quote', max: 30, windowSeconds: hour };

/** Address limits depend on the stage, because a test suite and an office each come from one address. */
export const ofAddress = (name: string, maxPerHour: number): Limit => ({
  name: `${name}-address`,
  max: maxPerHour,
  windowSeconds: hour,
});
