import { createHmac } from 'node:crypto';
import { documentsPrefix } from '#shared/contract/document-formats.ts';
import { type FunctionName, functionDefinition, functionNames } from '#shared/contract/functions.ts';
import { type TableName, tableNames } from '#shared/contract/tables.ts';
import type { Authorise } from './engine.ts';

/** The access key of a developer on this machine: the operator's command line, the /__local pages and tests. */
export const operatorKey = 'local-operator';
export const localStageName = 'local';
export const physicalTable = (table: TableName): string => `waymint-${localStageName}-${table}`;
/** The contract's name of a table. A restored table has the time of its restore after its name. */
export const tableNamed = (physical: string): TableName | undefined =>
  tableNames.find((table) => physical.replace(/-\d{8}T\d{9}Z$/, '') === physicalTable(table));
export const documentsBucket = `waymint-${localStageName}-documents`;
export const mailConfigurationSet = `waymint-${localStageName}-mail`;
export const stateMachineName = `waymint-${localStageName}-run-review`;

export const secretKeyOf = (seed: string, accessKeyId: string): string =>
  createHmac('sha256', seed).update(accessKeyId).digest('hex');

/** A function's access key is its name. It may do only what the contract grants it, as its role on AWS. */
export const authorise: Authorise = ({ accessKeyId, action, resource }) => {
  if (accessKeyId === operatorKey) return true;
  const name = functionNames.find((candidate) => candidate === accessKeyId);
  return name !== undefined && isGranted(name, action, resource);
};

function isGranted(name: FunctionName, action: string, resource: string): boolean {
  const { grants } = functionDefinition(name);
  const granted: readonly string[] = grantedActions(grants, action, resource) ?? [];
  return granted.includes(action);
}

/** As in infra/grants.ts: a function that reads documents may list them, and so learns that one is missing. */
function documentActions({ documents = [] }: Grants, resource: string): readonly string[] {
  if (!resource.startsWith(`${documentsBucket}/`)) return [];
  const mayList =
    documents.includes('s3:GetObject') && resource.startsWith(`${documentsBucket}/${documentsPrefix}`);
  return mayList ? [...documents, 's3:ListBucket'] : documents;
}

type Grants = ReturnType<typeof functionDefinition>['grants'];

function grantedActions(grants: Grants, action: string, resource: string): readonly string[] | undefined {
  const service = action.slice(0, action.indexOf(':'));
  if (service === 'dynamodb') {
    const [tableId, kind, index] = resource.split('/');
    const table = tableNamed(tableId ?? '');
    if (table === undefined) return undefined;
    if (kind === undefined) return grants.tables?.[table];
    const indexes: readonly string[] = grants.indexes?.[table] ?? [];
    return kind === 'index' && indexes.includes(index ?? '') ? ['dynamodb:Query'] : undefined;
  }
  if (service === 's3') return documentActions(grants, resource);
  if (service === 'secretsmanager') {
    const held: readonly string[] = grants.secrets ?? [];
    return held.includes(resource) ? ['secretsmanager:GetSecretValue'] : undefined;
  }
  if (service === 'states') return grants.workflow;
  return service === 'ses' ? grants.mail : undefined;
}
