import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '#web/lib/testing/answer-calls.ts';
import InvoicePage from './invoice-page.tsx';

beforeEach(beSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = '/token/invoice/ord_1';

const me = () => Response.json(user);

describe('the page of an invoice', () => {
  it('asks its reader to check the connection when no answer came', async () => {
    answerCalls({ 'GET /user': me });
    renderOnPage(<InvoicePage />, address);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Your payment is not affected. Check your connection, then try again.',
    );
  });

  it('does not blame the connection for a fault of ours', async () => {
    answerCalls({
      'GET /user': me,
      'GET /pay/orders': () =>
        refusal(500, 'internal-error', 'Something went wrong on our side. Please try again.'),
    });
    renderOnPage(<InvoicePage />, address);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Something went wrong on our side. Please try again.');
    expect(alert.textContent).not.toContain('connection');
  });

  it('links to the dashboard with the payments, and home, when it does not exist', async () => {
    answerCalls({
      'GET /user': me,
      'GET /pay/orders': () => refusal(404, 'not-found', 'We couldn’t find that.'),
    });
    renderOnPage(<InvoicePage />, address);
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Back to homepage' }).getAttribute('href')).toBe('/');
  });

  it('shows the total and that it is paid first, then the item and its expiry', async () => {
    const order = {
      id: 'ord_2',
      status: 'PAID',
      amount: 26_000,
      createdAt: '2026-11-20T01:00:00.000Z',
      paidAt: '2026-11-20T01:01:00.000Z',
    };
    answerCalls({
      'GET /user': me,
      'GET /pay/orders': () => Response.json({ status: 'ok', data: { data: [order] } }),
    });
    renderOnPage(<InvoicePage />, '/token/invoice/ord_2');
    const paper = await screen.findByRole('article');
    expect(paper.textContent).toMatch(/^Tax invoice.*\$260\.00Paid.*Ordered.*Paid.*Order/);
    expect(paper.textContent).toContain('Valid for 45 days from the payment');
    expect(screen.getByRole('rowheader').textContent).toMatch(/^Waymint tokens, \$1\.00 each/);
  });
});
