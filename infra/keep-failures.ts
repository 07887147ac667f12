import type { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type Alias, CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

interface KeptFailures {
  target: Alias;
  queue: Queue;
  /** A call that waited longer is of no use any more. */
  oldest: Duration;
}

/** Who calls only hands a call over. What becomes of it then is Lambda's own queue's matter: what fails twice is kept. */
export function keepFailures(scope: Construct, id: string, { target, queue, oldest }: KeptFailures): void {
  const failures = new CfnEventInvokeConfig(scope, id, {
    functionName: target.lambda.functionName,
    qualifier: target.aliasName,
    maximumRetryAttempts: 1,
    maximumEventAgeInSeconds: oldest.toSeconds(),
    destinationConfig: { onFailure: { destination: queue.queueArn } },
  });
  target.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }));
  // Lambda tries the role when it is told of the destination.
  if (target.role !== undefined) failures.node.addDependency(target.role);
}
