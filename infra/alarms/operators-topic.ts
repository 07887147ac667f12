import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

/** Mails every operator of the stage. Each has to confirm the subscription once. */
export function operatorsTopic(scope: Construct, id: string, operators: readonly string[]): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true });
  for (const address of operators) topic.addSubscription(new EmailSubscription(address));
  // A custom policy replaces the default one, which lets everyone in the account publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AlarmsOfThisAccount',
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  Validations.of(topic).acknowledge({
    id: 'AwsSolutions-SNS2',
    reason:
      'A message names an alarm and no person. CloudWatch cannot publish under the key that AWS manages, and a key of our own would be one more thing that can keep an alarm from arriving.',
  });
  return topic;
}
