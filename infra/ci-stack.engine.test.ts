import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sampleOf } from '#shared/testing/long-run.ts';
import { devStage } from './stages/dev.ts';
import { prodStage } from './stages/prod.ts';
import type { DeployedStage } from './stages/stage.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { allowances, readableResources } from './testing/readable-template.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

const repository = 'waymint/waymint';
function ciOf(stage: DeployedStage, deployedFrom: DeployedStage['deployedFrom'] = { repository }) {
  const { ci, app } = synthesise({ ...stage, deployedFrom });
  if (ci === undefined) throw new Error('The stage has no stack for CI');
  return { app, resources: readableResources(ci) };
}
const single = (resources: ReturnType<typeof ciOf>['resources'], type: string) => {
  const [found, ...others] = resources.filter((one) => one.type === type);
  if (found === undefined || others.length > 0) throw new Error(`There is not one ${type}`);
  return found.properties;
};

describe('the role that deploys from GitHub', () => {
  it.each(sampleOf([devStage, prodStage], 1))(
    'of $name can be assumed only by jobs of that environment',
    (stage) => {
      const { AssumeRolePolicyDocument: trust } = single(ciOf(stage).resources, 'AWS::IAM::Role');
      expect(trust).toMatchObject({
        Statement: [
          {
            Action: 'sts:AssumeRoleWithWebIdentity',
            Principal: { Federated: 'github.Arn' },
            Condition: {
              StringEquals: {
                'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
                'token.actions.githubusercontent.com:sub': `repo:${repository}:environment:${stage.name}`,
              },
            },
          },
        ],
      });
      expect(Object(trust).Statement).toHaveLength(1);
    },
  );

  it('may assume the roles of the bootstrap, use the resources of the stage, and do nothing else', () => {
    const policy = single(ciOf(prodStage).resources, 'AWS::IAM::Policy');
    const allowed = allowances(policy.PolicyDocument);
    expect(allowed.filter((line) => line.endsWith(' on *'))).toEqual(
      ['backup:ListBackupVaults', 'lambda:GetAccountSettings', 'ses:GetAccount'].map((one) => `${one} on *`),
    );
    expect(allowed.filter((line) => line.startsWith('sts:AssumeRole'))).toHaveLength(6);
    const others = allowed.filter((line) => !/^sts:| on \*$/.test(line));
    for (const line of others)
      expect(line).toMatch(/waymint-prod-|secret:stripe\*$|:(certificate|identity|stack\/CDKToolkit)\/\*$/);
    expect(others.filter((line) => /:(Update|Put|Delete|Create)/.test(line))).toEqual([
      expect.stringMatching(/^lambda:UpdateAlias on .*waymint-prod-app-\*$/),
    ]);
    expect(JSON.stringify(policy)).toContain(
      '"aws:ResourceTag/aws:cloudformation:stack-name":"waymint-prod-data"',
    );
  });

  it('of a second stage in one account uses the existing provider', () => {
    const openIdProviderArn = 'arn:aws:iam::000000000000:oidc-provider/token.actions.githubusercontent.com';
    const { resources } = ciOf(devStage, { repository, openIdProviderArn });
    expect(resources.filter(({ type }) => type === 'AWS::IAM::OIDCProvider')).toEqual([]);
    expect(JSON.stringify(single(resources, 'AWS::IAM::Role'))).toContain(openIdProviderArn);
  });

  it('has no unexplained finding of cdk-nag, and is omitted if no repository is given', () => {
    expect(() => ciOf(prodStage).app.synth()).not.toThrow();
    expect(synthesise(prodStage).ci).toBeUndefined();
  });
});

describe('the workflow that deploys', () => {
  interface Job {
    environment: string;
    needs?: string;
    steps: { run?: string; uses?: string; with?: Record<string, string> }[];
  }
  const workflow: { on: Record<string, unknown>; permissions: unknown; jobs: Record<string, Job> } = parse(
    readFileSync(new URL('../.github/workflows/deploy.yml', import.meta.url), 'utf8'),
  );

  it('deploys dev once CI has passed on main, and prod after it, each in its own environment', () => {
    expect(workflow.on.workflow_run).toEqual({ workflows: ['CI'], types: ['completed'], branches: ['main'] });
    expect(
      Object.entries(workflow.jobs).map(([name, { environment, needs }]) => [name, environment, needs]),
    ).toEqual([
      ['dev', 'dev', undefined],
      ['prod', 'prod', 'dev'],
    ]);
  });

  it('runs the command that a person runs, with a token of GitHub and no stored key', () => {
    expect(workflow.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    for (const [stage, { steps }] of Object.entries(workflow.jobs)) {
      expect(steps.flatMap(({ run }) => run ?? [])).toEqual([`npm run deploy -- --stage ${stage} --yes`]);
      const credentials = steps.find(({ uses }) =>
        uses?.startsWith('aws-actions/configure-aws-credentials@'),
      );
      expect(credentials?.with).toEqual({
        'role-to-assume': expect.stringContaining('vars.AWS_ROLE_ARN'),
        'aws-region': 'ap-southeast-2',
      });
    }
    expect(JSON.stringify(workflow)).not.toContain('secrets.');
  });
});
