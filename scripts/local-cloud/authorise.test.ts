import { describe, expect, it } from 'vitest';
import { type FunctionName, functionDefinition, functionNames } from '#shared/contract/functions.ts';
import { tableNames } from '#shared/contract/tables.ts';
import { authorise, documentsBucket, operatorKey, physicalTable } from './authorise.ts';

const users = physicalTable('users');
const mayDo = (accessKeyId: string, action: string, resource: string) =>
  authorise({ accessKeyId, action, resource });

/** The functions that are allowed this action. */
const allowed = (action: string, resource: string): FunctionName[] =>
  functionNames.filter((name) => mayDo(name, action, resource));
const grantedTo = (holds: (grants: ReturnType<typeof functionDefinition>['grants']) => boolean | undefined) =>
  functionNames.filter((name) => holds(functionDefinition(name).grants) === true);

const tableActions = [
  ...['GetItem', 'BatchGetItem', 'Query', 'Scan', 'ConditionCheckItem'],
  ...['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
].map((action) => `dynamodb:${action}`);

describe('a function', () => {
  it.each(functionNames)('may do to the tables what the contract grants it, and nothing else: %s', (name) => {
    const may = tableNames.flatMap((table) =>
      tableActions
        .filter((action) => mayDo(name, action, physicalTable(table)))
        .map((action) => `${action} on ${table}`),
    );
    const granted = Object.entries(functionDefinition(name).grants.tables ?? {}).flatMap(([table, held]) =>
      held.map((action) => `${action} on ${table}`),
    );
    expect(may.sort()).toEqual(granted.sort());
  });

  it('may query an index only where the contract names it, and do nothing else to it', () => {
    const wallets = physicalTable('wallets');
    const granted = grantedTo(({ indexes }) => indexes?.wallets?.includes('expiring'));
    expect(granted).toEqual(['sweep-token-expiry', 'sweep-token-reminders']);
    expect(allowed('dynamodb:Query', `${wallets}/index/expiring`)).toEqual(granted);
    expect(allowed('dynamodb:GetItem', `${wallets}/index/expiring`)).toEqual([]);
    expect(allowed('dynamodb:Query', `${wallets}/index/any`)).toEqual([]);
    // A user's own ledger is read from the table.
    expect(mayDo('api-user', 'dynamodb:Query', wallets)).toBe(true);
    expect(mayDo('api-user', 'dynamodb:Query', `${wallets}/index/check`)).toBe(false);
  });

  it.each(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] as const)(
    'may %s in the documents bucket only by grant',
    (action) => {
      const granted = grantedTo(({ documents }) => documents?.includes(action));
      expect(allowed(action, `${documentsBucket}/plans/x.pdf`)).toEqual(granted);
      expect(allowed(action, `${documentsBucket}-other/plans/x.pdf`)).toEqual([]);
      expect(allowed('s3:DeleteBucket', documentsBucket)).toEqual([]);
    },
  );

  it('may learn that a document is missing only if it may read documents', () => {
    const granted = grantedTo(({ documents }) => documents?.includes('s3:GetObject'));
    expect(allowed('s3:ListBucket', `${documentsBucket}/plans/x.pdf`)).toEqual(granted);
    expect(allowed('s3:ListBucket', `${documentsBucket}/other`)).toEqual([]);
  });

  it.each(['session-keys', 'origin', 'stripe', 'link-keys'] as const)(
    'may read the secret %s only by grant',
    (secret) => {
      const granted = grantedTo(({ secrets }) => secrets?.includes(secret));
      expect(allowed('secretsmanager:GetSecretValue', secret)).toEqual(granted);
      expect(allowed('secretsmanager:PutSecretValue', secret)).toEqual([]);
    },
  );

  it('may send mail only by grant', () => {
    for (const action of ['ses:SendEmail', 'ses:SendRawEmail'] as const)
      expect(allowed(action, 'Waymint <hello@waymint.test>')).toEqual(
        grantedTo(({ mail }) => mail?.includes(action)),
      );
    expect(allowed('ses:SendRawEmail', 'Waymint <hello@waymint.test>')).not.toContain('api-auth');
    expect(allowed('ses:VerifyEmailIdentity', 'x')).toEqual([]);
  });

  it.each(['states:StartExecution', 'states:SendTaskSuccess', 'states:RedriveExecution'] as const)(
    'may %s only by grant',
    (action) =>
      expect(allowed(action, 'any')).toEqual(grantedTo(({ workflow }) => workflow?.includes(action))),
  );
});

describe('an access key', () => {
  it('opens everything for the operator and nothing for a stranger', () => {
    expect(mayDo(operatorKey, 'dynamodb:Scan', users)).toBe(true);
    for (const stranger of ['', 'api', 'toString', 'local-operator2', 'api-auth '])
      expect(mayDo(stranger, 'dynamodb:BatchGetItem', users)).toBe(false);
  });
});
