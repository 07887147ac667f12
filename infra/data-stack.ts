import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { SecretName } from '#shared/contract/functions.ts';
import { type TableName, tableNames, tables } from '#shared/contract/tables.ts';
import { recordOf } from './record-of.ts';
import { secretsIn } from './secrets.ts';
import { tableOf } from './table-of.ts';

/** Everything that cannot be made again. It outlives the app stack, and its own deletion. */
export class DataStack extends Stack {
  readonly tables: Record<TableName, Table>;
  readonly secrets: Record<SecretName, Secret>;
  readonly documents: Bucket;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    this.tables = recordOf(tableNames, (name) => tableOf(this, name, tables[name]));
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
        // A document is refused after thirty days; the rest is for one that an operator has to look at.
        { prefix: 'plans/', expiration: Duration.days(35) },
        // It is named by its hash and never rewritten; this only lets deleted ones go for good.
        { noncurrentVersionExpiration: Duration.days(7) },
      ],
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Every read goes through a function that writes a line of its own; the access log of S3 would keep the query strings of presigned links.',
    });
    return bucket;
  }
}
