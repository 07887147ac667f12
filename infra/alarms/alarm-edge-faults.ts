import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { toldApart } from './losses.ts';

/**
 * CloudFront counts in us-east-1 what its visitors were answered, also where no function was reached. The query takes the
 * worst distribution of the account, so that no id has to be written into a stage after its first deployment.
 */
export function alarmEdgeFaults(scope: Construct, topic: Topic): void {
  const alarm = new Alarm(scope, 'edge-faults', {
    alarmName: `${Stack.of(scope).stackName}: ${toldApart['edge-faults']}`,
    alarmDescription: 'Cause and fix: docs/runbooks/edge-faults.md',
    metric: new MathExpression({
      expression: 'SELECT MAX("5xxErrorRate") FROM "AWS/CloudFront"',
      usingMetrics: {},
      period: Duration.minutes(5),
      label: 'answers of 5xx, in percent',
    }),
    threshold: 5,
    // One request of few is a high rate; a quarter of an hour of them is no chance.
    evaluationPeriods: 3,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
}
