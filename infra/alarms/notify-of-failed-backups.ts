import { Stack } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { brand } from '#shared/brand.ts';
import { toldApart } from './losses.ts';

/** Mails the operators for each table of this stage whose nightly copy failed. */
export function notifyOfFailedBackups(scope: Construct, stageName: string, topic: Topic): void {
  const tables = Stack.of(scope).formatArn({
    service: 'dynamodb',
    resource: 'table',
    resourceName: `${brand.toLowerCase()}-${stageName}-`,
  });
  const rule = new Rule(scope, 'failed-backups', {
    description: toldApart.backups,
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change'],
      detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'], resourceArn: [{ prefix: tables }] },
    },
  });
  const [table, state] = ['$.detail.resourceArn', '$.detail.state'].map((path) => EventField.fromPath(path));
  rule.addTarget(
    new SnsTopic(topic, {
      message: RuleTargetInput.fromText(
        `${toldApart.backups}: ${table} is ${state}. Cause and fix: docs/runbooks/backups.md`,
      ),
    }),
  );
}
