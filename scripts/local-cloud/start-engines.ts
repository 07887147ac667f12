import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type * as z from 'zod';
import { mailSenderOf } from '#infra/mail-sender.ts';
import { region, type Stage } from '#infra/stages/stage.ts';
import type { snsCall } from '#shared/contract/mail-report.ts';
import runReview from '#shared/contract/run-review.asl.json' with { type: 'json' };
import {
  documentsBucket,
  mailConfigurationSet,
  operatorKey,
  secretKeyOf,
  stateMachineName,
} from './authorise.ts';
import type { LocalClock } from './clock.ts';
import { keptSecret } from './data-folder.ts';
import { startDynamoDb } from './dynamodb/start-dynamodb.ts';
import type { Authorise, EngineContext } from './engine.ts';
import type { EngineAddresses } from './function-environment.ts';
import { localSecrets, type StripeKeys } from './local-secrets.ts';
import type { FunctionRuntime } from './runtime/function-runtime.ts';
import { startS3 } from './s3/start-s3.ts';
import { startSecrets } from './secrets/start-secrets.ts';
import { startSes } from './ses/start-ses.ts';
import { localDefinition } from './step-functions/machine.ts';
import { startStepFunctions } from './step-functions/start-step-functions.ts';
import { startStripe } from './stripe/start-stripe.ts';

interface EnginesOptions {
  dataFolder: string;
  clock: LocalClock;
  stage: Stage;
  seed: string;
  originSecret: string;
  stripe: StripeKeys | undefined;
  dynamoDbEndpoint: string | undefined;
  invokeFunction: FunctionRuntime['invoke'];
  authorise: Authorise;
}

/** Starts every stand-in on a free port of the loopback interface, each with a separate folder. */
export async function startEngines(options: EnginesOptions) {
  const { dataFolder, clock, stage, seed, originSecret, invokeFunction, authorise } = options;
  const secretFor = (accessKeyId: string) => secretKeyOf(seed, accessKeyId);
  const contextOf = (engine: string): EngineContext => ({
    dataFolder: join(dataFolder, engine),
    clock,
    authorise,
    secretFor,
  });
  const stripeKeys = options.stripe ?? localStripeKeys(dataFolder);
  const [dynamodb, s3, ses, secrets, stepFunctions, stripe] = await Promise.all([
    startDynamoDb({ ...contextOf('dynamodb'), endpoint: options.dynamoDbEndpoint }),
    startS3({ ...contextOf('s3'), buckets: [documentsBucket] }),
    startSes({
      ...contextOf('ses'),
      senders: [mailSenderOf(stage.mailFrom).address],
      configurationSets: [mailConfigurationSet],
      publish: async (message) => 'payload' in (await invokeFunction('mail-returns', asPublished(message))),
    }),
    startSecrets({ ...contextOf('secrets'), secrets: localSecrets(stripeKeys, originSecret) }),
    startStepFunctions({
      ...contextOf('step-functions'),
      machine: stateMachineName,
      definition: localDefinition(runReview),
      invokeFunction,
    }),
    options.stripe === undefined
      ? startStripe({
          dataFolder: join(dataFolder, 'stripe'),
          clock,
          ...stripeKeys,
          webhookUrl: () => `${stage.siteUrl}/api/pay/webhook`,
          checkoutBase: () => `${stage.siteUrl}/__local/checkout`,
        })
      : undefined,
  ]);
  const operatorDynamo = new DynamoDBClient({
    region,
    endpoint: dynamodb.url,
    credentials: { accessKeyId: operatorKey, secretAccessKey: secretFor(operatorKey) },
  });
  const addresses: EngineAddresses = {
    dynamodb: dynamodb.url,
    s3: s3.url,
    ses: ses.url,
    secrets: secrets.url,
    stepFunctions: stepFunctions.url,
  };
  return {
    addresses,
    operatorDynamo,
    ses,
    stepFunctions,
    stripe,
    async close() {
      operatorDynamo.destroy();
      await Promise.all([dynamodb, s3, ses, secrets, stepFunctions, stripe].map((engine) => engine?.close()));
    },
  };
}

/** The event that Lambda gets for a message on an SNS topic, with the fields that the product reads. */
const asPublished = (Message: string): z.input<typeof snsCall> => ({
  Records: [{ EventSource: 'aws:sns', Sns: { Message } }],
});

const localStripeKeys = (dataFolder: string): StripeKeys => ({
  secretKey: `sk_test_${keptSecret(dataFolder, 'stripe-key')}`,
  webhookSecret: `whsec_${keptSecret(dataFolder, 'stripe-webhook-secret')}`,
});
