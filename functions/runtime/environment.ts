import {
  type SecretName,
  type Setting,
  secretVariable,
  tableVariable,
} from '../../shared/contract/functions.ts';
import type { TableName } from '../../shared/contract/tables.ts';

/** A variable the contract promised to this function; without it the deployment is wrong, so it fails at start. */
function required(variable: string): string {
  const value = process.env[variable];
  if (value === undefined || value === '') throw new Error(`The environment has no ${variable}`);
  return value;
}

export const tableName = (table: TableName): string => required(tableVariable(table));
export const secretId = (secret: SecretName): string => required(secretVariable(secret));
export const setting = (name: Setting): string => required(name);
