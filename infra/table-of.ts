import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, type ITable, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { TableDefinition } from '#shared/contract/tables.ts';

const stringKey = (name: string) => ({ name, type: AttributeType.STRING });

/** Functions and backups need only this part of a table, own or restored. */
export type TableInUse = Pick<ITable, 'tableArn' | 'tableName'>;

/** Creates a table of the contract, which survives the deletion of its stack. */
export function tableOf(scope: Construct, name: string, definition: TableDefinition): Table {
  const table = new Table(scope, name, {
    partitionKey: stringKey('pk'),
    sortKey: stringKey('sk'),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
    ...(definition.timeToLive === undefined ? {} : { timeToLiveAttribute: definition.timeToLive }),
  });
  for (const [indexName, index] of Object.entries(definition.indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: stringKey(index.partitionKey),
      sortKey: stringKey(index.sortKey),
      ...(index.include.length === 0
        ? { projectionType: ProjectionType.KEYS_ONLY }
        : { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...index.include] }),
    });
  }
  return table;
}
