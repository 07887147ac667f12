import { describe, expect, it } from 'vitest';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import { invoiceOf } from './invoice-paper.tsx';

const paid: PaymentOrder = {
  id: 'ord_1',
  status: 'PAID',
  amount: 3850,
  createdAt: '2026-11-20T01:00:00.000Z',
  paidAt: '2026-11-20T01:01:00.000Z',
};

describe('the invoice of an order', () => {
  it('shows the tax included in the price', () => {
    expect(invoiceOf(paid)).toEqual({
      title: 'Tax invoice',
      bought: 3850,
      quantity: '38.5',
      total: '$38.50',
      gst: '$3.50',
      net: '$35.00',
      status: 'Paid',
    });
  });

  it.each([
    ['Pro plan', { plan: { type: 'PRO', price: 9900 } }],
    ['Mobile Garden Care', { unlocks: 'local-earner/mobile-garden-care' }],
  ] as const)('names the item: %s', (item, bought) => {
    expect(invoiceOf({ ...paid, ...bought })).toMatchObject({ item, quantity: '1' });
  });

  it.each([
    ['PENDING', null, 'Order', 'Not paid yet'],
    ['CANCELLED', null, 'Order', 'Cancelled, not paid'],
    ['EXPIRED', null, 'Order', 'Expired, not paid'],
    ['REFUNDED', paid.paidAt, 'Tax invoice', 'Paid and refunded'],
  ] as const)('describes the order status %s', (status, paidAt, title, words) => {
    expect(invoiceOf({ ...paid, status, paidAt })).toMatchObject({ title, status: words });
  });
});
