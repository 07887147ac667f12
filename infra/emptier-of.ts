import { CfnResource, Stack, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { logGroupOf } from './log-group-of.ts';

/** Sets an expiry for the log of the library's function that empties a bucket before it is removed. */
export function emptierOf(scope: Construct): void {
  const provider = Stack.of(scope).node.findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  const handler = provider.node.findChild('Handler');
  if (!(handler instanceof CfnResource))
    throw new Error('The library builds the function that empties buckets in a new way');
  const log = logGroupOf(scope, 'emptier-log');
  handler.addPropertyOverride('LoggingConfig.LogGroup', log.logGroupName);
  Validations.of(provider).acknowledge(
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      reason: 'The library attaches it for the log, and the function uses nothing else of it.',
    },
    {
      id: 'AwsSolutions-L1',
      reason: 'The library pins the runtime its code was tested on, and moves it with its releases.',
    },
  );
}
