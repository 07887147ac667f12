import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paymentFormErrors, sentenceOf } from '#shared/contract/errors.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn } from '#web/lib/testing/answer-calls.ts';
import { PaymentBanner, type PaymentBannerProps, paymentTone } from './payment-banner.tsx';
import type { PaymentReturnState } from './payment-return.ts';

describe('payment banner', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  const quiet: PaymentReturnState = {
    asking: undefined,
    settlement: undefined,
    left: undefined,
    notStarted: false,
    goOnTo: undefined,
    askAgain: () => undefined,
    missesToken: false,
    missToken: () => undefined,
  };

  const show = (state: Partial<PaymentBannerProps>) =>
    renderOnPage(<PaymentBanner {...quiet} {...state} />, '/token/order?buy=500');

  const said = () => screen.getByRole('status').textContent;

  describe('the outcome of a payment', () => {
    it('is announced in a region that exists from the start', () => {
      show({});
      expect(said()).toBe('');
    });

    it.each([
      ['success', 'Checking your payment…'],
      ['cancel', 'Cancelling the payment you left…'],
    ] as const)('is being requested after %s', (asking, words) => {
      show({ asking });
      expect(said()).toContain(words);
    });

    it.each([
      [
        { message: 'Payment verified.', settled: true, paid: true, cancelled: false },
        'Your tokens are in your balance.',
      ],
      [
        { message: 'Payment was cancelled.', settled: true, paid: false, cancelled: true },
        'No charge was made. You can choose again below.',
      ],
      [
        { message: 'Verification failed. Please try again.', settled: false, paid: false, cancelled: false },
        'If you paid, your tokens will arrive on their own. Don’t pay twice.',
      ],
    ])('explains “$message”', (settlement, meaning) => {
      show({ settlement });
      expect(said()).toContain(`${settlement.message}${meaning}`);
    });

    it('offers an abandoned order again', async () => {
      const order = { id: 'ord_1', status: 'CANCELLED', amount: 3000, createdAt: new Date(0).toISOString() };
      beSignedIn();
      answerCalls({
        'GET /pay/orders': () =>
          Response.json({ status: 'ok', data: { data: [{ ...order, paidAt: null }] } }),
      });
      const choose = vi.fn();
      const settlement = {
        message: 'Payment was cancelled.',
        settled: true,
        paid: false,
        cancelled: true,
        orderId: 'ord_1',
      };
      renderOnPage(<PaymentBanner {...quiet} settlement={settlement} onChoose={choose} />);
      await userEvent.click(await screen.findByRole('button', { name: 'Try again: 30 tokens, $30' }));
      expect(choose).toHaveBeenCalledWith(3000);
      vi.unstubAllGlobals();
    });

    it('claims no more about a refusal than its own words', () => {
      show({ settlement: { message: 'Invalid amount.', settled: true, paid: false, cancelled: false } });
      expect(said()).toBe('Invalid amount.');
    });

    it('links to the visitor’s goal; otherwise the purchase shows the next step', () => {
      const settlement = { message: 'Payment verified.', settled: true, paid: true, cancelled: false };
      show({ settlement, goOnTo: '/make-money/plans' });
      expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/make-money/plans');
      cleanup();
      show({ settlement });
      expect(screen.queryByRole('link')).toBeNull();
    });

    it('after an old address does not call spent tokens available', () => {
      const settlement = { message: 'Payment verified.', settled: true, paid: true, cancelled: false };
      show({ settlement, isLessByNow: true });
      expect(said()).toContain('Its tokens were added to your balance. Some have been used since.');
    });

    it('is retried where that may help, and only there', async () => {
      const askAgain = vi.fn();
      const message = 'Verification failed. Please try again.';
      show({ askAgain, settlement: { message, settled: false, paid: false, cancelled: false } });
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      expect(askAgain).toHaveBeenCalledTimes(1);
      cleanup();
      show({
        settlement: {
          message: 'This payment was not found.',
          settled: true,
          paid: false,
          cancelled: false,
          absent: true,
        },
      });
      expect(screen.queryByRole('button')).toBeNull();
      expect(said()).toContain('You may be logged in to a different one. If you’ve paid, don’t pay again');
      // A payment that was not found may have succeeded: the dashboard knows.
      expect(screen.getByRole('link', { name: 'See your payments' }).getAttribute('href')).toBe('/dashboard');
    });

    it('says that an uncancelled payment could still be paid, and cancels again', async () => {
      const askAgain = vi.fn();
      const message = 'Cancellation failed. Please try again.';
      show({
        askAgain,
        left: 'cancel',
        settlement: { message, settled: false, paid: false, cancelled: false },
      });
      expect(said()).toContain('The payment page may still be open and could still be paid.');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel again' }));
      expect(askAgain).toHaveBeenCalledTimes(1);
    });

    it('takes the focus when a log-in is missing, and links there with a return address', () => {
      vi.stubGlobal('scrollTo', () => undefined);
      show({
        missesToken: true,
        settlement: { message: 'Missing token.', settled: false, paid: false, cancelled: false },
      });
      const { activeElement } = document;
      expect(screen.getByRole('status').contains(activeElement)).toBe(true);
      expect(activeElement?.textContent).toContain('Missing token.');
      expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
        `/login?${new URLSearchParams({ ref: '/token/order?buy=500' })}`,
      );
      vi.unstubAllGlobals();
    });
  });
});

describe('the colour of a message on a payment', () => {
  it.each([
    ['Payment verified.', 'success'],
    ['Transaction complete. The order is completed.', 'success'],
    ['Payment was cancelled.', 'warning'],
    ['This payment is not paid yet.', 'warning'],
    ['Verification failed. Please try again.', 'failed'],
    ['Cancellation failed. Please try again.', 'failed'],
    ['Invalid payment session.', 'failed'],
    ['This payment was not found.', 'failed'],
    [sentenceOf('payment-completed'), 'success'],
    [sentenceOf('payment-mismatch'), 'failed'],
    ['The completed order failed.', 'failed'],
    ['The verified payment was cancelled.', 'warning'],
    ['This payment is not verified.', 'warning'],
    ['This payment was not yet completed.', 'warning'],
    ['An unverified address', 'warning'],
    ['Missing token.', 'warning'],
    ['', 'warning'],
  ])('%j is %s', (message, tone) => {
    expect(paymentTone(message)).toBe(tone);
  });

  it.each(paymentFormErrors)('never shows the refusal %s as a success', (code) => {
    expect(paymentTone(sentenceOf(code))).not.toBe('success');
  });
});
