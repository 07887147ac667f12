import { Stack } from 'aws-cdk-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { secretNames } from '#shared/contract/functions.ts';
import { type TableDefinition, tableNames, tables } from '#shared/contract/tables.ts';
import { tableOf } from './table-of.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { readableResources } from './testing/readable-template.ts';
import { synthesise, testApp } from './testing/synthesise.ts';

afterAll(removeFolders);

const { data, dataResources } = synthesise();
const resources = dataResources();
const ofType = (type: string) => resources.filter((resource) => resource.type === type);

const keys = [
  { AttributeName: 'pk', KeyType: 'HASH' },
  { AttributeName: 'sk', KeyType: 'RANGE' },
];

describe('the data stack', () => {
  it('has exactly the tables of the contract', () => {
    expect(ofType('AWS::DynamoDB::Table').map((table) => table.path)).toEqual(tableNames);
  });

  it.each(tableNames)('keeps the table %s even when the stack is deleted', (name) => {
    const table = resources.find((resource) => resource.path === name);
    const definition: TableDefinition = tables[name];
    expect(table?.deletionPolicy).toBe('Retain');
    expect(table?.properties).toMatchObject({
      KeySchema: keys,
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    expect(table?.properties.TimeToLiveSpecification).toEqual(
      definition.timeToLive && { AttributeName: definition.timeToLive, Enabled: true },
    );
    const indexes = (table?.properties.GlobalSecondaryIndexes ?? []) as { IndexName: string }[];
    expect(indexes.map((index) => index.IndexName)).toEqual(Object.keys(definition.indexes));
  });

  it('copies into an index only the attributes that its definition names', () => {
    const stack = new Stack(testApp(), 'tables');
    tableOf(stack, 'orders', {
      holds: 'orders',
      indexes: {
        pending: { partitionKey: 'pending_shard', sortKey: 'created_at', include: ['owner'] },
        bare: { partitionKey: 'shard', sortKey: 'at', include: [] },
      },
    });
    expect(readableResources(stack)[0]?.properties.GlobalSecondaryIndexes).toEqual([
      {
        IndexName: 'pending',
        KeySchema: [
          { AttributeName: 'pending_shard', KeyType: 'HASH' },
          { AttributeName: 'created_at', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['owner'] },
      },
      {
        IndexName: 'bare',
        KeySchema: [
          { AttributeName: 'shard', KeyType: 'HASH' },
          { AttributeName: 'at', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ]);
  });

  it('has exactly the secrets of the contract, generated on AWS or waiting to be filled in', () => {
    const secrets = ofType('AWS::SecretsManager::Secret');
    expect(secrets.map((secret) => secret.path)).toEqual([...secretNames]);
    const written = secrets.filter((secret) => secret.properties.SecretString !== undefined);
    expect(written.map((secret) => [secret.path, secret.properties.SecretString])).toEqual([
      ['stripe', '{"secretKey":"","webhookSecrets":[]}'],
    ]);
    expect(secrets.every((secret) => secret.deletionPolicy === 'Retain')).toBe(true);
  });

  it.each([
    ['session-keys', '{"kid":"k1"}', 'key'],
    ['link-keys', '{"kid":"k1"}', 'key'],
    ['origin', '{}', 'value'],
  ])('creates %s in the form that the functions read', (name, template, key) => {
    const secret = resources.find((resource) => resource.path === name);
    expect(secret?.properties.GenerateSecretString).toEqual({
      SecretStringTemplate: template,
      GenerateStringKey: key,
      PasswordLength: 64,
      ExcludePunctuation: true,
    });
  });

  it('keeps documents private, encrypted and reachable over TLS only', () => {
    const [bucket] = ofType('AWS::S3::Bucket');
    expect(bucket?.deletionPolicy).toBe('Retain');
    expect(bucket?.properties).toMatchObject({
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    expect(ofType('AWS::S3::BucketPolicy')[0]?.properties.PolicyDocument).toMatchObject({
      Statement: [{ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }],
    });
  });

  it('deletes a document some days after its expiry, and permanently a week later', () => {
    const [bucket] = ofType('AWS::S3::Bucket');
    expect(bucket?.properties.LifecycleConfiguration).toEqual({
      Rules: expect.arrayContaining([
        // Downloads end after thirty days.
        { Prefix: 'plans/', ExpirationInDays: 35, Status: 'Enabled' },
        { NoncurrentVersionExpiration: { NoncurrentDays: 7 }, Status: 'Enabled' },
      ]),
    });
  });

  it('cannot be deleted by mistake', () => {
    expect(data.terminationProtection).toBe(true);
  });
});
