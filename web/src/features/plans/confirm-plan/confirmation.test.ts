import { describe, expect, it } from 'vitest';
import { type ErrorCode, sentenceOf, statusOf } from '#shared/contract/errors.ts';
import {
  afterCancelRefused,
  afterStartRefused,
  afterVerifyRefused,
  readConfirmation,
} from './confirmation.ts';

const offline = { ok: false, kind: 'network' } as const;

const refused = (code: ErrorCode) =>
  ({ ok: false, kind: 'refused', status: statusOf(code), code, message: sentenceOf(code) }) as const;

const elsewhere = 'This link isn’t for this account. You may be logged in to a different one.';

describe('a cancelled payment', () => {
  it.each([offline, refused('internal-error'), refused('payment-unavailable')])(
    'is not called cancelled when cancelling failed: %j',
    (failure) => {
      expect(afterCancelRefused(failure)).toEqual({
        kind: 'cancel-failed',
        reason: 'Cancellation failed. Please try again.',
        worthAnotherTry: true,
      });
    },
  );

  it.each(['payment-mismatch', 'payment-refunded'] as const)(
    'says why it can never be cancelled: %s',
    (code) => {
      expect(afterCancelRefused(refused(code))).toEqual({
        kind: 'cancel-failed',
        reason: sentenceOf(code),
        worthAnotherTry: false,
      });
    },
  );
});

describe('a payment that was not confirmed', () => {
  it.each([
    [offline, 'Network error. Please try again.', true],
    [refused('internal-error'), sentenceOf('internal-error'), true],
    [refused('payment-mismatch'), sentenceOf('payment-mismatch'), false],
  ])('is unconfirmed after %j', (failure, reason, worthAnotherTry) => {
    expect(afterVerifyRefused(failure)).toEqual({ kind: 'unconfirmed', reason, worthAnotherTry });
  });

  it('is known to be unpaid so far, when the payment page says so', () => {
    expect(afterVerifyRefused(refused('payment-not-paid'))).toEqual({
      kind: 'unconfirmed',
      reason: sentenceOf('payment-not-paid'),
      worthAnotherTry: true,
      unpaid: true,
    });
  });

  it('belongs to another account if it is not found, finished or not', () => {
    const absent = { reason: elsewhere, worthAnotherTry: false, absent: true };
    expect(afterVerifyRefused(refused('not-found'))).toEqual({ kind: 'unconfirmed', ...absent });
    expect(afterCancelRefused(refused('not-found'))).toEqual({ kind: 'cancel-failed', ...absent });
  });

  it('is certain while its wallet is being checked', () => {
    const reason = sentenceOf('wallet-frozen');
    expect(afterVerifyRefused(refused('wallet-frozen'))).toEqual({
      kind: 'refused',
      reason,
      next: 'try-again',
    });
  });

  it('counts as returned once it was refunded, so no tokens are promised for it', () => {
    expect(afterVerifyRefused(refused('payment-refunded'))).toEqual({
      kind: 'refused',
      reason: sentenceOf('payment-refunded'),
      next: 'choose-again',
      moneyBack: true,
    });
  });
});

describe('a run that could not be made', () => {
  it.each([
    ['run-active', 'open-active-plan'],
    ['insufficient-tokens', 'pay-difference'],
    ['tokens-owed', 'pay-difference'],
    ['wallet-frozen', 'try-again'],
    ['conflict', 'try-again'],
    ['too-many-requests', 'try-again'],
  ] as const)('after %s says why, and leads on: %s', (code, next) => {
    expect(afterStartRefused(refused(code))).toEqual({ kind: 'refused', reason: sentenceOf(code), next });
  });

  it.each([
    ['plan-quote-ended', sentenceOf('plan-quote-ended'), 'price'],
    ['not-found', elsewhere, 'choice'],
  ] as const)('after %s was refused because of the choice', (code, reason, choiceEnded) => {
    expect(afterStartRefused(refused(code))).toEqual({
      kind: 'refused',
      reason,
      next: 'choose-again',
      choiceEnded,
    });
  });

  it.each([
    [offline, 'Network error. Please try again.'],
    [refused('internal-error'), sentenceOf('internal-error')],
  ])('may exist anyway when the answer was lost: %j', (failure, reason) => {
    expect(afterStartRefused(failure)).toEqual({ kind: 'unknown', reason });
  });
});

describe('the task of the confirm page', () => {
  it.each([
    ['pc_sid=p1', { kind: 'start', quoteId: 'p1' }],
    ['pc_sid=p1&error=nothing-to-pay', { kind: 'start', quoteId: 'p1' }],
    ['pc_sid=p1&status=success&session_id=cs_1', { kind: 'verify', quoteId: 'p1', checkoutId: 'cs_1' }],
    ['pc_sid=p1&status=cancel&session_id=cs_1', { kind: 'cancel', quoteId: 'p1', checkoutId: 'cs_1' }],
    ['pc_sid=p1&status=cancel', { kind: 'cancel', quoteId: 'p1', checkoutId: undefined }],
    ['pc_sid=p1&status=success', { kind: 'nothing' }],
    ['pc_sid=p1&status=won', { kind: 'nothing' }],
    ['status=success&session_id=cs_1', { kind: 'nothing' }],
    ['status=success', { kind: 'nothing' }],
    ['', { kind: 'nothing', unnamed: true }],
    ['pc_sid=p1&error=session-invalid', { kind: 'start', quoteId: 'p1' }],
    [
      'pc_sid=p1&error=payment-unavailable',
      { kind: 'refused', reason: sentenceOf('payment-unavailable'), next: 'choose-again' },
    ],
    [
      'pc_sid=p1&error=plan-price-changed',
      {
        kind: 'refused',
        reason: sentenceOf('plan-price-changed'),
        next: 'choose-again',
        choiceEnded: 'price',
      },
    ],
    ['pc_sid=p1&error=Ring%20me', { kind: 'nothing' }],
  ])('is read from ?%s', (query, step) => {
    expect(readConfirmation(new URLSearchParams(query))).toEqual(step);
  });
});
