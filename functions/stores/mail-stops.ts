import type { MailStanding, MailStop } from '#shared/domain/account/mail-stop.ts';
import { ownerItem, ownerKey } from './accounts.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { readItem } from './read-items.ts';
import { updateWhen } from './update-when.ts';

/**
 * Guards: an address whose mail bounced or was reported as spam gets no more mail until its owner asks for it. The stop
 * is kept on the item that names the address's owner (accounts.ts), so it goes with the account or with a corrected
 * address. Nothing is kept for an address without an account.
 */
export interface AddressStanding extends MailStanding {
  owner?: string;
}

export type MailStopStore = ReturnType<typeof buildMailStopStore>;

/** A report on mail from an earlier round finds a different number here. */
const ofRound = (round: number) =>
  round === 0
    ? { condition: 'attribute_not_exists(mail_round)', values: {} }
    : { condition: 'mail_round = :round', values: { ':round': round } };

export function buildMailStopStore(dynamo: Dynamo, table: string) {
  return {
    async read(email: string): Promise<AddressStanding> {
      const item = await readItem(dynamo, { table, key: ownerKey(email) });
      if (item === undefined) return {};
      const { userId: owner, ...standing } = ownerItem.decode(item);
      return { owner, ...standing };
    },

    /**
     * Returns false if nothing changed: for an address without an account, for a report from an earlier round, and for
     * one that is already stopped. A complaint overrides a bounce.
     */
    async stop(email: string, { stop, round }: { stop: MailStop; round: number }): Promise<boolean> {
      const { condition, values } = ofRound(round);
      const weighsMore = stop.reason === 'complained' ? ' OR mail_stop.#reason = :bounced' : '';
      const stopped = await updateWhen(dynamo, {
        TableName: table,
        Key: ownerKey(email),
        UpdateExpression: 'SET mail_stop = :stop',
        ConditionExpression: `attribute_exists(pk) AND ${condition} AND (attribute_not_exists(mail_stop)${weighsMore})`,
        ExpressionAttributeValues: {
          ':stop': stop,
          ...values,
          ...(weighsMore === '' ? {} : { ':bounced': 'bounced' }),
        },
        ...(weighsMore === '' ? {} : { ExpressionAttributeNames: { '#reason': 'reason' } }),
      });
      return stopped !== undefined;
    },

    /** Called by the owner. Returns false if the address is not stopped or no longer theirs. */
    async resume(email: string, { userId, round }: { userId: string; round: number }): Promise<boolean> {
      const { condition, values } = ofRound(round);
      const resumed = await updateWhen(dynamo, {
        TableName: table,
        Key: ownerKey(email),
        UpdateExpression: 'REMOVE mail_stop ADD mail_round :one',
        ConditionExpression: `user_id = :owner AND attribute_exists(mail_stop) AND ${condition}`,
        ExpressionAttributeValues: { ':owner': userId, ':one': 1, ...values },
      });
      return resumed !== undefined;
    },
  };
}
