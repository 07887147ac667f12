import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../stores/outbox.ts';
import { deliverBriefly } from './deliver-outbox.ts';

const mail: OutboxMail = {
  mailId: 'receipt-ord_1',
  to: { address: 'a@example.com' },
  letter: { subject: 'Receipt', paragraphs: [], closing: '' },
  createdAtMs: 0,
};

describe('a mail that somebody’s request waits for', () => {
  it('is sent when that is quick', async () => {
    expect(await deliverBriefly(async () => 'sent', 1000)(mail)).toBe('sent');
  });

  it('is left in the outbox when the mail service is slow, without keeping the request', async () => {
    const startedAtMs = performance.now();
    expect(await deliverBriefly(() => new Promise(() => {}), 50)(mail)).toBe('kept');
    expect(performance.now() - startedAtMs).toBeLessThan(500);
  });

  it('never fails the request, whatever fails', async () => {
    expect(await deliverBriefly(() => Promise.reject(new Error('the outbox is down')), 50)(mail)).toBe(
      'kept',
    );
  });
});
