import { Duration, Stack, Validations } from 'aws-cdk-lib';
import type { Alias, IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { invokedAsync } from './invoked-async.ts';
import { undeliveredQueue } from './undelivered-queue.ts';

export interface MailProps {
  configurationSetName: string;
  returns: Alias;
}

/**
 * Sends the stage's mail over TLS only. Bounces and complaints are reported to the product, which stops writing to the
 * address and tells its owner. SES's own suppression list is off, because its entries would be invisible and could not
 * be removed by the owner.
 */
export class Mail extends Construct {
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, { configurationSetName, returns }: MailProps) {
    super(scope, id);
    const set = new ConfigurationSet(this, 'set', {
      configurationSetName,
      disableSuppressionList: true,
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    this.undelivered = undeliveredQueue(this);
    const topic = this.topic();
    // Only SES may publish, and only for this configuration set, because a forged report would stop a person's mail.
    set.addEventDestination('reports', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    // The library's own class does not match its interface under exactOptionalPropertyTypes.
    topic.addSubscription(
      new LambdaSubscription(returns as IFunction, { deadLetterQueue: this.undelivered }),
    );
    Validations.of(returns).acknowledge({
      id: 'CloudFormation-Validate::W3694',
      reason: 'Functions are called by the ARN of an alias.',
    });
    invokedAsync(this, 'failures', {
      target: returns,
      keptIn: this.undelivered,
      // This is Lambda's maximum. Until a report is processed, we still write to the address.
      oldest: Duration.hours(6),
    });
  }

  private topic(): Topic {
    const topic = new Topic(this, 'reports-topic', { enforceSSL: true });
    Validations.of(topic).acknowledge({
      id: 'AwsSolutions-SNS2',
      reason:
        'A report is passed on straight away and stored only in the encrypted queue. SES can publish only with a customer key, which would be one more thing that can stop a report.',
    });
    return topic;
  }
}

const configurationSetArn = (scope: Construct, name: string): string =>
  Stack.of(scope).formatArn({ service: 'ses', resource: 'configuration-set', resourceName: name });

/**
 * Includes all identities of the account, because in the sandbox SES also checks the recipient's identity. The sender
 * address limits what can be sent.
 */
export const sendingArns = (scope: Construct, configurationSetName: string): string[] => [
  Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' }),
  configurationSetArn(scope, configurationSetName),
];
