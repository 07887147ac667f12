import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { DeployedStage } from './stages/stage.ts';

/**
 * Tells the operators when a month costs more than the stage allows, or is going to. The budget covers the whole
 * account.
 */
export function budgetOf(scope: Construct, { monthlyBudgetUsd, operators }: DeployedStage): CfnBudget {
  // The library allows ten addresses per notification.
  const subscribers = operators.slice(0, 10).map((address) => ({ subscriptionType: 'EMAIL', address }));
  const above = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers,
  });
  return new CfnBudget(scope, 'budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: [above('ACTUAL', 80), above('FORECASTED', 100)],
  });
}
