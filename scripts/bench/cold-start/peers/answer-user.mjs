/** `GET /user` as most developers would write it: clients, schemas and keys at the top of the file. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient } from '@aws-sdk/client-ses';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { jwtVerify } from 'jose';
import Stripe from 'stripe';
import * as z from 'zod';

const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const secrets = new SecretsManagerClient({});
export const clients = {
  dynamo,
  secrets,
  s3: new S3Client({}),
  ses: new SESClient({}),
  stripe: new Stripe('sk_test_1'),
};

const account = z.object({
  user_id: z.string(),
  email: z.string(),
  session_epoch: z.int(),
  verified: z.boolean(),
  created_at_ms: z.int(),
  profile: z.object({
    full_name: z.string(),
    country: z.string(),
    state: z.nullable(z.string()),
    abn: z.nullable(z.string()),
    skills: z.nullable(z.string()),
    interests: z.nullable(z.string()),
    budget: z.nullable(z.string()),
    weekly_time: z.nullable(z.string()),
  }),
});
const wallet = z.object({ balance_hundredths: z.int(), debt_hundredths: z.int() });

const secret = async (SecretId) =>
  JSON.parse((await secrets.send(new GetSecretValueCommand({ SecretId }))).SecretString);
const table = (name) => process.env[`TABLE_${name}`];
const read = async (TableName, Key) =>
  (await dynamo.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

/** Returns the signed-in user, or the status of a refusal. */
export async function answerUser(header) {
  const [{ value }, { key }] = await Promise.all([
    secret(process.env.SECRET_ORIGIN),
    secret(process.env.SECRET_SESSION_KEYS),
  ]);
  if (header('x-origin-secret') !== value) return 404;
  const token = header('authorization').slice('Bearer '.length);
  const { payload } = await jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] });
  const { sub, jti, epoch } = payload;
  const Keys = [
    { pk: sub, sk: 'account' },
    { pk: sub, sk: `ended#${jti}` },
  ];
  const users = table('USERS');
  const found = await dynamo.send(
    new BatchGetCommand({ RequestItems: { [users]: { Keys, ConsistentRead: true } } }),
  );
  const items = found.Responses[users];
  if (items.length !== 1) return 401;
  const { profile, email, verified, session_epoch } = account.parse(items[0]);
  if (session_epoch !== epoch) return 401;
  const [held, owner] = await Promise.all([
    read(table('WALLETS'), { pk: sub, sk: 'wallet' }),
    read(users, { pk: `email#${email}`, sk: 'owner' }),
  ]);
  const { balance_hundredths } = held === undefined ? { balance_hundredths: 0 } : wallet.parse(held);
  return { ...profile, email, verified, mail_stopped: owner?.mail_stop ?? null, balance: balance_hundredths };
}
