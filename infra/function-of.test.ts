import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, describe, expect, it } from 'vitest';
import type { FunctionDefinition } from '#shared/contract/functions.ts';
import { DataStack } from './data-stack.ts';
import { FunctionOf } from './function-of.ts';
import { environmentOf, type Resources } from './grants.ts';
import { localStage } from './stages/local.ts';
import { settingsOf } from './stages/settings.ts';
import { placeholderBuild, removeFolders } from './testing/placeholder-build.ts';
import { allowances, readableResources } from './testing/readable-template.ts';
import { testApp } from './testing/synthesise.ts';
import { workflowArns } from './workflow.ts';

afterAll(removeFolders);

const definition: FunctionDefinition = {
  entry: 'functions/example.ts',
  memoryMb: 256,
  timeoutSeconds: 10,
  settings: ['SITE_URL', 'REVIEWERS'],
  grants: {
    tables: { runs: ['dynamodb:GetItem', 'dynamodb:Query'] },
    indexes: { runs: ['reminder'] },
    secrets: ['stripe'],
    documents: ['s3:GetObject', 's3:PutObject'],
    workflow: ['states:StartExecution', 'states:SendTaskSuccess', 'states:RedriveExecution'],
    mail: ['ses:SendEmail', 'ses:SendRawEmail'],
  },
};

const app = testApp();
const env = { region: 'ap-southeast-2' };
const data = new DataStack(app, 'data', { env });
const stack = new Stack(app, 'app', { env });
const sendingArns = ['identity/*', 'configuration-set/the-mail'].map(
  (what) => `arn:aws:ses:ap-southeast-2:111122223333:${what}`,
);
const resources: Resources = {
  tables: data.tables,
  secrets: data.secrets,
  documents: data.documents,
  workflow: workflowArns(stack, 'run-review'),
  mail: { sendingArns, address: 'hello@waymint.test', configurationSetName: 'the-mail' },
  stageName: 'local',
  settings: settingsOf(localStage('http://localhost:3000')),
};
new FunctionOf(stack, 'api-files', { definition, dist: placeholderBuild(), resources });
Validations.of(app).addPlugins(new AwsSolutionsChecks());

describe('a function with every kind of grant', () => {
  const found = readableResources(stack, [data]);
  const policies = found.filter((resource) => resource.type === 'AWS::IAM::Policy');
  const document = policies.find(({ path }) => path.includes('role/'))?.properties.PolicyDocument;

  it('may do these actions on these resources', () => {
    const states = 'arn:aws:states:ap-southeast-2:<AWS::AccountId>';
    expect(policies.flatMap(({ properties }) => allowances(properties.PolicyDocument)).sort()).toEqual(
      [
        'logs:CreateLogStream on api-files/log.Arn',
        'logs:PutLogEvents on api-files/log.Arn',
        'dynamodb:GetItem on runs.Arn',
        'dynamodb:Query on runs.Arn',
        'dynamodb:Query on runs.Arn/index/reminder',
        'secretsmanager:GetSecretValue on stripe',
        's3:GetObject on documents.Arn/*',
        's3:PutObject on documents.Arn/*',
        's3:ListBucket on documents.Arn',
        `states:StartExecution on ${states}:stateMachine:run-review`,
        `states:SendTaskSuccess on ${states}:stateMachine:run-review`,
        `states:RedriveExecution on ${states}:execution:run-review:*`,
        ...sendingArns.flatMap((arn) => [`ses:SendEmail on ${arn}`, `ses:SendRawEmail on ${arn}`]),
      ].sort(),
    );
  });

  it('sends mail from the one address of the stage', () => {
    expect(document).toMatchObject({
      Statement: expect.arrayContaining([
        expect.objectContaining({
          Action: ['ses:SendEmail', 'ses:SendRawEmail'],
          Condition: { StringEquals: { 'ses:FromAddress': 'hello@waymint.test' } },
        }),
      ]),
    });
  });

  it('may list only the documents, so that an absent one answers 404 and not 403', () => {
    expect(document).toMatchObject({
      Statement: expect.arrayContaining([
        expect.objectContaining({
          Action: 's3:ListBucket',
          Condition: { StringLike: { 's3:prefix': 'plans/*' } },
        }),
      ]),
    });
  });

  it('has an explanation for every wildcard', () => {
    // cdk-nag runs with the synthesis and would throw; this shows that it runs.
    expect(() => app.synth({ force: true })).not.toThrow();
    new FunctionOf(stack, 'api-pay', {
      definition,
      dist: placeholderBuild(),
      resources,
    }).function.addToRolePolicy(new PolicyStatement({ actions: ['ses:SendEmail'], resources: ['*'] }));
    expect(() => app.synth({ force: true })).toThrow(/api-pay\/role[\s\S]*IAM5\[Resource::\*\]/);
  });

  it('finds all of them in its environment by name', () => {
    expect(environmentOf(definition, resources)).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      REVIEWERS: 'reviewer@waymint.test',
      RUN_REVIEW_STATE_MACHINE: resources.workflow.stateMachineArn,
    });
    expect(Object.keys(environmentOf(definition, resources)).sort()).toEqual([
      'DOCUMENTS_BUCKET',
      'MAIL_CONFIGURATION_SET',
      'REVIEWERS',
      'RUN_REVIEW_STATE_MACHINE',
      'SECRET_STRIPE',
      'SITE_URL',
      'STAGE',
      'TABLE_RUNS',
    ]);
  });
});
