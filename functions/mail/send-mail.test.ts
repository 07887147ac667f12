import { expect, it } from 'vitest';
import type { Mail } from '../gateways/mail.ts';
import { buildSendMail } from './send-mail.ts';

const mail: Mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const stopped = { mailStop: { reason: 'bounced', at_ms: 1 }, mailRound: 4 } as const;

it('mail carries the round of its address and is not sent to a stopped one, which is read every time', async () => {
  const handed: number[] = [];
  let standing: { mailStop?: typeof stopped.mailStop; mailRound?: number } = {};
  const send = buildSendMail({
    mailStops: { read: async () => standing },
    handOver: async (_, round) => void handed.push(round),
  });
  expect(await send(mail)).toBe('sent');
  standing = stopped;
  expect(await send(mail)).toBe('stopped');
  standing = { mailRound: 5 };
  expect(await send(mail)).toBe('sent');
  expect(handed).toEqual([0, 5]);
});
