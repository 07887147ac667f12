import { RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import { Secret, type SecretProps, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type SecretName, secretNames } from '#shared/contract/functions.ts';
import { recordOf } from './record-of.ts';

/** 64 letters and digits have more than 256 bits and are valid in a header. */
const random: SecretStringGenerator = { passwordLength: 64, excludePunctuation: true };
const randomUnder = (generateStringKey: string, otherValues: Record<string, string> = {}): SecretProps => ({
  generateSecretString: { ...random, secretStringTemplate: JSON.stringify(otherValues), generateStringKey },
});
const randomKey = randomUnder('key', { kid: 'k1' });

const contents: Record<SecretName, SecretProps> = {
  'session-keys': { description: 'Signs sessions', ...randomKey },
  'link-keys': { description: 'Signs the links to documents', ...randomKey },
  origin: { description: 'Sent by the distribution, asked for by the API', ...randomUnder('value') },
  stripe: {
    description: 'Filled in by the operator after the first deployment',
    // This is only the form: later deployments keep the operator's value as long as this text is unchanged.
    secretStringValue: SecretValue.unsafePlainText(JSON.stringify({ secretKey: '', webhookSecrets: [] })),
  },
};

export const secretsIn = (scope: Construct): Record<SecretName, Secret> =>
  recordOf(secretNames, (name) => {
    const secret = new Secret(scope, name, { ...contents[name], removalPolicy: RemovalPolicy.RETAIN });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Keys are rotated by hand with an overlap of two keys: a key replaced on a timer would end every session, link or payment event that the old one signed.',
    });
    return secret;
  });
