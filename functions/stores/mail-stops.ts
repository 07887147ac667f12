import type { MailStanding, MailStop } from '#shared/domain/account/mail-stop.ts';
import { ownerItem, ownerKey } from './accounts.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { readItem } from './read-items.ts';
import { updateWhen } from './update-when.ts';

/**
 * Guards: an address whose mail came back, or who called it unwanted, is written to no more until its owner says
 * otherwise. It is kept on the item that says whose address it is (accounts.ts), so that it goes with the account, and
 * with the address when that is corrected; of an address without an account nothing is kept.
 */
export interface AddressStanding extends MailStanding {
  /** Whose address it is, if anybody has an account under it. */
  owner?: string;
}

export type MailStopStore = ReturnType<typeof buildMailStopStore>;

/** A report on mail of an earlier round finds another number here. */
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
     * False when nothing had to change: for an address without an account, for a report on mail of an earlier round, and
     * for one that is stopped already. A complaint weighs more than a return.
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

    /** By its owner's word. False when it is stopped no more, or not theirs any more. */
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
