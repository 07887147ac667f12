import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { toldApart } from './losses.ts';

/**
 * Watches CloudFront's error rate, which AWS counts in us-east-1 and which includes requests that reached no function.
 * The query takes the worst distribution of the account, so that no id has to be copied into a stage after its first
 * deployment.
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
    // A single failed request can be a high rate, so the alarm waits for a quarter of an hour.
    evaluationPeriods: 3,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
}
