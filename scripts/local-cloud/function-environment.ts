import { settingsOf } from '#infra/stages/settings.ts';
import { region, type Stage } from '#infra/stages/stage.ts';
import {
  documentsVariable,
  type FunctionName,
  functionDefinition,
  mailVariable,
  secretNames,
  secretVariable,
  stageVariable,
  tableVariable,
  workflowVariable,
} from '#shared/contract/functions.ts';
import { type TableName, tableNames } from '#shared/contract/tables.ts';
import { documentsBucket, mailConfigurationSet, operatorKey, secretKeyOf } from './authorise.ts';
import { tableInUse } from './restored-file.ts';

export interface EngineAddresses {
  dynamodb: string;
  s3: string;
  ses: string;
  secrets: string;
  stepFunctions: string;
}

/** Functions and engines share a machine that may be busy with other things. They answer late, but lose no call. */
export const patience = 20;

/** The variables by which the AWS SDK finds the engines, so that the product's code does not have to. */
export function sdkEnvironment(
  engines: EngineAddresses,
  accessKeyId: string,
  seed: string,
): Record<string, string> {
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretKeyOf(seed, accessKeyId),
    AWS_ENDPOINT_URL_DYNAMODB: engines.dynamodb,
    AWS_ENDPOINT_URL_S3: engines.s3,
    AWS_ENDPOINT_URL_SES: engines.ses,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: engines.secrets,
    AWS_ENDPOINT_URL_SFN: engines.stepFunctions,
    SERVICE_PATIENCE: String(patience),
  };
}

interface EnvironmentFacts {
  engines: EngineAddresses;
  stage: Stage;
  stateMachineArn: string;
  seed: string;
}

/** Every variable, for the operator's tools. */
export function operatorEnvironment(facts: EnvironmentFacts): Record<string, string> {
  return {
    ...sdkEnvironment(facts.engines, operatorKey, facts.seed),
    ...Object.fromEntries(tableNames.map((table) => [tableVariable(table), tableInUse(facts.stage, table)])),
    ...Object.fromEntries(secretNames.map((secret) => [secretVariable(secret), secret])),
    [documentsVariable]: documentsBucket,
    [mailVariable]: mailConfigurationSet,
    [workflowVariable]: facts.stateMachineArn,
    ...settingsOf(facts.stage),
  };
}

/**
 * The variables that the stack gives the function on AWS and no others, so a missing grant or setting fails here first.
 */
export function functionEnvironment(name: FunctionName, facts: EnvironmentFacts): Record<string, string> {
  const { grants, settings: declared = [] } = functionDefinition(name);
  const settings = settingsOf(facts.stage);
  const tables = Object.keys(grants.tables ?? {}) as TableName[];
  return {
    ...sdkEnvironment(facts.engines, name, facts.seed),
    AWS_LAMBDA_FUNCTION_NAME: name,
    TZ: 'UTC',
    [stageVariable]: facts.stage.name,
    ...Object.fromEntries(tables.map((table) => [tableVariable(table), tableInUse(facts.stage, table)])),
    ...Object.fromEntries((grants.secrets ?? []).map((secret) => [secretVariable(secret), secret])),
    ...(grants.documents === undefined ? {} : { [documentsVariable]: documentsBucket }),
    ...(grants.mail === undefined ? {} : { [mailVariable]: mailConfigurationSet }),
    ...(grants.workflow === undefined ? {} : { [workflowVariable]: facts.stateMachineArn }),
    ...Object.fromEntries(declared.map((setting) => [setting, settings[setting]])),
  };
}
