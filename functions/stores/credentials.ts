import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../../shared/domain/clock.ts';
import { accountKey, passwordKey } from './accounts.ts';
import { hashMailToken, mailTokenKey } from './mail-tokens.ts';

/** Guards: a new password and the end of older sessions happen together or not at all; a reset link works once. */
export type CredentialStore = ReturnType<typeof buildCredentialStore>;

interface CredentialDependencies {
  dynamo: DynamoDBDocumentClient;
  table: string;
  clock: Clock;
}

interface HashChange {
  userId: string;
  from: string;
  to: string;
}

export function buildCredentialStore({ dynamo, table, clock }: CredentialDependencies) {
  const setHash = (userId: string, to: string, from?: string) => ({
    TableName: table,
    Key: passwordKey(userId),
    UpdateExpression: 'SET #hash = :to',
    ConditionExpression: from === undefined ? 'attribute_exists(pk)' : '#hash = :from',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':to': to, ...(from === undefined ? {} : { ':from': from }) },
  });

  const endSessions = (userId: string, keptSessionId?: string) => ({
    TableName: table,
    Key: accountKey(userId),
    UpdateExpression:
      keptSessionId === undefined
        ? 'ADD sessionEpoch :one REMOVE keptSessionId'
        : 'ADD sessionEpoch :one SET keptSessionId = :kept',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: {
      ':one': 1,
      ...(keptSessionId === undefined ? {} : { ':kept': keptSessionId }),
    },
  });

  return {
    async readHash(userId: string): Promise<string | undefined> {
      const read = new GetCommand({ TableName: table, Key: passwordKey(userId), ConsistentRead: true });
      const { Item } = await dynamo.send(read);
      return Item === undefined ? undefined : String(Item.hash);
    },

    /** Only while the hash is still the one it was made from: a password changed meanwhile stays changed. */
    async upgradeHash({ userId, from, to }: HashChange): Promise<void> {
      try {
        await dynamo.send(new UpdateCommand(setHash(userId, to, from)));
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },

    /** Ends every session but the one that asked; false when the password was changed meanwhile. */
    async changePassword({
      userId,
      from,
      to,
      sessionId,
    }: HashChange & { sessionId: string }): Promise<boolean> {
      const TransactItems = [
        { Update: setHash(userId, to, from) },
        { Update: endSessions(userId, sessionId) },
      ];
      return wentThrough(dynamo.send(new TransactWriteCommand({ TransactItems })));
    },

    /** Uses the link up, sets the password and ends every session; false when the link does not work (any more). */
    async resetPassword({
      userId,
      token,
      to,
    }: {
      userId: string;
      token: string;
      to: string;
    }): Promise<boolean> {
      const useUp = {
        TableName: table,
        Key: mailTokenKey(userId, 'reset'),
        ConditionExpression: '#hash = :hash AND expires_at_ms > :now',
        ExpressionAttributeNames: { '#hash': 'hash' },
        ExpressionAttributeValues: { ':hash': hashMailToken(token), ':now': clock.nowMs() },
      };
      const TransactItems = [
        { Delete: useUp },
        { Update: setHash(userId, to) },
        { Update: endSessions(userId) },
      ];
      return wentThrough(dynamo.send(new TransactWriteCommand({ TransactItems })));
    },
  };
}

/** False when a condition refused; two such writes at once leave one the loser, who finds its condition broken. */
async function wentThrough(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
    if (reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) return false;
    throw error;
  }
}
