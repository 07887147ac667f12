import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { documentsPrefix } from '#shared/contract/document-formats.ts';
import {
  documentsVariable,
  type FunctionDefinition,
  type Grants,
  mailVariable,
  type SecretName,
  type Setting,
  secretVariable,
  stageVariable,
  tableVariable,
  workflowVariable,
} from '#shared/contract/functions.ts';
import type { TableName } from '#shared/contract/tables.ts';
import type { TableInUse } from './table-of.ts';

/** Resources that functions may be granted, by their names in the contract. */
export interface Resources {
  tables: Readonly<Record<TableName, TableInUse>>;
  secrets: Readonly<Record<SecretName, Secret>>;
  documents: Bucket;
  workflow: { stateMachineArn: string; executionsArn: string };
  /** The ARNs that SES checks when a mail is sent, and the only sender address. */
  mail: { sendingArns: readonly string[]; address: string; configurationSetName: string };
  stageName: string;
  settings: Readonly<Record<Setting, string>>;
}

type TableGrants = NonNullable<Grants['tables']>;

const tableGrants = (grants: Grants) =>
  Object.entries(grants.tables ?? {}) as [TableName, NonNullable<TableGrants[TableName]>][];

const indexGrants = (grants: Grants) =>
  Object.entries(grants.indexes ?? {}) as [TableName, readonly string[]][];

/** Translates the contract's grants into IAM statements: these actions on these resources and no others. */
export function statementsOf(grants: Grants, resources: Resources): PolicyStatement[] {
  const { secrets = [], documents = [], workflow = [], mail } = grants;
  const allow = (actions: readonly string[], ...resourceArns: string[]) =>
    new PolicyStatement({ actions: [...actions], resources: resourceArns });
  return [
    ...tableGrants(grants).map(([name, actions]) => allow(actions, resources.tables[name].tableArn)),
    ...indexGrants(grants).map(([name, indexes]) =>
      allow(
        ['dynamodb:Query'],
        ...indexes.map((index) => `${resources.tables[name].tableArn}/index/${index}`),
      ),
    ),
    ...secrets.map((name) => allow(['secretsmanager:GetSecretValue'], resources.secrets[name].secretArn)),
    ...documents.map((action) => allow([action], resources.documents.arnForObjects('*'))),
    ...(documents.includes('s3:GetObject') ? [listStatement(resources)] : []),
    // Redrive is an action on an execution; the other two are on the state machine.
    ...workflow.map((action) => {
      const { stateMachineArn, executionsArn } = resources.workflow;
      return allow([action], action === 'states:RedriveExecution' ? executionsArn : stateMachineArn);
    }),
    ...(mail === undefined ? [] : [mailStatement(mail, resources)]),
  ];
}

/** Without permission to list, S3 answers 403 for an absent document, like for a denied one. */
const listStatement = ({ documents }: Resources): PolicyStatement =>
  new PolicyStatement({
    actions: ['s3:ListBucket'],
    resources: [documents.bucketArn],
    conditions: { StringLike: { 's3:prefix': `${documentsPrefix}*` } },
  });

const mailStatement = (actions: NonNullable<Grants['mail']>, { mail }: Resources): PolicyStatement =>
  new PolicyStatement({
    actions: [...actions],
    resources: [...mail.sendingArns],
    // An identity covers a whole domain; the product has one address in it.
    conditions: { StringEquals: { 'ses:FromAddress': mail.address } },
  });

/** Contains only names and addresses: the variable of a secret holds its name, never its value. */
export function environmentOf(definition: FunctionDefinition, resources: Resources): Record<string, string> {
  const { grants, settings = [] } = definition;
  return Object.fromEntries([
    [stageVariable, resources.stageName],
    ...tableGrants(grants).map(([name]) => [tableVariable(name), resources.tables[name].tableName]),
    ...(grants.secrets ?? []).map((name) => [secretVariable(name), resources.secrets[name].secretArn]),
    ...(grants.documents === undefined ? [] : [[documentsVariable, resources.documents.bucketName]]),
    ...(grants.mail === undefined ? [] : [[mailVariable, resources.mail.configurationSetName]]),
    ...(grants.workflow === undefined ? [] : [[workflowVariable, resources.workflow.stateMachineArn]]),
    ...settings.map((name) => [name, resources.settings[name]]),
  ]);
}
