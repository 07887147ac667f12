import { Duration, Fn, RemovalPolicy, Stack, TimeZone, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { TableInUse } from './table-of.ts';

/** As long as point-in-time recovery, so that deleted personal data is gone afterwards. */
const keptFor = Duration.days(35);

/**
 * Copies every table each night, apart from the tables: copies outlive them and cannot be deleted early. Restores use
 * point-in-time recovery; the copies are for the loss of a table itself.
 */
export function backUp(scope: Construct, tables: Readonly<Record<string, TableInUse>>): void {
  const vault = new BackupVault(scope, 'backups', {
    backupVaultName: nameOfAttempt(scope),
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    lockConfiguration: { minRetention: Duration.days(7), maxRetention: keptFor },
  });
  const plan = new BackupPlan(scope, 'nightly', { backupVault: vault });
  plan.addRule(
    new BackupPlanRule({
      ruleName: 'nightly',
      scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
      scheduleExpressionTimezone: TimeZone.AUSTRALIA_SYDNEY,
      deleteAfter: keptFor,
    }),
  );
  plan.addSelection('tables', {
    role: roleOf(scope),
    resources: Object.values(tables).map((table) => BackupResource.fromArn(table.tableArn)),
  });
}

/**
 * A vault needs a name and stays when its stack is deleted, so the name has part of the stack's id: the next attempt to
 * create the stack creates another vault.
 */
function nameOfAttempt(scope: Construct): string {
  const { stackName, stackId } = Stack.of(scope);
  // arn:aws:cloudformation:<region>:<account>:stack/<name>/<uuid>
  const uuid = Fn.select(2, Fn.split('/', stackId));
  return Fn.join('-', [stackName, Fn.select(0, Fn.split('-', uuid))]);
}

function roleOf(scope: Construct): Role {
  const policy = 'service-role/AWSBackupServiceRolePolicyForBackup';
  const role = new Role(scope, 'backup-role', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
  });
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
    reason: 'AWS maintains the permissions of its backup service, and only that service may assume the role.',
  });
  return role;
}
