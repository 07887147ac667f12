import { Stack } from 'aws-cdk-lib';
import { ConfigurationSet, ConfigurationSetTlsPolicy, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';

/**
 * How the stage's mail is sent: an address that bounced or complained is written to no more, and nothing goes out
 * unencrypted. An operator makes it the default of the identity, which is theirs and may serve other stages.
 */
export const mailStandingOf = (scope: Construct, configurationSetName: string): ConfigurationSet =>
  new ConfigurationSet(scope, 'mail', {
    configurationSetName,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  });

/**
 * All identities and configuration sets of the account: in the sandbox SES also asks for the identity of whoever a mail
 * is for, and with a default configuration set for that. What may be sent is bounded by the address it comes from.
 */
export const sendingArns = (scope: Construct): string[] =>
  ['identity', 'configuration-set'].map((resource) =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName: '*' }),
  );
