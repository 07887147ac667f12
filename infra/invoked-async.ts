import type { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type Alias, CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

interface AsyncCalls {
  target: Alias;
  /** A call that waited longer is of no use any more. */
  oldest: Duration;
  /** Keeps a call that failed twice or became too old. Without it such a call is dropped. */
  keptIn?: Queue;
}

/** What Lambda does with a call whose caller does not wait for it. */
export function invokedAsync(scope: Construct, id: string, { target, oldest, keptIn }: AsyncCalls): void {
  const calls = new CfnEventInvokeConfig(scope, id, {
    functionName: target.lambda.functionName,
    qualifier: target.aliasName,
    maximumRetryAttempts: 1,
    maximumEventAgeInSeconds: oldest.toSeconds(),
    ...(keptIn === undefined ? {} : { destinationConfig: { onFailure: { destination: keptIn.queueArn } } }),
  });
  // The alias is named in words, which CloudFormation does not take for a reference to it.
  calls.node.addDependency(target);
  if (keptIn === undefined) return;
  target.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [keptIn.queueArn] }));
  // Lambda tries the role when it is told of the destination.
  if (target.role !== undefined) calls.node.addDependency(target.role);
}
