/**
 * Every refusal of the API: its status, and the sentence used when the route has none.
 * 401 means a bad session and nothing else, because the client logs out on it; 403 is never used.
 */
export const errors = {
  'invalid-input': [400, 'Please check what you entered.'],
  'malformed-json': [400, 'The request is not valid JSON.'],
  'invalid-credentials': [400, 'Invalid email or password.'],
  'amount-invalid': [400, 'Invalid amount: please choose one from 1 to 5,000 tokens, in steps of 0.1.'],
  'agreement-missing': [400, 'You must agree to the Terms & Disclaimer.'],
  'contribution-invalid': [400, 'Minimum contribution is 1 AUD'],
  'contribution-too-large': [400, 'Maximum contribution is 10,000 AUD'],
  'cross-site-form': [400, 'The payment failed to start. Please start it from our own page.'],
  'plan-not-for-sale': [400, 'You can’t buy this plan online. Please email us.'],
  'wrong-password': [400, 'Your current password is not correct.'],
  'password-refused': [
    400,
    'This password is too easy to guess. Please choose another, such as a short sentence.',
  ],
  'licensed-work': [
    400,
    'Your answers mention work that usually needs a licence. A Basic plan has no reviewer to check that.',
  ],
  'prohibited-work': [400, 'We don’t make plans for this kind of work.'],
  'skill-missing': [
    400,
    'We couldn’t find a skill in your answers that people pay for. Please add what people have thanked or paid you for.',
  ],
  'figures-missing': [400, 'Please add your price and what one sale costs you.'],
  'feedback-missing': [400, 'Please say what should change. The customer will see it.'],
  'link-invalid': [400, 'This link is invalid or has expired. Please ask for a new one.'],
  'session-invalid': [401, 'Your session has ended. Please log in again.'],
  'insufficient-tokens': [402, 'Your balance is too low. Please add tokens and try again.'],
  'tokens-owed': [402, 'You owe tokens for a refunded payment. Please add tokens and try again.'],
  'path-locked': [402, 'This path is locked. Unlock it to read it all.'],
  'not-found': [404, 'We couldn’t find that.'],
  'email-taken': [409, 'An account with this email already exists.'],
  conflict: [409, 'Something changed while you were working. Please try again.'],
  'question-open': [409, 'Please answer the question under “What we understood” first. Nothing was spent.'],
  'run-active': [409, 'You already have an active plan. Please finish it before starting another one.'],
  'draft-stale': [
    409,
    'You also changed this draft in another window or on another device. We’ve kept both versions: please compare them before you save.',
  ],
  'run-locked': [409, 'This plan has already been submitted, so you can’t change its answers.'],
  'email-unverified': [
    409,
    'Please verify your email before you submit. Use the link we sent you, or get a new one.',
  ],
  'mail-stopped': [
    409,
    'Our emails to you bounced or were marked as spam, so we’ve stopped sending them. See your dashboard to fix this.',
  ],
  'mail-refused': [
    409,
    'Our emails to this address were marked as spam, and it was never verified. Please use a different address.',
  ],
  'review-changed': [409, 'Someone changed this review in another window. Please look at the plan again.'],
  'nothing-planned': [409, 'We can’t plan a business from these answers yet. Choose one, or send it back.'],
  'review-decided': [409, 'This submission has already been decided.'],
  'debt-open': [
    409,
    'You owe tokens for a refunded payment. Please add tokens before you delete your account, or contact us.',
  ],
  'account-leaving': [409, 'We’re deleting your account. If it’s still here in a minute, please try again.'],
  'plan-price-changed': [409, 'The price of this plan has changed. Please choose your plan again to see it.'],
  'price-changed': [409, 'The price of this path has changed. Please reload the page to see it.'],
  'path-cost-changed': [409, 'What you’d pay for this path has changed. Please check it and confirm again.'],
  'plan-quote-ended': [409, 'This price has expired. Please choose your plan again.'],
  'nothing-to-pay': [409, 'Your tokens already cover this.'],
  /** The payer did something else in the meantime; neither we nor the provider failed. */
  'payment-overtaken': [
    409,
    'Your payment page is open in another window, or your balance has just changed. Nothing was charged here. Please finish there, or try again.',
  ],
  'payment-not-paid': [409, 'This payment is not paid yet.'],
  'payment-completed': [409, 'This payment is already completed. Your tokens are in your balance.'],
  'payment-refunded': [409, 'This payment was refunded, so you can’t use it.'],
  'payment-mismatch': [409, 'Verification failed. Please contact us so that we can look into this payment.'],
  'wallet-frozen': [409, 'We’re checking your token balance. Please try again later.'],
  'document-expired': [410, 'This document was available for 30 days and has expired.'],
  'body-too-large': [413, 'That’s too much to send in one go.'],
  'unsupported-media-type': [415, 'This address doesn’t accept that content type.'],
  'too-many-requests': [429, 'Too many attempts. Please wait a moment and try again.'],
  'mail-not-sent': [500, 'We couldn’t send the email. Please try again in a few minutes.'],
  'internal-error': [500, 'Something went wrong on our side. Please try again.'],
  'payment-unavailable': [503, 'The payment page failed to open. Nothing was charged; please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errors;

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

/** Finds the sentence for a code in an address; returns undefined for any other text. */
export function paymentFormSentence(code: string | null): string | undefined {
  const known = paymentFormErrors.find((candidate) => candidate === code);
  return known === undefined ? undefined : errors[known][1];
}

export const statusOf = (code: ErrorCode): number => errors[code][0];
export const sentenceOf = (code: ErrorCode): string => errors[code][1];

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Rounds up, so that a person who waits that long is not refused again. */
function waitingTime(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

export const tryAgainIn = (seconds: number): string =>
  `Too many attempts. Please try again in ${waitingTime(seconds)}.`;
