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

/** A mail that is tried after so long and cannot be sent is given up, and an operator told. */
const givenUpAfterMs = dayMs;

interface DeliveryDependencies {
  clock: Clock;
  outbox: Pick<OutboxStore, 'remove'>;
  accounts: { find(userId: string): Promise<Pick<Account, 'email'> | undefined> };
  sendMail: SendMail;
  /** For functions that send mails with an insert; another one leaves such a mail to the reconciler. */
  fillIn?: FillIn;
  alarm?: (name: AlarmName, detail: Record<string, string | number>) => void;
}

export type FillIn = (
  letter: Letter,
  insert: MailInsert,
) => Promise<{ letter: Letter; attachment?: Attachment }>;

/** Where a mail goes, looked up while it was being written down, so that nobody waits for that afterwards. */
export interface Addressee {
  address: string;
  standing: Promise<AddressStanding>;
}

export type DeliverMail = (mail: OutboxMail, addressee?: Addressee) => Promise<'sent' | 'kept' | 'dropped'>;

/** Sends a mail of the outbox and takes its row away; when that fails the row stays for the reconciler. */
export function buildDelivery(dependencies: DeliveryDependencies): DeliverMail {
  const { clock, outbox, accounts, sendMail, fillIn } = dependencies;
  const { alarm = (name, detail) => raiseAlarm(name, detail, clock.nowMs()) } = dependencies;
  const filledIn = async ({ letter, insert }: OutboxMail) => {
    if (insert === undefined) return { letter };
    if (fillIn === undefined) throw new Error('This function does not know what to put into the mail');
    return fillIn(letter, insert);
  };
  const composed = async (mail: OutboxMail, address: string) => {
    const { letter, attachment } = await filledIn(mail);
    return composeMail(address, letter, attachment);
  };
  const addressOf = async ({ to }: OutboxMail) =>
    'address' in to ? to.address : (await accounts.find(to.userId))?.email;
  return async (mail, addressee) => {
    // However long this attempt takes, another one follows it.
    const isLast = clock.nowMs() - mail.createdAtMs >= givenUpAfterMs;
    try {
      const known = addressee && (await standingFor(mail, addressee));
      const address = known?.address ?? (await addressOf(mail));
      const outcome =
        address === undefined ? 'stopped' : await sendMail(await composed(mail, address), known?.standing);
      await outbox.remove(mail.mailId);
      // Nor is a person who deleted the account written to any more.
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

/** Undefined when the address is the account's no more: it was corrected, or the account went, as this was written down. */
async function standingFor({ to }: OutboxMail, { address, standing: asked }: Addressee) {
  const { owner, ...standing } = await asked;
  return 'userId' in to && to.userId !== owner ? undefined : { address, standing };
}

/**
 * For a request that somebody waits for: the mail usually leaves at once, but a slow or failing mail service neither
 * delays nor fails what it tells of. Its row is in the outbox, so the reconciler sends it then.
 */
export const deliverBriefly =
  (deliver: DeliverMail, waitMs: number): DeliverMail =>
  (mail, addressee) =>
    within(waitMs, deliver(mail, addressee)).catch(() => 'kept' as const);
