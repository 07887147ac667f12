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
  /** Takes what SES reports. */
  returns: Alias;
}

/**
 * How the stage's mail is sent: over TLS only, and with what becomes of it reported to the product, which stops writing to
 * an address that bounced or complained, and tells its owner. SES's own list of such addresses is left out: nobody could
 * see it, or take an address off it that works again.
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
    // It lets SES publish for this configuration set, and nobody else: a forged report would cut somebody off from their mail.
    set.addEventDestination('reports', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    // The library's own class misses its interface under exactOptionalPropertyTypes.
    topic.addSubscription(
      new LambdaSubscription(returns as IFunction, { deadLetterQueue: this.undelivered }),
    );
    Validations.of(returns).acknowledge({
      id: 'CloudFormation-Validate::W3694',
      reason: 'The ARN of an alias is one by which a function is called.',
    });
    invokedAsync(this, 'failures', {
      target: returns,
      keptIn: this.undelivered,
      // The most that Lambda keeps one: an address that bounced is written to until its report is taken.
      oldest: Duration.hours(6),
    });
  }

  private topic(): Topic {
    const topic = new Topic(this, 'reports-topic', { enforceSSL: true });
    Validations.of(topic).acknowledge({
      id: 'AwsSolutions-SNS2',
      reason:
        'A report is handed on straight away and kept nowhere but in the encrypted queue. SES publishes only under a key of our own, which would be one more thing that can keep a report from arriving.',
    });
    return topic;
  }
}

const configurationSetArn = (scope: Construct, name: string): string =>
  Stack.of(scope).formatArn({ service: 'ses', resource: 'configuration-set', resourceName: name });

/**
 * The configuration set, and all identities of the account: in the sandbox SES also asks for the identity of whoever a mail
 * is for. What may be sent is bounded by the address it comes from.
 */
export const sendingArns = (scope: Construct, configurationSetName: string): string[] => [
  Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' }),
  configurationSetArn(scope, configurationSetName),
];
