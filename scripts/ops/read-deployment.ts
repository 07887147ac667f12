import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { settingsOf } from '#infra/stages/settings.ts';
import { type RestoredTables, region, type Stage } from '#infra/stages/stage.ts';
import { brand } from '#shared/brand.ts';
import {
  documentsVariable,
  mailVariable,
  secretNames,
  secretVariable,
  tableVariable,
  workflowVariable,
} from '#shared/contract/functions.ts';
import { tableNames } from '#shared/contract/tables.ts';
import { queueNames, queueVariable } from './queues.ts';

export interface StackResource {
  type: string;
  logicalId: string;
  physicalId: string;
}

/** The resources of the stage's stacks, as AWS lists them for these credentials. */
export async function readDeployment(stage: Stage): Promise<Record<string, string>> {
  const client = new CloudFormationClient({ region });
  const resources: StackResource[] = [];
  for (const part of ['data', 'app'])
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client },
      { StackName: `${brand.toLowerCase()}-${stage.name}-${part}` },
    ))
      for (const {
        ResourceType = '',
        LogicalResourceId = '',
        PhysicalResourceId = '',
      } of StackResourceSummaries)
        resources.push({ type: ResourceType, logicalId: LogicalResourceId, physicalId: PhysicalResourceId });
  return { AWS_REGION: region, ...resourceEnvironment(resources, stage.restored), ...settingsOf(stage) };
}

/** The variables for tables, secrets, documents and workflow. The CDK puts a hash after each name. */
export function resourceEnvironment(
  resources: readonly StackResource[],
  restored?: RestoredTables,
): Record<string, string> {
  const idOf = (type: string, name: string): string => {
    const form = new RegExp(`^${name.replaceAll(/\W/g, '')}[0-9A-F]{8}$`, 'i');
    const found = resources.filter((one) => one.type === type && form.test(one.logicalId));
    const [resource] = found;
    if (resource === undefined || found.length > 1)
      throw new Error(`The stack has ${found.length} resources ${type} named ${name}`);
    return resource.physicalId;
  };
  return {
    ...Object.fromEntries(
      tableNames.map((name) => [
        tableVariable(name),
        restored?.tables[name] ?? idOf('AWS::DynamoDB::Table', name),
      ]),
    ),
    ...Object.fromEntries(
      secretNames.map((name) => [secretVariable(name), idOf('AWS::SecretsManager::Secret', name)]),
    ),
    [documentsVariable]: idOf('AWS::S3::Bucket', 'documents'),
    [mailVariable]: idOf('AWS::SES::ConfigurationSet', 'mailset'),
    [workflowVariable]: idOf('AWS::StepFunctions::StateMachine', 'workflowmachine'),
    ...Object.fromEntries(
      queueNames.map((name) => [queueVariable(name), idOf('AWS::SQS::Queue', `${name}undelivered`)]),
    ),
  };
}
