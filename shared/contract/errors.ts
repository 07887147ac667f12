/**
 * Every refusal the API can give: its status and the sentence used when the route has none of its own.
 * 401 means a bad session and nothing else, because the client answers it by logging out; 403 is never used.
 */
export const errors = {
  'invalid-input': [400, 'Please check what you entered.'],
  'malformed-json': [400, 'The request is not valid JSON.'],
  'invalid-credentials': [400, 'Invalid email or password.'],
  'amount-invalid': [400, 'Invalid amount: please choose one from 1 to 5,000 tokens, in steps of 0.1.'],
  'agreement-missing': [400, 'You must agree to the Terms & Disclaimer.'],
  'contribution-invalid': [400, 'Minimum contribution is 1 AUD'],
  'contribution-too-large': [400, 'Maximum contribution is 10,000 AUD'],
  'cross-site-form': [400, 'The payment failed to start: please begin it from our own page.'],
  'plan-not-for-sale': [400, 'This plan cannot be bought online. Please contact us by email.'],
  'wrong-password': [400, 'Your current password is not correct.'],
  'password-refused': [
    400,
    'This password is too easy to guess. Please choose another, such as a short sentence.',
  ],
  'licensed-work': [
    400,
    'Your answers mention work that usually needs a licence, and a Basic plan has no reviewer to check that.',
  ],
  'prohibited-work': [400, 'We don’t make plans for work of this kind.'],
  'skill-missing': [
    400,
    'We found no skill in your answers that people pay for. Please add what people have thanked you or paid you for.',
  ],
  'figures-missing': [400, 'Please add your price and what one sale costs you.'],
  'feedback-missing': [400, 'Please say what should change: the feedback is shown to the person who asked.'],
  'link-invalid': [400, 'This link is invalid or has expired. Please ask for a new one.'],
  'session-invalid': [401, 'Your session has ended. Please log in again.'],
  'insufficient-tokens': [402, 'Your token balance is too low. Please add tokens and try again.'],
  'tokens-owed': [402, 'A refunded payment left tokens to settle. Please add tokens and try again.'],
  'path-locked': [402, 'This path is locked. Please unlock it to read all of it.'],
  'not-found': [404, 'Nothing was found here.'],
  'email-taken': [409, 'An account with this email already exists.'],
  conflict: [409, 'This changed while you were working. Please try again.'],
  'question-open': [409, 'Please answer the question under “What we understood” first. Nothing was spent.'],
  'run-active': [409, 'You already have an active plan. Please finish it before starting another one.'],
  'draft-stale': [
    409,
    'This draft was changed in another window or on another device. Both versions are kept: please compare them before you save.',
  ],
  'run-locked': [409, 'This plan was submitted already, so its answers can no longer be changed.'],
  'email-unverified': [
    409,
    'Please confirm your email before you submit: use the link we sent you, or ask for a new one.',
  ],
  'mail-stopped': [
    409,
    'Mail to your address came back or was reported as unwanted, so we no longer send any there. Your dashboard says what you can do.',
  ],
  'mail-refused': [
    409,
    'Somebody at this address told us that our mail is unwanted, and the address was never confirmed. Please give us another address.',
  ],
  'review-changed': [
    409,
    'This review was changed in another window or by another reviewer. Please look at the plan again.',
  ],
  'nothing-planned': [409, 'No business can be planned from these answers yet. Choose one, or send it back.'],
  'review-decided': [409, 'This submission has been decided already.'],
  'debt-open': [
    409,
    'A refunded payment left tokens to settle. Please add tokens to settle it before you delete your account, or contact us.',
  ],
  'account-leaving': [
    409,
    'Your account is being deleted. If it is still here in a minute, please delete it once more.',
  ],
  'plan-price-changed': [
    409,
    'What you would pay for this plan has changed since it was shown. Please choose your plan again to see it.',
  ],
  'price-changed': [409, 'The price of this path has changed. Please load the page again to see it.'],
  'path-cost-changed': [
    409,
    'What you would pay for this path has changed since it was shown. Please check it and confirm again.',
  ],
  'plan-quote-ended': [409, 'This price has ended. Please choose your plan again.'],
  'nothing-to-pay': [409, 'Your tokens already cover this.'],
  /** Its payer did something else meanwhile: nothing of ours or the provider's has failed. */
  'payment-overtaken': [
    409,
    'Your payment page is open in another window, or your balance has just changed. Nothing was charged here; please finish there, or try again.',
  ],
  'payment-not-paid': [409, 'This payment is not paid yet.'],
  'payment-completed': [409, 'This payment is already completed. Your tokens are in your balance.'],
  'payment-refunded': [409, 'This payment was refunded, so it can no longer be used.'],
  'payment-mismatch': [409, 'Verification failed. Please contact us so that we can look into this payment.'],
  'wallet-frozen': [409, 'Your token balance is being checked by our staff. Please try again later.'],
  'document-expired': [410, 'This document was available for 30 days and is no longer kept.'],
  'body-too-large': [413, 'That is too much to send at once.'],
  'unsupported-media-type': [415, 'The request has a content type this address does not take.'],
  'too-many-requests': [429, 'Too many attempts. Please wait a little and try again.'],
  'mail-not-sent': [500, 'The email could not be sent. Please try again in a few minutes.'],
  'internal-error': [500, 'Something went wrong on our side. Please try again.'],
  'payment-unavailable': [503, 'The payment page failed to open. Nothing was charged; please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errors;

/** The refusals a payment form is sent back with, as `error` in the query of the page it came from. */
export const paymentFormErrors = [
  'invalid-input',
  'amount-invalid',
  'agreement-missing',
  'contribution-invalid',
  'contribution-too-large',
  'cross-site-form',
  'session-invalid',
  'plan-quote-ended',
  'plan-price-changed',
  'path-cost-changed',
  'run-active',
  'nothing-to-pay',
  'payment-not-paid',
  'payment-mismatch',
  'wallet-frozen',
  'too-many-requests',
  'payment-overtaken',
  'payment-unavailable',
  'internal-error',
] as const satisfies readonly ErrorCode[];

/** The sentence to show for a code in an address; undefined for anything else that stands there. */
export function paymentFormSentence(code: string | null): string | undefined {
  const known = paymentFormErrors.find((candidate) => candidate === code);
  return known === undefined ? undefined : errors[known][1];
}

export const statusOf = (code: ErrorCode): number => errors[code][0];
export const sentenceOf = (code: ErrorCode): string => errors[code][1];

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Rounded up, so that nobody who waits as long as they are told is refused again. */
function waitingTime(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** For a limit whose end is known. */
export const tryAgainIn = (seconds: number): string =>
  `Too many attempts. Please try again in ${waitingTime(seconds)}.`;
