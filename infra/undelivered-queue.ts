import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Holds calls that failed for good. */
export function undeliveredQueue(scope: Construct): Queue {
  const queue = new Queue(scope, 'undelivered', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions-SQS3',
    reason: 'It is itself a dead-letter queue, and only an operator reads it.',
  });
  return queue;
}
