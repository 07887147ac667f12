import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { DeployedStage } from './stages/stage.ts';

/** The operators hear when a month costs more than the stage allows, and when it is going to. It is the account's bill. */
export function budgetOf(scope: Construct, { monthlyBudgetUsd, operators }: DeployedStage): CfnBudget {
  // The library's limit: ten addresses a notification.
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
