import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMail } from '../stores/outbox.ts';
import { buildDelivery } from './deliver-outbox.ts';
import { buildPostLetter } from './post-letter.ts';
import type { SendMail } from './send-mail.ts';

const clock = { nowMs: () => Date.UTC(2026, 10, 22) };
const letter = { subject: 'Hello', paragraphs: ['Hello.'], closing: 'Bye.' };
const failing =
  (name: string, message = '') =>
  async () => {
    throw Object.assign(new Error(message), { name });
  };
const mail: OutboxMail = { mailId: 'm1', to: { address: 'a@b.example' }, letter, createdAtMs: 0 };
const removed: string[] = [];
const deliver = (sendMail: SendMail) =>
  buildDelivery({
    clock,
    sendMail,
    accounts: { find: async () => undefined },
    outbox: { remove: async (id) => void removed.push(id) },
  })({ ...mail, createdAtMs: clock.nowMs() });

const lines: string[] = [];
const alarms = () => lines.filter((line) => line.includes('"alarm"'));
beforeEach(() => {
  lines.length = removed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => vi.restoreAllMocks());

describe('an address that the mail service refuses', () => {
  it.each([
    ['InvalidParameterValue', 'Missing final @domain'],
    ['MessageRejected', 'Address blacklisted.'],
  ])('raises no alarm (%s)', async (name, message) => {
    expect(await buildPostLetter({ clock, sendMail: failing(name, message) })('a@b', letter)).toBe(false);
    expect(alarms()).toEqual([]);
  });

  it('is not tried again from the outbox', async () => {
    expect(await deliver(failing('InvalidParameterValue'))).toBe('dropped');
    expect(removed).toEqual(['m1']);
    expect(alarms()).toEqual([]);
  });
});

describe('a mail service that fails', () => {
  it('is reported to an operator, and keeps the mails of the outbox', async () => {
    const sendMail = failing('MessageRejected', 'Email address is not verified.');
    expect(await buildPostLetter({ clock, sendMail })('a@b', letter)).toBe(false);
    expect(alarms()).toHaveLength(1);
    expect(await deliver(failing('TimeoutError'))).toBe('kept');
    expect(removed).toEqual([]);
  });
});
