import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DeployedStage } from './stages/stage.ts';

const stageLogDays = 'waymint:log-days';

/** Sets the expiry of logs in this part of the stacks. */
export const keepLogsFor = (scope: Construct, { logDays }: DeployedStage): void =>
  scope.node.setContext(stageLogDays, logDays);

/** Logs hold user ids: they last long enough to look into a complaint, and no longer. */
export const logGroupOf = (scope: Construct, id: string, logGroupName?: string): LogGroup =>
  new LogGroup(scope, id, {
    // The library's enum values are numbers of days.
    retention: scope.node.tryGetContext(stageLogDays) ?? RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(logGroupName === undefined ? {} : { logGroupName }),
  });
