import {
  documentsVariable,
  mailVariable,
  type SecretName,
  type Setting,
  secretVariable,
  stageVariable,
  tableVariable,
  workflowVariable,
} from '#shared/contract/functions.ts';
import type { TableName } from '#shared/contract/tables.ts';

/** Reads a variable that the contract promises to this function; if it is missing, the function fails at startup. */
function required(variable: string): string {
  const value = process.env[variable];
  if (value === undefined || value === '') throw new Error(`The environment has no ${variable}`);
  return value;
}

export const tableName = (table: TableName): string => required(tableVariable(table));
export const secretId = (secret: SecretName): string => required(secretVariable(secret));
export const documentsBucket = (): string => required(documentsVariable);
export const mailConfigurationSet = (): string => required(mailVariable);
export const workflowArn = (): string => required(workflowVariable);
/** Used by metrics, which must not fail outside a stage. */
export const stageName = (): string => process.env[stageVariable] ?? 'none';
export const setting = (name: Setting): string => required(name);

/** Reads a positive integer: a limit that is not a number would limit nothing. */
export function numberSetting(name: Setting): number {
  const text = required(name);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`The environment's ${name} is not a whole number`);
  return Number(text);
}

export const reviewers = (): string[] =>
  required('REVIEWERS')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
