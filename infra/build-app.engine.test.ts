import { Queue } from 'aws-cdk-lib/aws-sqs';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleOf } from '#shared/testing/long-run.ts';
import { devStage } from './stages/dev.ts';
import { prodStage } from './stages/prod.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000';

describe('synthesis', () => {
  const stages = [
    ['with a certificate', { ...prodStage, certificateArn }],
    ['without a certificate', prodStage],
    ['for dev', devStage],
  ] as const;
  it.each(sampleOf(stages, 1))('has no unexplained finding of cdk-nag, %s', (_, stage) => {
    expect(() => synthesise(stage).app.synth()).not.toThrow();
  });

  it('fails on a careless addition', () => {
    const { app, application } = synthesise();
    new Queue(application, 'careless');
    expect(() => app.synth()).toThrow(
      /careless[\s\S]*AwsSolutions-SQS3[\s\S]*careless[\s\S]*AwsSolutions-SQS4/,
    );
  });
});
