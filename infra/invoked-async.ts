import type { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type Alias, CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

interface AsyncCalls {
  target: Alias;
  /** After this time a waiting call is useless. */
  oldest: Duration;
  /** Keeps calls that failed twice or became too old; without it they are dropped. */
  keptIn?: Queue;
}

/** Configures how Lambda handles asynchronous calls of a function. */
export function invokedAsync(scope: Construct, id: string, { target, oldest, keptIn }: AsyncCalls): void {
  const calls = new CfnEventInvokeConfig(scope, id, {
    functionName: target.lambda.functionName,
    qualifier: target.aliasName,
    maximumRetryAttempts: 1,
    maximumEventAgeInSeconds: oldest.toSeconds(),
    ...(keptIn === undefined ? {} : { destinationConfig: { onFailure: { destination: keptIn.queueArn } } }),
  });
  // The alias is only named in text, so CloudFormation sees no reference to it.
  calls.node.addDependency(target);
  if (keptIn === undefined) return;
  target.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [keptIn.queueArn] }));
  // Lambda checks the role when the destination is set.
  if (target.role !== undefined) calls.node.addDependency(target.role);
}
