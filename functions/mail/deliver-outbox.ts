import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { Attachment } from '../gateways/mail.ts';
import { raiseAlarm } from '../runtime/alarm.ts';
import { within } from '../runtime/deadline.ts';
import type { Account } from '../stores/accounts.ts';
import type { Letter } from '../stores/letter.ts';
import type { AddressStanding } from '../stores/mail-stops.ts';
import type { MailInsert, OutboxMail, OutboxStore } from '../stores/outbox.ts';
import { composeMail } from './compose-mail.ts';
import { isRefusedAddress } from './is-refused-address.ts';
import type { SendMail } from './send-mail.ts';

/** After this time a mail that fails again is given up and an operator is told. */
const givenUpAfterMs = dayMs;

interface DeliveryDependencies {
  clock: Clock;
  outbox: Pick<OutboxStore, 'remove'>;
  accounts: { find(userId: string): Promise<Pick<Account, 'email'> | undefined> };
  sendMail: SendMail;
  /** Needed by functions that send mails with an insert; others leave such mails to the reconciler. */
  fillIn?: FillIn;
  alarm?: (name: AlarmName, detail: Record<string, string | number>) => void;
}

export type FillIn = (
  letter: Letter,
  insert: MailInsert,
) => Promise<{ letter: Letter; attachment?: Attachment }>;

/** The address of a mail, looked up while the mail is stored to save time afterwards. */
export interface Addressee {
  address: string;
  standing: Promise<AddressStanding>;
}

export type DeliverMail = (mail: OutboxMail, addressee?: Addressee) => Promise<'sent' | 'kept' | 'dropped'>;

/** Sends a mail from the outbox and removes its item; after a failure the item stays for the reconciler. */
export function buildDelivery(dependencies: DeliveryDependencies): DeliverMail {
  const { clock, outbox, accounts, sendMail, fillIn } = dependencies;
  const { alarm = (name, detail) => raiseAlarm(name, detail, clock.nowMs()) } = dependencies;
  const filledIn = async ({ letter, insert }: OutboxMail) => {
    if (insert === undefined) return { letter };
    if (fillIn === undefined) throw new Error('This function cannot fill in the mail');
    return fillIn(letter, insert);
  };
  const composed = async (mail: OutboxMail, address: string) => {
    const { letter, attachment } = await filledIn(mail);
    return composeMail(address, letter, attachment);
  };
  const addressOf = async ({ to }: OutboxMail) =>
    'address' in to ? to.address : (await accounts.find(to.userId))?.email;
  return async (mail, addressee) => {
    // Another attempt follows, however long this one takes.
    const isLast = clock.nowMs() - mail.createdAtMs >= givenUpAfterMs;
    try {
      const known = addressee && (await standingFor(mail, addressee));
      const address = known?.address ?? (await addressOf(mail));
      const outcome =
        address === undefined ? 'stopped' : await sendMail(await composed(mail, address), known?.standing);
      await outbox.remove(mail.mailId);
      // A person who deleted the account gets no more mail either.
      return outcome === 'stopped' ? 'dropped' : 'sent';
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      const isHopeless = isRefusedAddress(error);
      if (!isHopeless && !isLast) return 'kept';
      if (!isHopeless) alarm('mail-given-up', { mailId: mail.mailId, reason });
      await outbox.remove(mail.mailId);
      return 'dropped';
    }
  };
}

/** Returns undefined if the account's address changed, or the account was deleted, while the mail was stored. */
async function standingFor({ to }: OutboxMail, { address, standing: asked }: Addressee) {
  const { owner, ...standing } = await asked;
  return 'userId' in to && to.userId !== owner ? undefined : { address, standing };
}

/**
 * Sends a mail during a request. It usually leaves immediately, but a slow or failing mail service neither delays nor
 * fails the request. The outbox keeps the mail, so the reconciler sends it later.
 */
export const deliverBriefly =
  (deliver: DeliverMail, waitMs: number): DeliverMail =>
  (mail, addressee) =>
    within(waitMs, deliver(mail, addressee)).catch(() => 'kept' as const);
