import { describe, expect, it } from 'vitest';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { AddressStanding } from '../stores/mail-stops.ts';
import type { OutboxMail } from '../stores/outbox.ts';
import { buildDelivery, deliverBriefly } from './deliver-outbox.ts';

const mail: OutboxMail = {
  mailId: 'receipt-ord_1',
  to: { address: 'a@example.com' },
  letter: { subject: 'Receipt', paragraphs: [], closing: '' },
  createdAtMs: 0,
};

describe('a mail sent during a request', () => {
  it('is sent if that is quick', async () => {
    expect(await deliverBriefly(async () => 'sent', 1000)(mail)).toBe('sent');
  });

  it('stays in the outbox if the mail service is slow, without delaying the request', async () => {
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

describe('a mail that cannot be sent', () => {
  async function tried({ atMs, tookMs }: { atMs: number; tookMs: number }) {
    let nowMs = atMs;
    const removed: string[] = [];
    const alarms: string[] = [];
    const outcome = await buildDelivery({
      clock: { nowMs: () => nowMs },
      outbox: { remove: async (mailId) => void removed.push(mailId) },
      accounts: { find: async () => undefined },
      async sendMail() {
        nowMs += tookMs;
        throw new Error('no mail service');
      },
      alarm: (name) => alarms.push(name),
    })(mail);
    return { outcome, removed, alarms };
  }

  it('is kept for another attempt, however long this one took', async () => {
    for (const tookMs of [0, 30 * dayMs])
      expect(await tried({ atMs: dayMs - 1, tookMs })).toEqual({ outcome: 'kept', removed: [], alarms: [] });
  });

  it('is given up after a day, and reported to an operator', async () => {
    expect(await tried({ atMs: dayMs, tookMs: 0 })).toEqual({
      outcome: 'dropped',
      removed: [mail.mailId],
      alarms: ['mail-given-up'],
    });
  });
});

describe('a mail whose address was looked up when it was stored', () => {
  const toAnn: OutboxMail = { ...mail, to: { userId: 'usr_ann' } };

  /** Delivers to an account whose address changes before the mail is sent. */
  async function delivered(standing: AddressStanding) {
    const sent: unknown[] = [];
    const lookedUp: string[] = [];
    const outcome = await buildDelivery({
      clock: { nowMs: () => 0 },
      outbox: { remove: async () => {} },
      accounts: {
        async find(userId) {
          lookedUp.push(userId);
          return { email: 'new@example.com' };
        },
      },
      async sendMail({ to }, asked) {
        sent.push({ to, asked });
        return asked?.mailStop === undefined ? 'sent' : 'stopped';
      },
    })(toAnn, { address: 'ann@example.com', standing: Promise.resolve(standing) });
    return { outcome, sent, lookedUp };
  }

  it('goes to that address without another lookup', async () => {
    expect(await delivered({ owner: 'usr_ann', mailRound: 2 })).toEqual({
      outcome: 'sent',
      sent: [{ to: 'ann@example.com', asked: { mailRound: 2 } }],
      lookedUp: [],
    });
  });

  it('is not sent to a stopped address', async () => {
    const mailStop = { reason: 'bounced', at_ms: 1 } as const;
    expect((await delivered({ owner: 'usr_ann', mailStop })).outcome).toBe('dropped');
  });

  it.each([
    ['without an account', {}],
    ['another person’s', { owner: 'usr_bo' }],
  ])('goes to the current address if the earlier one is %s', async (_whose, standing) => {
    expect(await delivered(standing)).toEqual({
      outcome: 'sent',
      sent: [{ to: 'new@example.com', asked: undefined }],
      lookedUp: ['usr_ann'],
    });
  });
});
