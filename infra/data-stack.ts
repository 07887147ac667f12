import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { documentsPrefix } from '#shared/contract/document-formats.ts';
import type { SecretName } from '#shared/contract/functions.ts';
import { type TableName, tableNames, tables } from '#shared/contract/tables.ts';
import { backUp } from './back-up.ts';
import { recordOf } from './record-of.ts';
import { secretsIn } from './secrets.ts';
import type { RestoredTables } from './stages/stage.ts';
import { tableDefinitions } from './stages/table-definitions.ts';
import { type TableInUse, tableOf } from './table-of.ts';

interface DataStackProps extends StackProps {
  restored?: RestoredTables | undefined;
}

/**
 * Contains everything that cannot be recreated. It outlives the app stack, and its resources survive its own deletion.
 */
export class DataStack extends Stack {
  readonly tables: Readonly<Record<TableName, TableInUse>>;
  readonly secrets: Record<SecretName, Secret>;
  readonly documents: Bucket;

  constructor(scope: Construct, id: string, { restored, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const own = recordOf(tableNames, (name) => tableOf(this, name, tables[name]));
    // The app stack imports them until it is deployed with others, so they must stay in this stack until then.
    for (const { tableArn, tableName } of Object.values(own))
      for (const value of [tableArn, tableName]) this.exportValue(value);
    if (restored !== undefined) refuseOtherDefinitions(restored);
    this.tables =
      restored === undefined
        ? own
        : recordOf(tableNames, (name) =>
            Table.fromTableName(this, `restored-${name}`, restored.tables[name]),
          );
    backUp(this, this.tables);
    this.secrets = secretsIn(this);
    this.documents = this.documentsBucket();
  }

  private documentsBucket(): Bucket {
    const bucket = new Bucket(this, 'documents', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        // Downloads end after thirty days; the extra days let an operator look at a document.
        { prefix: documentsPrefix, expiration: Duration.days(35) },
        // Documents are named by their hash and never rewritten; this only removes deleted ones permanently.
        { noncurrentVersionExpiration: Duration.days(7) },
      ],
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Every read goes through a function that logs it; the access log of S3 would store the query strings of presigned links.',
    });
    return bucket;
  }
}

/** Deployments do not change restored tables, so missing indexes have to be created by hand first. */
function refuseOtherDefinitions({ definitions }: RestoredTables): void {
  const now = tableDefinitions();
  if (definitions === now) return;
  throw new Error(
    `The tables of the contract differ from the restored ones. Make the changes on the restored tables (docs/OPERATIONS.md, “Restoring”), then set definitions to ${now} in infra/stages/restored-tables.json.`,
  );
}
