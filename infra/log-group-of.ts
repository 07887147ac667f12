import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DeployedStage } from './stages/stage.ts';

const stageLogDays = 'waymint:log-days';

/** From here on, logs in this part of the stacks end after so many days. */
export const keepLogsFor = (scope: Construct, { logDays }: DeployedStage): void =>
  scope.node.setContext(stageLogDays, logDays);

/** Long enough to look into a complaint, short enough for what holds user ids. */
export const logGroupOf = (scope: Construct, id: string, logGroupName?: string): LogGroup =>
  new LogGroup(scope, id, {
    // The library's names for so many days are numbers.
    retention: scope.node.tryGetContext(stageLogDays) ?? RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(logGroupName === undefined ? {} : { logGroupName }),
  });
