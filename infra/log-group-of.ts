import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** Long enough to look into a complaint, short enough for what holds user ids. */
export const logGroupOf = (scope: Construct, id: string, logGroupName?: string): LogGroup =>
  new LogGroup(scope, id, {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(logGroupName === undefined ? {} : { logGroupName }),
  });
