import { CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import type { Construct } from 'constructs';
import type { DeployedStage } from './stages/stage.ts';

/**
 * Tells the operators, once a day, of a service that costs more than usual; a budget reports only when the month is
 * nearly spent. An account has at most one such monitor and often has it already.
 */
export function anomaliesOf(
  scope: Construct,
  { anomalyMonitorArn, monthlyBudgetUsd, operators, name }: DeployedStage,
): CfnAnomalySubscription | undefined {
  if (anomalyMonitorArn === undefined) return undefined;
  // A tenth of the monthly budget in one day is not random.
  const atLeastUsd = Math.max(1, Math.round(monthlyBudgetUsd / 10));
  return new CfnAnomalySubscription(scope, 'anomalies', {
    subscriptionName: `waymint-${name}-anomalies`,
    monitorArnList: [anomalyMonitorArn],
    frequency: 'DAILY',
    subscribers: operators.map((address) => ({ type: 'EMAIL', address })),
    thresholdExpression: JSON.stringify({
      Dimensions: {
        Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
        MatchOptions: ['GREATER_THAN_OR_EQUAL'],
        Values: [String(atLeastUsd)],
      },
    }),
  });
}
