import { expect, it } from 'vitest';
import type { Limit } from '../stores/limits.ts';
import { resetsOfMailbox } from './account-limits.ts';
import { attemptMail } from './attempt-mail.ts';
import { canSendWelcomeEmail } from './can-send-welcome-email.ts';
import { buildMailBrake } from './mail-brake.ts';

/** Counts like the store, in a single window. */
function limits() {
  const counted = new Map<string, number>();
  return {
    async attempt({ name, max }: Limit, subject: string) {
      const key = `${name}#${subject}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
      if ((counted.get(key) ?? 0) <= max) return { allowed: true } as const;
      return { allowed: false, retryAfterSeconds: 60 } as const;
    },
  };
}
const open = async () => ({ allowed: true }) as const;

it('counts the variants of one mailbox as one', async () => {
  const counters = limits();
  const variants = ['priya@gmail.com', 'p.riya@gmail.com', 'priya+1@gmail.com', 'pri.ya+2@googlemail.com'];
  const welcomed = [];
  for (const email of variants)
    welcomed.push(await canSendWelcomeEmail({ limits: counters, mailBrake: open }, email));
  expect(welcomed).toEqual([true, true, true, false]);
  expect(await canSendWelcomeEmail({ limits: counters, mailBrake: open }, 'priya+1@example.com')).toBe(true);
  const resets = [];
  for (let turn = 0; turn < 12; turn += 1)
    resets.push((await attemptMail(counters, resetsOfMailbox, `priya+${turn}@gmail.com`)).allowed);
  expect(resets.filter((allowed) => allowed)).toHaveLength(11);
});

it('limits confirmation mails of the whole stage, and tells an operator once', async () => {
  const alarms: unknown[] = [];
  const counters = limits();
  const mailBrake = buildMailBrake({
    limits: counters,
    maxPerHour: 3,
    alarm: (name, detail) => alarms.push([name, detail]),
  });
  const welcomed = [];
  for (let person = 0; person < 5; person += 1)
    welcomed.push(await canSendWelcomeEmail({ limits: counters, mailBrake }, `person-${person}@example.com`));
  expect(welcomed).toEqual([true, true, true, false, false]);
  expect(alarms).toEqual([['confirmation-mails-braked', { maxPerHour: 3 }]]);
});
