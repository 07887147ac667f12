import type { FunctionName } from '#shared/contract/functions.ts';

/**
 * Grants for days on which something is late, lost or fails. The integration run has no such days; the proofs of the
 * money and of the runs play them behind the same grants. This list may only get shorter.
 */
export const unrecordedGrants: Readonly<Partial<Record<FunctionName, readonly string[]>>> = {
  'api-user': ['dynamodb:GetItem on limits'],
  'workflow-open-submission': ['dynamodb:UpdateItem on runs'],
  'workflow-ask-for-review': ['dynamodb:GetItem on outbox', 'states:SendTaskSuccess on workflow'],
  'workflow-generate-document': ['s3:DeleteObject on documents'],
  'workflow-notify-owner': ['dynamodb:Query on wallets'],
  'workflow-complete-run': ['s3:DeleteObject on documents'],
  'workflow-alarm-generation': ['dynamodb:GetItem on runs', 'dynamodb:UpdateItem on runs'],
  'sweep-token-expiry': ['dynamodb:PutItem on wallets', 'dynamodb:UpdateItem on wallets'],
  'sweep-token-reminders': [
    'dynamodb:GetItem on users',
    'dynamodb:GetItem on orders',
    'dynamodb:GetItem on runs',
    'dynamodb:PutItem on wallets',
    'dynamodb:UpdateItem on wallets',
    'dynamodb:PutItem on outbox',
    'dynamodb:DeleteItem on outbox',
    'ses:SendEmail on mail',
  ],
  'sweep-document-reminders': [
    'dynamodb:GetItem on users',
    'dynamodb:UpdateItem on runs',
    'dynamodb:PutItem on outbox',
    'dynamodb:DeleteItem on outbox',
    'ses:SendEmail on mail',
  ],
  'sweep-review-reminders': [
    'dynamodb:GetItem on users',
    'dynamodb:PutItem on runs',
    'dynamodb:UpdateItem on runs',
    'dynamodb:PutItem on outbox',
    'dynamodb:DeleteItem on outbox',
    'secretsmanager:GetSecretValue on link-keys',
    'ses:SendEmail on mail',
  ],
  'sweep-reconcile-orders': [
    'dynamodb:GetItem on users',
    'dynamodb:ConditionCheckItem on users',
    'dynamodb:GetItem on wallets',
    'dynamodb:Query on wallets',
    'dynamodb:PutItem on wallets',
    'dynamodb:PutItem on outbox',
    'dynamodb:DeleteItem on outbox',
    'ses:SendEmail on mail',
  ],
  'sweep-reconcile-wallets': ['dynamodb:ConditionCheckItem on users', 'dynamodb:PutItem on wallets'],
  'sweep-reconcile-mails': [
    'dynamodb:GetItem on users',
    'dynamodb:UpdateItem on outbox',
    'dynamodb:DeleteItem on outbox',
    'dynamodb:GetItem on runs',
    'dynamodb:PutItem on runs',
    'dynamodb:GetItem on wallets',
    'dynamodb:Query on wallets',
    'secretsmanager:GetSecretValue on link-keys',
    's3:GetObject on documents',
    'ses:SendEmail on mail',
    'ses:SendRawEmail on mail',
  ],
  'sweep-reconcile-runs': ['states:StartExecution on workflow'],
};
